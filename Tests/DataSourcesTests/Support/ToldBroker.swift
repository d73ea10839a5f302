import LiveValues
import Synchronization

@testable import DataSources

/// A broker whose events are those that a test tells.
final class ToldBroker: Sendable {
    final class Link: BrokerLink {
        private let broker: ToldBroker
        private let onEvent = Mutex<(@Sendable (BrokerEvent) -> Void)?>(nil)

        init(_ broker: ToldBroker) {
            self.broker = broker
        }

        func start(_ onEvent: @escaping @Sendable (BrokerEvent) -> Void) {
            self.onEvent.withLock { $0 = onEvent }
        }

        func tell(_ event: BrokerEvent) { onEvent.withLock { $0 }?(event) }
        func publish(_ message: TopicMessage, isRetained: Bool) { broker.note("publish \(message.topic)") }
        func listen(to filter: TopicFilter) { broker.note("listen \(filter)") }
        func ignore(_ filter: TopicFilter) { broker.note("ignore \(filter)") }
        func stop() { broker.note("stop") }
    }

    private struct State {
        var links: [Link] = []
        var calls: [String] = []
    }

    private let state = Mutex(State())

    var makeLink: @Sendable () -> any BrokerLink {
        { [self] in
            let link = Link(self)
            state.withLock { $0.links.append(link) }
            return link
        }
    }

    /// How often somebody has tried to connect.
    var attempts: Int { state.withLock { $0.links.count } }

    /// The last connection.
    var link: Link? { state.withLock { $0.links.last } }

    func tell(_ event: BrokerEvent) { link?.tell(event) }

    /// What was asked of the connections since the last time that somebody took the list.
    func takeCalls() -> [String] {
        state.withLock { state in
            defer { state.calls = [] }
            return state.calls
        }
    }

    private func note(_ call: String) {
        state.withLock { $0.calls.append(call) }
    }
}
