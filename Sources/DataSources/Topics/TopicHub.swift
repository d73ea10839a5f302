package import LiveValues
import Synchronization

/// A bus within this process, with MQTT's rules: filters, topics of its own kind, and messages that are retained.
package final class TopicHub: MessageBus {
    private typealias Handler = @Sendable (TopicMessage) -> Void

    private struct Listener {
        let number: Int
        let filter: TopicFilter
        let handler: Handler
    }

    private struct Delivery {
        let message: TopicMessage
        /// The numbers of the listeners: who has left meanwhile is not called.
        let listeners: [Int]
    }

    private struct Retained {
        let message: TopicMessage
        /// A later message has a larger number.
        let number: Int
    }

    private struct State {
        var lastNumber = 0
        var handlers: [Int: Handler] = [:]
        /// By topic, so that a message costs what its own listeners cost, however many there are of others.
        var ofTopics: [String: [Listener]] = [:]
        var ofPatterns: [Listener] = []
        var retained: [String: Retained] = [:]
        var retainedBytes = 0
        var waiting: [Delivery] = []
        var isDelivering = false

        /// Remembers a message in place of the one before on its topic.
        ///
        /// - Returns: Why it is not remembered; then the one before stays.
        mutating func retain(_ message: TopicMessage) -> SourceFailure? {
            let before = retained[message.topic]
            guard !message.payload.isEmpty else {
                forget(message.topic)
                return nil
            }
            guard before != nil || retained.count < TopicHub.maximumRetained else {
                return SourceFailure("messages of \(TopicHub.maximumRetained) topics are retained already")
            }
            let bytes = retainedBytes - (before?.message.byteCount ?? 0) + message.byteCount
            guard bytes <= TopicHub.maximumRetainedBytes else {
                return SourceFailure("messages of \(TopicHub.maximumRetainedBytes) bytes are retained already")
            }
            lastNumber += 1
            retained[message.topic] = Retained(message: message, number: lastNumber)
            retainedBytes = bytes
            return nil
        }

        mutating func forget(_ topic: String) {
            if let gone = retained.removeValue(forKey: topic) { retainedBytes -= gone.message.byteCount }
        }
    }

    /// The most topics that a message is remembered of.
    package static let maximumRetained = 10_000
    /// The most bytes of the messages that are remembered, topics included.
    package static let maximumRetainedBytes = 4 << 20

    private let state = Mutex(State())
    private let notice: ChangeNotice

    /// A bus on which nothing has been said.
    package init(clock: any LiveClock) {
        notice = ChangeNotice(clock: clock)
    }

    package var connection: BusConnection { .connected }
    package var nextDeadline: Timestamp? { nil }
    package func advance() {}

    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { notice.subscribe(handler) }

    package func listen(
        to filter: TopicFilter, _ handler: @escaping @Sendable (TopicMessage) -> Void
    ) -> TopicSubscription {
        let number = state.withLock { state in
            state.lastNumber += 1
            let listener = Listener(number: state.lastNumber, filter: filter, handler: handler)
            state.handlers[listener.number] = handler
            if filter.isOneTopic {
                state.ofTopics[filter.description, default: []].append(listener)
            } else {
                state.ofPatterns.append(listener)
            }
            // In the order in which they came: whoever shows one of several topics shows what was said last.
            let known = state.retained.values.filter { filter.matches($0.message.topic) }
                .sorted { $0.number < $1.number }
            state.waiting += known.map { Delivery(message: $0.message, listeners: [listener.number]) }
            return listener.number
        }
        deliver()
        return TopicSubscription { [weak self] in self?.remove(number, of: filter) }
    }

    package func publish(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure) {
        try enqueue(message, isRetained: isRetained)
        deliver()
    }

    /// Takes a message, and calls nobody.
    func enqueue(_ message: TopicMessage, isRetained: Bool) throws(SourceFailure) {
        try message.check()
        let problem = state.withLock { state in
            if isRetained, let problem = state.retain(message) { return Optional(problem) }
            let listeners =
                (state.ofTopics[message.topic] ?? []) + state.ofPatterns.filter { $0.filter.matches(message.topic) }
            if !listeners.isEmpty {
                state.waiting.append(Delivery(message: message, listeners: listeners.map(\.number).sorted()))
            }
            return nil
        }
        if let problem { throw problem }
    }

    /// Forgets the messages of the topics that are to be forgotten.
    func forget(where isForgotten: (String) -> Bool) {
        state.withLock { state in
            for topic in state.retained.keys.filter(isForgotten) { state.forget(topic) }
        }
    }

    /// Calls the listeners, one message after the other, on one thread at a time and never under the lock.
    func deliver() {
        let isFirst = state.withLock { state in
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard isFirst else { return }
        while let deliveries = takeWaiting() {
            for delivery in deliveries {
                for number in delivery.listeners {
                    state.withLock { $0.handlers[number] }?(delivery.message)
                }
            }
        }
    }

    private func takeWaiting() -> [Delivery]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isDelivering = false
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    private func remove(_ number: Int, of filter: TopicFilter) {
        state.withLock { state in
            state.handlers[number] = nil
            if filter.isOneTopic {
                state.ofTopics[filter.description]?.removeAll { $0.number == number }
                if state.ofTopics[filter.description]?.isEmpty == true { state.ofTopics[filter.description] = nil }
            } else {
                state.ofPatterns.removeAll { $0.number == number }
            }
        }
    }
}
