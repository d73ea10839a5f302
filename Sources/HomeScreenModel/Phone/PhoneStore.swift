package import LiveValues
import Synchronization

/// A telephone that pages share: its state, its time and what has happened.
package final class PhoneStore: LiveStore {
    private let inner: Mutex<Inner>
    private let feed = ChangeFeed()

    private struct Inner {
        var state: PhoneState
        /// What the files said, to tell what an edit changes.
        var seed: PhoneState
        var clock: any LiveClock
        var openedAt: Timestamp
        /// What the fixture says that now is, to tell whether an edit changes it.
        var start: Timestamp?
        /// Whether the clock is the caller's, which no fixture changes.
        let isGiven: Bool
    }

    /// A telephone as a fixture describes it.
    ///
    /// - Parameters:
    ///   - seed: What the fixture says.
    ///   - start: What now is when it is opened; nil for the machine's time.
    ///   - clock: A clock that goes before both.
    package init(_ seed: PhoneState, startingAt start: Timestamp?, clock: (any LiveClock)?) {
        let time = clock ?? Self.clock(startingAt: start)
        inner = Mutex(
            Inner(
                state: seed, seed: seed, clock: time, openedAt: time.now, start: start, isGiven: clock != nil))
    }

    private static func clock(startingAt start: Timestamp?) -> any LiveClock {
        start.map { OffsetClock(startingAt: $0) } ?? SystemClock()
    }

    /// When it was opened, or what an edit of the fixture has made of that: from then on timelines count.
    package var openedAt: Timestamp { inner.withLock { $0.openedAt } }

    /// The state at this moment.
    package var state: PhoneState { inner.withLock { $0.state } }

    /// Does what somebody asks for.
    package func perform(_ command: PhoneCommand) throws(PhoneRefusal) {
        let facts = try inner.withLock { inner throws(PhoneRefusal) in
            let facts = try inner.state.decide(command)
            for fact in facts { inner.state.evolve(fact) }
            return facts
        }
        for fact in facts { feed.tell(fact, at: now) }
    }

    /// Takes in what a saved fixture says.
    package func update(_ seed: PhoneState, startingAt start: Timestamp?) {
        let fact: PhoneFact? = inner.withLock { inner in
            let before = inner.state
            inner.state = before.taking(seed, insteadOf: inner.seed)
            inner.seed = seed
            let isOtherTime = start != inner.start && !inner.isGiven
            if isOtherTime {
                inner.start = start
                inner.clock = Self.clock(startingAt: start)
                inner.openedAt = inner.clock.now
            }
            return inner.state == before && !isOtherTime ? nil : .fixtureRead(inner.state)
        }
        if let fact { feed.tell(fact, at: now) }
    }

    // MARK: A live store

    /// The telephone's time: the fixture's or the machine's, moved as far as somebody has moved it.
    package var now: Timestamp { inner.withLock { $0.clock.now + .milliseconds($0.state.timeShift) } }

    /// The number of the last fact.
    package var lastSequence: Int { feed.lastSequence }

    /// Nothing happens by itself: pages let their own clocks run.
    package var nextDeadline: Timestamp? { nil }

    /// Nothing is due.
    package func advance() {}

    /// Tells every fact from now on.
    package func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        feed.subscribe(handler)
    }

    /// Passed over: what is drawn gives no commands.
    package func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
}
