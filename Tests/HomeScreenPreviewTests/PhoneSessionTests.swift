import Foundation
import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering
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

    @Test(arguments: [("en", "A value is stored under a key: name one."), ("zh-Hans", "值需要存储在某个键下：请填写键。")])
    func storesNothingUnderAnEmptyKey(locale: String, words: String) throws {
        let before = phone.state
        let session = PhoneSession(phone: phone, viewer: "lin", locale: locale)
        let command = PhoneCommand.writeOnly(group: "group.demo", key: "", value: "1", person: "lin")
        let refusal = #expect(throws: CommandRefusal.self) {
            try session.perform([UInt8](JSONEncoder().encode(command)))
        }
        #expect(refusal?.message == words)
        #expect(phone.state == before)
    }

    @Test func offersAndTakesTheGroupsOfAppsWithoutAWidgetOnAScreen() throws {
        phone.place([], on: "lock", groups: ["bank": "group.bank", "demo": "group.demo"])
        let panel = AppsPanel(
            state: phone.state, widgets: phone.widgets, seat: PhoneState.Seat(person: "lin", locale: "en"))
        let options = HTMLRenderer.render(panel.node).matches(of: /<option[^>]*>([^<]*)</).map { String($0.1) }
        #expect(options == ["group.bank", "group.demo"])
        try send(.writeOnly(group: "group.bank", key: "k", value: 1, person: "lin"))
        #expect(phone.state.person("lin").stores["group.bank"]?["k"] == 1)
    }

    @Test func writesIntoTheStoresOfAllPeople() throws {
        for person in ["lin", "anna"] {
            try send(.write(group: "group.demo", key: "k", value: 1, person: person))
            #expect(phone.state.person(person).stores["group.demo"]?["k"] == 1)
        }
    }
}
