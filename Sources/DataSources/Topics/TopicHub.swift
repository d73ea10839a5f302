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

    private struct State {
        var lastNumber = 0
        var handlers: [Int: Handler] = [:]
        /// By topic, so that a message costs what its own listeners cost, however many there are of others.
        var ofTopics: [String: [Listener]] = [:]
        var ofPatterns: [Listener] = []
        var retained: [String: TopicMessage] = [:]
        var waiting: [Delivery] = []
        var isDelivering = false
    }

    /// The most topics that a message is remembered of.
    package static let maximumRetained = 10_000

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
            let known = state.retained.values.filter { filter.matches($0.topic) }.sorted { $0.topic < $1.topic }
            state.waiting += known.map { Delivery(message: $0, listeners: [listener.number]) }
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
        let isFull = state.withLock { state in
            if isRetained {
                guard state.retained[message.topic] != nil || state.retained.count < Self.maximumRetained else {
                    return true
                }
                state.retained[message.topic] = message.payload.isEmpty ? nil : message
            }
            let listeners =
                (state.ofTopics[message.topic] ?? []) + state.ofPatterns.filter { $0.filter.matches(message.topic) }
            if !listeners.isEmpty {
                state.waiting.append(Delivery(message: message, listeners: listeners.map(\.number).sorted()))
            }
            return false
        }
        guard !isFull else {
            throw SourceFailure("messages of \(Self.maximumRetained) topics are retained already")
        }
    }

    /// Forgets the messages of the topics that are to be forgotten.
    func forget(where isForgotten: (String) -> Bool) {
        state.withLock { state in state.retained = state.retained.filter { !isForgotten($0.key) } }
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
