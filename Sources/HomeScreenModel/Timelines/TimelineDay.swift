package import LiveValues

extension Timeline {
    /// How long a timeline lasts before its policy asks for another one; nil when it never does, or when data decide.
    package var span: Duration? {
        switch (reload, entries) {
        case (.after(let duration), _): duration
        case (.atEnd, .count(let count, let every)): every * (count - 1)
        case (.atEnd, .times), (.atEnd, .items), (.atEnd, .moments), (.topic, _), (.never, _): nil
        }
    }

    /// When the policy of a timeline asks for the next one; nil when it waits for somebody.
    package func nextReload(of shown: [TimelineEntry], madeAt now: Timestamp) -> Timestamp? {
        switch reload {
        case .after(let duration): now + duration
        case .atEnd: shown.last?.date
        case .topic, .never: nil
        }
    }
}

/// What happens to one instance of a widget while time goes by: entries that are shown, reloads that are asked for.
package struct TimelineDay: Sendable {
    /// Something that happens.
    package struct Event: Hashable, Sendable {
        package let date: Timestamp
        package let kind: Kind
    }

    /// What it is.
    package enum Kind: Hashable, Sendable {
        /// An entry begins to show; its place in its timeline.
        case shown(TimelineEntry)
        /// Somebody asks for a reload, or one that was put off is due.
        case asked(ReloadDecision)
        /// A timeline could not be made, so that the last one stays.
        case failed
    }

    /// Somebody who asks from outside: the app, a button, the system.
    package struct Request: Hashable, Sendable {
        package let date: Timestamp
        package let reason: ReloadReason

        package init(at date: Timestamp, _ reason: ReloadReason) {
            self.date = date
            self.reason = reason
        }
    }

    /// What happens, in order.
    package private(set) var events: [Event] = []
    /// How the budget stands at the end.
    package private(set) var state: ReloadState

    private let timeline: Timeline
    private var entries: [TimelineEntry] = []
    private var nextEntry = 0
    private var policy: Timestamp?
    private var retry: Timestamp?

    /// What one run tells at most, so that no policy fills the memory.
    private static let maxEvents = 20_000

    /// Simulates an instance that is placed at the start.
    ///
    /// `scope` gives what data are at a moment, and `fails` whether making a timeline then fails; both are asked at each
    /// reload.
    package init(
        _ timeline: Timeline, from start: Timestamp, lasting length: Duration, requests: [Request] = [],
        in scope: (Timestamp) -> BindingScope, fails: (Timestamp) -> Bool = { _ in false }
    ) {
        self.timeline = timeline
        state = ReloadState(at: start)
        var requests = requests.sorted { $0.date < $1.date }[...]
        take(ReloadPlan.decide(.placed, state, at: start), at: start, scope, fails)
        let end = start + length
        while events.count < Self.maxEvents, let now = nextMoment(requests.first?.date), now < end {
            showEntries(through: now)
            if let waiting = ReloadPlan.decideWaiting(state, at: now) { take(waiting, at: now, scope, fails) }
            if let request = requests.first, request.date <= now {
                requests.removeFirst()
                take(ReloadPlan.decide(request.reason, state, at: now), at: now, scope, fails)
            }
            if let due = retry, due <= now {
                retry = nil
                take(ReloadPlan.decide(.retry, state, at: now), at: now, scope, fails)
            }
            if let due = policy, due <= now {
                policy = nil
                take(ReloadPlan.decide(.policy, state, at: now), at: now, scope, fails)
            }
        }
        showEntries(through: end - .milliseconds(1))
    }

    /// How many reloads were granted, and how many of those paid.
    package var reloads: (granted: Int, paid: Int) {
        events.reduce(into: (0, 0)) { counts, event in
            guard case .asked(let decision) = event.kind, decision.isGranted else { return }
            counts.0 += 1
            if case .paid = decision { counts.1 += 1 }
        }
    }

    private func nextMoment(_ request: Timestamp?) -> Timestamp? {
        [policy, retry, state.waiting?.due, request].compactMap(\.self).min()
    }

    private mutating func take(
        _ step: (decision: ReloadDecision, state: ReloadState), at now: Timestamp,
        _ scope: (Timestamp) -> BindingScope, _ fails: (Timestamp) -> Bool
    ) {
        state = step.state
        events.append(Event(date: now, kind: .asked(step.decision)))
        guard step.decision.isGranted else { return }
        let hasFailed = fails(now)
        let (next, again) = ReloadPlan.finished(state, failed: hasFailed, at: now)
        state = next
        retry = again
        if hasFailed { events.append(Event(date: now, kind: .failed)) }
        guard !hasFailed || entries.isEmpty else {
            // Once all tries have failed, the policy counts from here, and not from entries that are long over.
            let next = timeline.nextReload(of: entries, madeAt: now)
            policy = again == nil ? next.map { max($0, now + .seconds(900)) } : nil
            return
        }
        entries = timeline.entries(now: now, in: scope(now))
        nextEntry = 0
        policy = again == nil ? timeline.nextReload(of: entries, madeAt: now) : nil
        showEntries(through: now)
    }

    private mutating func showEntries(through now: Timestamp) {
        while nextEntry < entries.count, entries[nextEntry].date <= now, events.count < Self.maxEvents {
            let entry = entries[nextEntry]
            events.append(Event(date: entry.date, kind: .shown(entry)))
            nextEntry += 1
        }
    }
}
