package import LiveValues

/// What a command comes to: facts, and what has to be asked of others.
///
/// ## Design
/// A decision works on a copy of the state, and its time moves only inside of it, from one deadline to the next: two hours
/// that somebody skips are lived through, in order. What it does to instances is gathered and told as one fact, so that a
/// day of reloads is one line of the log and one repaint.
package struct PhoneDecision: Sendable {
    /// The state after what was decided so far.
    package internal(set) var state: PhoneState
    package private(set) var facts: [PhoneFact] = []
    /// The servers that have to be asked outside of this process, in order.
    package internal(set) var questions: [String] = []

    let widgets: PlacedWidgets
    var now: Timestamp
    private var touched: Set<InstanceKey> = []
    private var requestsBefore: [String: PhoneState.Request]

    /// Begins with a state at a moment.
    package init(_ state: PhoneState, _ widgets: PlacedWidgets, at now: Timestamp) {
        self.state = state
        self.widgets = widgets
        self.now = now
        requestsBefore = state.requests
    }

    /// How far the time may be moved, in milliseconds: ten years, more than any timeline reaches.
    package static let farthest: Int64 = 10 * 366 * 86_400_000

    /// Does what somebody asks for; nothing where all is so already.
    package mutating func carryOut(_ command: PhoneCommand) throws(PhoneRefusal) {
        switch command {
        case .setNetwork(let network): setNetwork(network)
        case .setSignedIn(let app, let isIn, let person): setSignedIn(app, isIn, person)
        case .bringToFront(let app, let person):
            if state.person(person).appInFront != app { tell(.appInFront(app: app, person: person)) }
        case .write(let group, let key, let value, let person):
            write(value, StoreKey(group: group, key: key, person: person))
        case .moveTime(let milliseconds): try moveTime(by: milliseconds)
        case .shiftTime(let minutes):
            let (wanted, overflow) = Int64(minutes).multipliedReportingOverflow(by: 60_000)
            guard !overflow, wanted.magnitude <= Self.farthest.magnitude else { throw .farTime }
            try moveTime(by: wanted - state.timeShift)
        case .resetTime: try moveTime(by: -state.timeShift)
        case .tap(let app, let url):
            // The system opens the app in any case; where to go in it comes afterwards.
            tell(.appOpened(app: app))
            if let url { tell(.linkOpened(app: app, url: url)) }
        case .choose(let instance, let parameter, let value): choose(value, for: parameter, of: instance)
        case .reload(let scope): reload(scope)
        case .deliver(let address, let delivery): take(delivery, from: address)
        case .lose(let address, let reason): lose(address, reason)
        case .regain(let address): regain(address)
        case .deliverPicture(let url, let picture): take(picture, from: url)
        case .connect(let connections): take(connections)
        case .told(let topic, let value): hear(value, on: topic)
        }
    }

    /// Notes a fact, and lets it hold from now on.
    mutating func tell(_ fact: PhoneFact) {
        state.evolve(fact)
        facts.append(fact)
    }

    /// Changes an instance, which is told the time; what it becomes is told at the end.
    ///
    /// - Returns: What the change answers; nil where there is no such instance.
    @discardableResult
    mutating func change<Answer>(
        _ key: InstanceKey, _ body: (inout WidgetInstance, _ now: Timestamp) -> Answer
    ) -> Answer? {
        guard var instance = state.instances[key] else { return nil }
        // Taken out, so that the change copies nothing.
        state.instances[key] = nil
        let answer = body(&instance, now)
        state.instances[key] = instance
        touched.insert(key)
        return answer
    }

    /// Puts an instance in place, or takes it away.
    mutating func put(_ instance: WidgetInstance?, at key: InstanceKey) {
        state.instances[key] = instance
        touched.insert(key)
    }

    /// Tells what has become of instances; the last thing that is done.
    package mutating func finish() {
        guard !touched.isEmpty || state.requests != requestsBefore else { return }
        let instances = Dictionary(uniqueKeysWithValues: touched.map { ($0, state.instances[$0]) })
        facts.append(.timelinesChanged(TimelineChanges(instances: instances, requests: state.requests)))
        touched = []
        requestsBefore = state.requests
    }
}
