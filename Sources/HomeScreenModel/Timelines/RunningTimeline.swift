package import LiveValues

/// The timeline that an instance of a widget has at a moment: which entry is shown, what is due, how the budget stands.
///
/// It keeps no time. Whoever has a clock asks for what is due (``nextDeadline``), makes timelines when a reload is granted,
/// and hands them in with ``finish(_:failed:at:in:)``.
package struct RunningTimeline: Codable, Hashable, Sendable {
    package private(set) var budget: ReloadState
    /// When the timeline was made; nil before the first one.
    package private(set) var madeAt: Timestamp?
    package private(set) var entries: [TimelineEntry] = []
    /// The place of the entry that is shown; nil before the first one.
    package private(set) var shown: Int?
    /// When the timeline's policy asks for the next one.
    package private(set) var policy: Timestamp?
    /// When making one is tried again.
    package private(set) var retry: Timestamp?

    /// An instance that was just placed: nothing is shown, and nothing is spent.
    package init(placedAt now: Timestamp) { budget = ReloadState(at: now) }

    /// The entry that is shown.
    package var entry: TimelineEntry? { shown.map { entries[$0] } }

    /// When a reload is due next by itself.
    package var nextReload: Timestamp? { [policy, retry, budget.waiting?.due].compactMap(\.self).min() }

    /// When something is due next: an entry, or a reload.
    ///
    /// Entries ask for nothing, so that whoever passes a long time looks at ``nextReload`` alone.
    package var nextDeadline: Timestamp? {
        let next = (shown ?? -1) + 1
        let entry = next < entries.count ? entries[next].date : nil
        return [nextReload, entry].compactMap(\.self).min()
    }

    // MARK: Reloads

    /// Decides on a request; the caller makes a timeline where it is granted.
    package mutating func ask(_ reason: ReloadReason, at now: Timestamp) -> ReloadDecision {
        let step = ReloadPlan.decide(reason, budget, at: now)
        budget = step.state
        return step.decision
    }

    /// Decides on the reload that was put off, once its time has come.
    package mutating func askWaiting(at now: Timestamp) -> ReloadDecision? {
        guard let step = ReloadPlan.decideWaiting(budget, at: now) else { return nil }
        budget = step.state
        return step.decision
    }

    /// Decides on what the timeline itself asks for; nil when nothing of that is due.
    package mutating func askDue(at now: Timestamp) -> ReloadDecision? {
        if let due = retry, due <= now {
            retry = nil
            return ask(.retry, at: now)
        }
        if let due = policy, due <= now {
            policy = nil
            return ask(.policy, at: now)
        }
        return nil
    }

    /// Takes the timeline that was made for a reload.
    ///
    /// One that failed leaves the last one in place, and is tried again; the very first one is made in any case, with samples
    /// where nothing has come.
    ///
    /// With `isSkimmed` its entries are made later, by ``fill(_:)``: for a policy that does not ask for them.
    package mutating func finish(
        _ timeline: Timeline, failed: Bool, at now: Timestamp, isSkimmed: Bool = false,
        in scope: @autoclosure () -> BindingScope
    ) {
        let (next, again) = ReloadPlan.finished(budget, failed: failed, at: now)
        budget = next
        retry = again
        guard !failed || entries.isEmpty else {
            // Once all tries have failed, the policy counts from here, and not from entries that are long over.
            let next = timeline.nextReload(of: entries, madeAt: now)
            policy = again == nil ? next.map { max($0, now + .seconds(900)) } : nil
            return
        }
        entries = isSkimmed ? [TimelineEntry(date: now, index: 0, item: nil)] : timeline.entries(now: now, in: scope())
        madeAt = now
        shown = nil
        policy = again == nil ? timeline.nextReload(of: entries, madeAt: now) : nil
    }

    /// Takes the entries of a timeline that was skimmed.
    mutating func fill(_ entries: [TimelineEntry]) {
        self.entries = entries
        shown = nil
    }

    /// Forgets its entries, which were made from a file that says something else now; what was spent stays spent.
    package mutating func forgetEntries() {
        entries = []
        shown = nil
        (policy, retry) = (nil, nil)
    }

    /// Shows the entries that have begun.
    ///
    /// - Returns: Those that were not shown before, in order.
    package mutating func showEntries(through now: Timestamp) -> ArraySlice<TimelineEntry> {
        let first = (shown ?? -1) + 1
        let begun = entries[first...].prefix { $0.date <= now }
        if !begun.isEmpty { shown = begun.endIndex - 1 }
        return begun
    }

    /// Takes the budget along when the clock is set: what was saved stays saved.
    package mutating func clockWasSet(by distance: Duration) { budget.shift(by: distance) }
}
