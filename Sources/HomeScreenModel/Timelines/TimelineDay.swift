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

    /// The same for entries that are made of the items of a list.
    package func span(in scope: BindingScope) -> Duration? {
        guard case (.atEnd, .items(_, let every)) = (reload, entries) else { return nil }
        return every * (entries(now: Timestamp(milliseconds: 0), in: scope).count - 1)
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

    /// What one run tells at most, so that no policy fills the memory.
    private static let maxEvents = 20_000

    /// Simulates an instance that is placed at the start.
    ///
    /// `scope` gives what data are at a moment, and `fails` whether making a timeline fails; each reload asks both.
    package init(
        _ timeline: Timeline, from start: Timestamp, lasting length: Duration, requests: [Request] = [],
        in scope: (Timestamp) -> BindingScope, fails: (Timestamp) -> Bool = { _ in false }
    ) {
        var running = RunningTimeline(placedAt: start)
        var events: [Event] = []
        func show(through now: Timestamp) {
            for entry in running.showEntries(through: now).prefix(max(0, Self.maxEvents - events.count)) {
                events.append(Event(date: entry.date, kind: .shown(entry)))
            }
        }
        func take(_ decision: ReloadDecision, at now: Timestamp) {
            events.append(Event(date: now, kind: .asked(decision)))
            guard decision.isGranted else { return }
            let hasFailed = fails(now)
            if hasFailed { events.append(Event(date: now, kind: .failed)) }
            running.finish(timeline, failed: hasFailed, at: now, in: scope(now))
            show(through: now)
        }
        take(running.ask(.placed, at: start), at: start)
        var requests = requests.sorted { $0.date < $1.date }[...]
        let end = start + length
        while events.count < Self.maxEvents,
            let now = [running.nextReload, requests.first?.date].compactMap(\.self).min(), now < end
        {
            show(through: now)
            if let decision = running.askWaiting(at: now) { take(decision, at: now) }
            if let request = requests.first, request.date <= now {
                requests.removeFirst()
                take(running.ask(request.reason, at: now), at: now)
            }
            while let decision = running.askDue(at: now) { take(decision, at: now) }
        }
        show(through: end - .milliseconds(1))
        self.events = events
        state = running.budget
    }

    /// How many reloads were granted, and how many of those paid.
    package var reloads: (granted: Int, paid: Int) {
        events.reduce(into: (0, 0)) { counts, event in
            guard case .asked(let decision) = event.kind, decision.isGranted else { return }
            counts.0 += 1
            if case .paid = decision { counts.1 += 1 }
        }
    }
}
