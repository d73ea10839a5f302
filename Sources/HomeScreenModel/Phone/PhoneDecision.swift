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
    /// What servers have to be asked outside of this process, in order.
    package internal(set) var questions: [PhoneQuestion] = []

    let widgets: PlacedWidgets
    /// The screens that somebody looks at; nil for all.
    let looks: Set<PhoneLook>?
    var now: Timestamp
    private(set) var deadlines: InstanceDeadlines
    /// Until when time passes at once; nil while it does not.
    var passing: Timestamp?
    /// Whether so much time passes that entries are looked at only when it is over.
    var isSkimming = false
    /// The scope and the moment of each instance's last timeline made while time passed, whose entries are made later.
    var skimmed: [InstanceKey: (scope: BindingScope, time: Timestamp)] = [:]
    /// The last reload of each instance that skipped time passed over, and whose servers are still to be asked.
    var passedOver: [InstanceKey: PassedReload] = [:]
    /// The failures of servers that were told.
    var reported: Set<PhoneFact> = []
    private var touched: Set<InstanceKey> = []
    /// Those of them whose deadlines may be others since they were noted.
    private var unsettled: Set<InstanceKey> = []
    private var hasComeOrGone = false
    private var requestsBefore: [SourceRequest: PhoneState.Request]

    /// Begins with a state at a moment.
    package init(_ state: consuming PhoneState, _ widgets: PlacedWidgets, at now: Timestamp) {
        let deadlines = InstanceDeadlines(state.instances)
        self.init(state, widgets, deadlines, at: now)
    }

    /// The same where it is known when its instances are due, and who looks at them.
    init(
        _ state: consuming PhoneState, _ widgets: PlacedWidgets, _ deadlines: consuming InstanceDeadlines,
        seenBy looks: Set<PhoneLook>? = nil, at now: Timestamp
    ) {
        self.looks = looks
        self.deadlines = deadlines
        requestsBefore = state.requests
        self.state = state
        self.widgets = widgets
        self.now = now
    }

    /// How far the time may be moved, in milliseconds: ten years, more than any timeline reaches.
    package static let farthest: Int64 = 10 * 366 * 86_400_000

    /// Does what somebody asks for; nothing where all is so already.
    package mutating func carryOut(_ command: PhoneCommand) throws(PhoneRefusal) {
        switch command {
        case .write(_, "", _, _), .writeOnly(_, "", _, _): throw .missingKey
        case .setNetwork(let network): setNetwork(network)
        case .setSignedIn(let app, let isIn, let person): setSignedIn(app, isIn, person)
        case .bringToFront(let app, let person):
            if state.person(person).appInFront != app { tell(.appInFront(app: app, person: person)) }
        case .write(let group, let key, let value, let person):
            write(value, StoreKey(group: group, key: key, person: person))
        case .writeOnly(let group, let key, let value, let person):
            store(value, StoreKey(group: group, key: key, person: person))
        case .moveTime(let milliseconds): try moveTime(by: milliseconds)
        case .shiftTime(let minutes):
            let (wanted, overflow) = Int64(minutes).multipliedReportingOverflow(by: 60_000)
            guard !overflow, wanted.magnitude <= Self.farthest.magnitude else { throw .farTime }
            try moveTime(by: wanted - state.timeShift)
        case .resetTime: try moveTime(by: -state.timeShift)
        case .tap(let app, let url, let route, let person): open(url, in: app, route: route, for: person)
        case .press(let key, let intent, let actions): try press(intent, actions, of: key)
        case .choose(let instance, let parameter, let value): choose(value, for: parameter, of: instance)
        case .forgetChoices(let instance): forgetChoices(of: instance)
        case .turn(let stack, let index): turn(stack, to: index)
        case .expand(let instance, let isExpanded):
            if state.expansions[instance.inAnyLanguage] != isExpanded { tell(.expanded(instance, isExpanded)) }
        case .useThing(let thing, let property, let value): try use(thing, .properties([property: value]))
        case .setThingStatus(let thing, let status): try use(thing, .status(status))
        case .setThingConfirmation(let thing, let confirms): setConfirmation(confirms, of: thing)
        case .reload(let scope): reload(scope)
        case .reloadByHand(let instance): request(.hand, instance)
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
        take(instance, at: key)
        return answer
    }

    /// Puts an instance in place, or takes it away.
    mutating func put(_ instance: WidgetInstance?, at key: InstanceKey) {
        hasComeOrGone = true
        take(instance, at: key)
    }

    private mutating func take(_ instance: WidgetInstance?, at key: InstanceKey) {
        state.instances[key] = instance
        touched.insert(key)
        unsettled.insert(key)
    }

    /// When something is due next, of an instance or of a request.
    mutating func nextDeadline() -> Timestamp? {
        for key in unsettled {
            let instance = state.instances[key]
            deadlines.set(isSkimming ? instance?.nextDuty : instance?.nextDeadline, of: key)
        }
        unsettled.removeAll(keepingCapacity: true)
        return [deadlines.first, state.nextDeadlineOfOthers].compactMap(\.self).min()
    }

    /// Asks all instances anew when something of them is due.
    mutating func unsettleAll() { unsettled.formUnion(state.instances.keys) }

    /// The instances of which something is due, in order.
    mutating func takeDue() -> [InstanceKey] {
        let due = deadlines.takeDue(by: now)
        unsettled.formUnion(due)
        return due
    }

    /// Tells what has become of instances; the last thing that is done.
    package mutating func finish() {
        _ = nextDeadline()
        guard !touched.isEmpty || state.requests != requestsBefore else { return }
        let instances = Dictionary(uniqueKeysWithValues: touched.map { ($0, state.instances[$0]) })
        facts.append(
            .timelinesChanged(
                TimelineChanges(instances: instances, hasComeOrGone: hasComeOrGone, requests: state.requests)))
        touched = []
        hasComeOrGone = false
        requestsBefore = state.requests
    }
}
