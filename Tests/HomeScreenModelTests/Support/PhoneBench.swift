import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import Synchronization
import Testing

/// A telephone in a test: widgets of the app `demo`, a clock that moves by hand, and Lin, who looks at it in English.
final class PhoneBench: Sendable {
    static let start = Timestamp(milliseconds: 1_772_442_720_000)
    static let url = "https://example.com/quote"

    let clock = ManualClock(start)
    let store: PhoneStore

    /// Places widgets, each with what its file says of `data` and `timeline`; nothing for a widget that says neither.
    init(
        _ widgets: [String: String], _ family: WidgetFamily = .systemMedium, from seed: PhoneState = PhoneState(),
        outside: (any PhoneOutside)? = nil, signIn: String? = nil
    ) throws {
        store = PhoneStore(seed, startingAt: nil, clock: clock)
        if let outside { store.connect(outside) }
        store.place(
            try widgets.sorted { $0.key < $1.key }.map { try Self.widget($0, $1, family, signIn: signIn) }, on: "home")
        store.look(PhoneState.Seat(person: "lin", locale: "en"))
    }

    static func widget(
        _ id: String, _ yaml: String, _ family: WidgetFamily = .systemMedium, signIn: String? = nil
    ) throws -> PlacedWidget {
        let reading = try Reading(
            yaml.isEmpty ? "timeline: { }\n" : yaml,
            [
                PropertySpec("data", DeclaredSource.section, "Where data come from."),
                PropertySpec("timeline", .record(Timeline.group), "What is shown when."),
            ])
        var found = reading.diagnostics
        let types = BindingTypes(BindingTypes.builtIn)
        let sources = reading.record["data"].map { DeclaredSource.all($0, types, &found) } ?? []
        let timeline = reading.record["timeline"]?.record.map {
            Timeline($0, BindingTypes(BindingTypes.builtIn + sources.map(\.root)), &found)
        }
        #expect(found.map(\.line) == [])
        return PlacedWidget(
            screen: "home", id: id,
            file: .init(widget: "demo/\(id)", folder: "Widgets/demo/", signIn: signIn, lines: [yaml]), family: family,
            device: "390x844", sources: sources, parameters: [], timeline: timeline ?? .single,
            configuration: [:])
    }

    /// What a server answers at ``url``.
    static func answering(_ body: LiveValue, status: Int = 200, after delay: Int64 = 0) -> PhoneState {
        var state = PhoneState()
        state.answers[url] = PhoneState.Answer(status: status, body: body, delay: delay)
        return state
    }

    /// Lin's instance of a widget.
    func instance(_ id: String = "a") throws -> WidgetInstance { try #require(store.state.instances[key(id)]) }

    func key(_ id: String = "a") -> InstanceKey {
        InstanceKey(screen: "home", id: id, person: "lin", locale: "en")
    }

    /// A source of Lin's instance.
    func source(_ name: String = "q", of id: String = "a") throws -> SourceSnapshot {
        try #require(try instance(id).sources[name])
    }

    /// What was decided, oldest first, as minutes after the start and words.
    func decisions(_ id: String = "a") throws -> [String] {
        try instance(id).log.compactMap { note in
            guard case .asked(let decision) = note.event else { return nil }
            return "\((note.time - Self.start).words) \(decision.words { ($0 - Self.start).words })"
        }
    }

    /// The reloads that were passed over, as distances from the start.
    func passedOver(_ id: String = "a") throws -> [String] {
        try instance(id).log.compactMap { note in
            guard case .passedOver = note.event else { return nil }
            return (note.time - Self.start).words
        }
    }

    /// So many hours after the start.
    func start(plus hours: Int64) -> Timestamp { Self.start + .seconds(3600 * hours) }

    /// Lets time pass, with every deadline at its own time.
    func pass(_ duration: Duration) {
        let end = clock.now + duration
        while let due = store.nextDeadline, due <= end {
            clock.advance(by: max(.zero, due - clock.now))
            store.advance()
        }
        clock.advance(by: end - clock.now)
        store.advance()
    }
}
