package import LiveValues
import Synchronization

/// A bus whose messages go through an MQTT broker, which may go away and come back.
///
/// What is listened to is asked for again at each connection. The last message of each topic that somebody listens to is
/// remembered, and told to those who listen later. A broker that says more than 200 messages a second is heard a second
/// late, with the newest of each sort: of each topic, unless whoever opens the bus knows sorts below that.
package final class BrokerBus: MessageBus {
    private struct State {
        var link: (any BrokerLink)?
        /// Tells the events of this link from those of the ones before.
        var linkNumber = 0
        var connection = BusConnection.connecting
        var retry: Timestamp?
        var pause = BrokerBus.shortestPause
        /// How many listen to each filter.
        var filters: [TopicFilter: Int] = [:]
        var gate: RateGate
        var isStopped = false
    }

    /// How long after losing the broker it is looked for; each time in vain doubles it.
    package static let shortestPause = Duration.seconds(1)
    /// The longest time between two looks.
    package static let longestPause = Duration.seconds(30)

    private let clock: any LiveClock
    private let makeLink: @Sendable () -> any BrokerLink
    private let onTrouble: @Sendable (String) -> Void
    private let hub: TopicHub
    private let notice: ChangeNotice
    private let state: Mutex<State>

    /// Connects to a broker.
    ///
    /// - Parameters:
    ///   - address: Where it is.
    ///   - clock: What pauses pass on; with one that stands still, a lost broker stays lost.
    ///   - sort: Names the sort of a message; of one sort, a newer message says all that an older one did.
    ///   - onTrouble: Told, in a sentence, of each message that is not taken.
    package convenience init(
        _ address: BrokerAddress, clock: any LiveClock,
        newestOf sort: @escaping @Sendable (TopicMessage) -> String = \.topic,
        onTrouble: @escaping @Sendable (String) -> Void
    ) {
        self.init(clock: clock, newestOf: sort, onTrouble: onTrouble) { MosquittoLink(to: address) }
    }

    init(
        clock: any LiveClock, newestOf sort: @escaping @Sendable (TopicMessage) -> String = \.topic,
        onTrouble: @escaping @Sendable (String) -> Void,
        link makeLink: @escaping @Sendable () -> any BrokerLink
    ) {
        self.clock = clock
        self.makeLink = makeLink
        self.onTrouble = onTrouble
        state = Mutex(State(gate: RateGate(newestOf: sort)))
        hub = TopicHub(clock: clock)
        notice = ChangeNotice(clock: clock)
        connect()
    }

    deinit {
        state.withLock { state in
            state.isStopped = true
            return state.link
        }?.stop()
    }

    package var connection: BusConnection { state.withLock { $0.connection } }

    package var nextDeadline: Timestamp? {
        state.withLock { [$0.retry, $0.gate.nextDeadline].compactMap(\.self).min() }
    }

    package func advance() {
        let now = clock.now
        let isDue = state.withLock { state in
            let isDue = state.retry.map { $0 <= now } ?? false
            if isDue { state.retry = nil }
            return isDue
        }
        hear { $0.release(at: now) }
        if isDue { connect() }
    }

    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { notice.subscribe(handler) }

    package func listen(
        to filter: TopicFilter, _ handler: @escaping @Sendable (TopicMessage) -> Void
    ) -> TopicSubscription {
        let inner = hub.listen(to: filter, handler)
        let link = state.withLock { state in
            state.filters[filter, default: 0] += 1
            return state.filters[filter] == 1 && state.connection == .connected ? state.link : nil
        }
        // A connection that has just ended asks again when it is back.
        try? link?.listen(to: filter)
        let isOver = Mutex(false)
        return TopicSubscription { [weak self] in
            inner.cancel()
            let isFirst = isOver.withLock { isOver in
                defer { isOver = true }
                return !isOver
            }
            if isFirst { self?.leave(filter) }
        }
    }

    package func publish(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure) {
        try message.check()
        let (connection, link) = state.withLock { ($0.connection, $0.link) }
        switch (connection, link) {
        case (.connected, let link?): try link.publish(message, isRetained: isRetained)
        case (.lost(let failure), _): throw failure
        default: throw SourceFailure("the broker has not answered yet")
        }
    }

    // MARK: The connection

    private func connect() {
        let link = makeLink()
        let number = state.withLock { state in
            state.link = link
            state.linkNumber += 1
            return state.linkNumber
        }
        link.start { [weak self] event in self?.take(event, of: number) }
    }

    private func take(_ event: BrokerEvent, of number: Int) {
        guard state.withLock({ $0.linkNumber == number && !$0.isStopped }) else { return }
        switch event {
        case .welcomed: welcome()
        case .said(let message): pass(message)
        case .ended(let failure):
            let now = clock.now
            state.withLock { state in
                state.connection = .lost(failure)
                state.link = nil
                state.retry = now + state.pause
                state.pause = min(state.pause * 2, Self.longestPause)
            }
            notice.tell()
        }
    }

    private func welcome() {
        let (link, filters) = state.withLock { state in
            state.connection = .connected
            state.pause = Self.shortestPause
            return (state.link, state.filters.keys.sorted { $0.description < $1.description })
        }
        for filter in filters { try? link?.listen(to: filter) }
        notice.tell()
    }

    private func pass(_ message: TopicMessage) {
        do throws(SourceFailure) {
            try message.check()
        } catch {
            return onTrouble("\(error); it is not taken.")
        }
        let now = clock.now
        if hear({ $0.take(message, at: now) }) { notice.tell() }
    }

    /// Tells the listeners what the gate lets through, in the order in which it does.
    ///
    /// - Returns: Whether something waits now, and nothing did before.
    @discardableResult
    private func hear(_ passing: (inout RateGate) -> [TopicMessage]) -> Bool {
        let (isWaiting, failure) = state.withLock { state in
            let before = state.gate.nextDeadline
            var failure: SourceFailure?
            for message in passing(&state.gate) {
                do throws(SourceFailure) {
                    try hub.enqueue(message, isRetained: true)
                } catch {
                    failure = error
                }
            }
            return (before == nil && state.gate.nextDeadline != nil, failure)
        }
        hub.deliver()
        if let failure { onTrouble("\(failure); what comes beyond that is not taken.") }
        return isWaiting
    }

    private func leave(_ filter: TopicFilter) {
        let (isLast, link, rest) = state.withLock { state in
            let count = (state.filters[filter] ?? 1) - 1
            state.filters[filter] = count > 0 ? count : nil
            return (count <= 0, state.connection == .connected ? state.link : nil, Array(state.filters.keys))
        }
        guard isLast else { return }
        try? link?.ignore(filter)
        hub.forget { topic in filter.matches(topic) && !rest.contains { $0.matches(topic) } }
    }
}
