import HomeScreenModel
import LiveValues
import SceneRendering
import Synchronization
import Testing

@testable import HomeScreenPreview

/// What the panel draws anew when something becomes of timelines.
@Suite struct TimelinesPanelTests {
    private static let all = "d-phone-timelines"
    private let store = PhoneStore(
        PhoneState(), startingAt: nil, clock: ManualClock(Timestamp(milliseconds: 1_772_442_720_000)))
    private let seat = PhoneState.Seat(person: "lin", locale: "en")

    init() {
        store.place((1...20).map { Self.widget("w\($0)") }, on: "home")
        store.look(seat)
    }

    private static func widget(_ id: String) -> PlacedWidget {
        PlacedWidget(
            screen: "home", id: id, file: .init(widget: "demo/\(id)", folder: "Widgets/demo/"), family: .systemSmall,
            device: "390x844", sources: [], parameters: [], timeline: .single, configuration: [:])
    }

    private func key(_ id: String) -> InstanceKey {
        InstanceKey(screen: "home", id: id, person: seat.person, locale: seat.locale)
    }

    /// The elements that pages replace because of what happens.
    private func replaced(seenBy seat: PhoneState.Seat, after act: (PhoneStore) throws -> Void) rethrows -> [String] {
        let records = Mutex<[ChangeRecord]>([])
        let subscription = store.subscribe { record in records.withLock { $0.append(record) } }
        try act(store)
        let panel = PhonePanel(state: store.state, widgets: store.widgets, now: store.now, seat: seat)
        return withExtendedLifetime(subscription) {
            records.withLock { $0 }.flatMap { panel.listPatches(for: $0) }.map(\.id)
        }
    }

    @Test func areTheRowsOfFewWidgets() throws {
        let ids = try replaced(seenBy: seat) { try $0.perform(.reload(.instance(key("w3")))) }
        #expect(ids == ["d-timeline-home-w3"])
    }

    @Test func areAllRowsOfMany() throws {
        let ids = try replaced(seenBy: seat) { try $0.perform(.reload(.all(person: "lin"))) }
        #expect(ids == [Self.all])
    }

    @Test func areAllRowsWhereOneCame() {
        let ids = replaced(seenBy: seat) { $0.place([Self.widget("late")], on: "second") }
        #expect(ids == [Self.all])
    }

    @Test func areNoRowsOfSomebodyElse() throws {
        let anna = PhoneState.Seat(person: "anna", locale: "en")
        let ids = try replaced(seenBy: anna) { try $0.perform(.reload(.instance(key("w3")))) }
        #expect(ids == [])
    }

    @Test func areNoneWhereAMessageConcernsNoWidget() throws {
        let ids = try replaced(seenBy: seat) { try $0.perform(.told(topic: "home/lamp", true)) }
        #expect(ids == [])
    }
}
