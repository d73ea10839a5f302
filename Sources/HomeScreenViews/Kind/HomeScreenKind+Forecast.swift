import ConfigSchema
import HomeScreenModel
import LiveValues
public import SceneModel

extension HomeScreenKind {
    /// The entries and reloads of a widget, on the screen that places it or on one of its own.
    public func forecast(_ request: ForecastRequest) -> Forecast? {
        guard let placed = placed(request) else { return nil }
        let fixture = request.scene?.fixture
        let start = fixture?.clock ?? request.now
        let clock = ManualClock(start)
        let phone = PhoneStore(PhoneState(fixture?.record, now: start), startingAt: nil, clock: clock)
        phone.place([placed], on: placed.screen)
        let seat = PhoneState.Seat(person: request.scene?.viewer ?? "", locale: request.scene?.locale ?? "en")
        phone.look(seat)
        let key = placed.key(of: seat)
        // Answers of servers may take their time; what they are then is what the plan is made with.
        while phone.state.instances[key]?.pending != nil, let due = phone.nextDeadline {
            clock.advance(by: max(.milliseconds(1), due - clock.now))
            phone.advance()
        }
        let state = phone.state
        let sources = state.instances[key]?.sources ?? [:]
        // Where no screen places it, its samples are what its sources bring.
        let isFailing = !placed.screen.isEmpty && placed.isFailing(sources)
        let day = TimelineDay(
            placed.timeline, from: start, lasting: request.length,
            in: { placed.scope(of: key, sources, on: state, at: $0) }, fails: { _ in isFailing })
        return Forecast(day, placed, seat, from: start, in: state.timeZone)
    }

    private func placed(_ request: ForecastRequest) -> PlacedWidget? {
        if let scene = request.scene,
            let placed = widgets(of: scene).first(where: { $0.file.widget == request.file.id })
        {
            return placed
        }
        guard request.file.kind.name == WidgetFormat.file.name, let widget = WidgetDocument(request.file),
            let family = widget.families.first
        else { return nil }
        return widget.placed(StackMember(widget: widget.document.id), on: "", as: family, app: nil, .standard)
    }
}

extension PlacedWidget {
    /// Whether a server that it asks has brought nothing.
    fileprivate func isFailing(_ snapshots: [String: SourceSnapshot]) -> Bool {
        sources.contains { source in
            guard case .http = source.origin, let snapshot = snapshots[source.name] else { return false }
            return snapshot.state != .fresh
        }
    }
}

extension Forecast {
    fileprivate init(
        _ day: TimelineDay, _ placed: PlacedWidget, _ seat: PhoneState.Seat, from start: Timestamp, in timeZone: String
    ) {
        let clock = LocalFormat.known("en", in: timeZone)
        var place = placed.family.rawValue
        if !placed.screen.isEmpty { place += " on \(placed.screen)" }
        if !seat.person.isEmpty { place += ", for \(seat.person)" }
        let reloads = day.reloads
        let deferred = day.events.count {
            if case .asked(let decision) = $0.kind { decision.due != nil } else { false }
        }
        self.init(
            subject: "\(place), in \(seat.locale)", start: start, timeZone: timeZone,
            events: day.events.map { Event($0, clock) },
            totals: [
                Total("entries", day.events.count { if case .shown = $0.kind { true } else { false } }),
                Total("granted", reloads.granted), Total("paid", reloads.paid), Total("deferred", deferred),
            ],
            assumptions: (placed.screen.isEmpty
                ? ["no screen places it: the plan is made of its samples, at a moment that is always the same"] : [])
                + ReloadPlan.assumptions)
    }
}

extension Forecast.Event {
    fileprivate init(_ event: TimelineDay.Event, _ clock: LocalFormat) {
        switch event.kind {
        case .shown(let entry):
            self.init(
                at: event.date, "entry", "entry \(entry.index)", details: ["index": .integer(entry.index)])
        case .failed:
            self.init(at: event.date, "failure", "a server brought nothing: the last timeline stays")
        case .asked(let decision):
            var details: LiveProperties = ["reason": .string(decision.reason.rawValue)]
            if let due = decision.due { details["until"] = .string(due.instantText) }
            if case .paid(_, let left) = decision { details["left"] = .integer(left) }
            self.init(
                at: event.date, decision.word, "reload " + decision.words { clock.text($0, pattern: "HH:mm:ss") },
                details: details)
        }
    }
}

extension Timestamp {
    /// The moment as files write one.
    fileprivate var instantText: String {
        LocalFormat.known("en", in: "UTC").text(self, pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")
    }
}
