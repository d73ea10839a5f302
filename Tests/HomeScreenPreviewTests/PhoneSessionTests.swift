import Foundation
import HomeScreenModel
import LiveValues
import PreviewServing
import Testing

@testable import HomeScreenPreview

/// The commands that a telephone takes from a page, and those that it refuses.
@Suite struct PhoneSessionTests {
    private let phone: PhoneStore

    init() {
        var seed = PhoneState()
        seed.names = ["lin": "Lin", "anna": "Anna"]
        seed.owner = "lin"
        phone = PhoneStore(seed, startingAt: nil, clock: ManualClock(Timestamp(milliseconds: 1_772_442_720_000)))
        phone.place(
            [
                PlacedWidget(
                    screen: "home", id: "w",
                    file: .init(widget: "demo/w", folder: "Widgets/demo/", group: "group.demo"),
                    family: .systemSmall, device: "390x844", sources: [], parameters: [], timeline: .single,
                    configuration: [:])
            ], on: "home")
    }

    private func send(_ command: PhoneCommand) throws {
        let session = PhoneSession(phone: phone, viewer: "lin", locale: "en")
        try session.perform([UInt8](JSONEncoder().encode(command)))
    }

    @Test(arguments: [
        PhoneCommand.deliver(.topic(filter: "a"), .value(1)), .lose(.topic(filter: "a"), "gone"),
        .regain(.topic(filter: "a")), .deliverPicture(url: "https://example.com/a", .failure("gone")),
        .connect(Connections()), .told(topic: "a", 1),
    ])
    func takesNothingThatOnlyServersAndBrokersTell(command: PhoneCommand) {
        let before = phone.state
        #expect { try send(command) } throws: { ($0 as? CommandRefusal)?.reason == .unreadable }
        #expect(phone.state == before)
    }

    @Test(arguments: [("lin", "group.other"), ("nobody", "group.demo"), ("nobody", "group.other")])
    func writesIntoNoStoreThatThereIsNot(person: String, group: String) {
        let before = phone.state
        #expect(throws: CommandRefusal.self) { try send(.write(group: group, key: "k", value: 1, person: person)) }
        #expect(throws: CommandRefusal.self) { try send(.writeOnly(group: group, key: "k", value: 1, person: person)) }
        #expect(phone.state == before)
    }

    @Test func writesIntoTheStoresOfAllPeople() throws {
        for person in ["lin", "anna"] {
            try send(.write(group: "group.demo", key: "k", value: 1, person: person))
            #expect(phone.state.person(person).stores["group.demo"]?["k"] == 1)
        }
    }
}
