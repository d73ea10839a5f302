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
        for connection in connections where connection.sources.isEmpty { connection.body(phone) }
        phone.bring(placed.data(in: request.scene?.dataFiles ?? [:]))
        phone.place([placed], on: placed.screen)
        let seat = PhoneState.Seat(person: request.scene?.viewer ?? "", locale: request.scene?.locale ?? "en")
        phone.look(seat)
        phone.settle()
        let key = placed.key(of: seat)
        // Answers of servers may take their time; what they are then is what the plan is made with.
        while phone.state.instances[key]?.pending != nil, let due = phone.nextDeadline {
            clock.advance(by: max(.milliseconds(1), due - clock.now))
            phone.advance()
        }
        let state = phone.state
        let sources = state.instances[key]?.sources ?? [:]
        let servers = placed.servers(of: key, on: phone)
        let silent = servers.first { $0.problem != nil }
        let day = TimelineDay(
            placed.timeline, from: start, lasting: request.length,
            in: { placed.scope(of: key, sources, on: state, at: $0) }, fails: { _ in silent != nil })
        return Forecast(day, placed, seat, from: start, in: state.timeZone, askedOf: servers)
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

/// A server of a widget's source, and what came of asking it for a plan.
private struct ForecastServer {
    /// Host and port, or the whole address where it has neither.
    let place: String
    let source: String
    /// Whether the fixture has its answer.
    let isOfFixture: Bool
    let wasAsked: Bool
    /// Why it brought nothing, as a clause; nil where it did, or was not asked.
    let problem: String?

    /// What the plan takes for granted of it; nil for what the fixture says.
    var assumption: String? {
        if !wasAsked {
            return "\(place) was not asked: the plan is made of the sample of '\(source)', as if it answered; "
                + "'--allow-host \(place)' asks it"
        }
        if let problem { return "it stays so that \(place) brings nothing for '\(source)': \(problem)" }
        return isOfFixture ? nil : "\(place) was asked once for '\(source)', and answers the same from then on"
    }
}

extension PlacedWidget {
    /// The servers that a widget's sources ask, in their order.
    fileprivate func servers(of key: InstanceKey, on phone: PhoneStore) -> [ForecastServer] {
        let state = phone.state
        let scope = addressScope(of: key, on: state)
        return sources.compactMap { source -> ForecastServer? in
            guard case .http = source.origin, let snapshot = state.instances[key]?.sources[source.name] else {
                return nil
            }
            guard case .http(let request)? = try? address(of: source, for: key, in: scope) else {
                return ForecastServer(
                    place: source.name, source: source.name, isOfFixture: false, wasAsked: true,
                    problem: snapshot.problem)
            }
            let isOfFixture = state.outcome(of: request) != nil
            let wasAsked = isOfFixture || phone.mayAsk(request.url)
            return ForecastServer(
                place: Link(request.url)?.place ?? request.url, source: source.name, isOfFixture: isOfFixture,
                wasAsked: wasAsked,
                problem: wasAsked && snapshot.state != .fresh ? snapshot.problem ?? "no answer" : nil)
        }
    }
}

extension Forecast {
    fileprivate init(
        _ day: TimelineDay, _ placed: PlacedWidget, _ seat: PhoneState.Seat, from start: Timestamp, in timeZone: String,
        askedOf servers: [ForecastServer]
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
            events: day.events.map { Event($0, clock, without: servers.first { $0.problem != nil }) },
            totals: [
                Total("entries", day.events.count { if case .shown = $0.kind { true } else { false } }),
                Total("granted", reloads.granted), Total("paid", reloads.paid), Total("deferred", deferred),
            ],
            assumptions: (placed.screen.isEmpty
                ? ["no screen places it: the plan is made at a moment that is always the same"] : [])
                + servers.compactMap(\.assumption) + ReloadPlan.assumptions)
    }
}

extension Forecast.Event {
    fileprivate init(_ event: TimelineDay.Event, _ clock: LocalFormat, without server: ForecastServer?) {
        switch event.kind {
        case .shown(let entry):
            self.init(
                at: event.date, "entry", "entry \(entry.index)", details: ["index": .integer(entry.index)])
        case .failed:
            self.init(
                at: event.date, "failure",
                "\(server?.place ?? "a server") brought nothing for '\(server?.source ?? "")': the last timeline stays",
                details: ["server": .string(server?.place ?? "")])
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
