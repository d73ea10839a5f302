package import LiveValues

/// The last message on the topics of a filter, as a value.
///
/// While the bus is lost the value is stale.
package final class TopicSource: DataSource {
    private let bus: any MessageBus
    private let cell: SourceCell<LiveValue>
    private let subscriptions: (topics: TopicSubscription, connection: Subscription)

    /// A source that listens from now on.
    ///
    /// - Parameters:
    ///   - filter: Which topics.
    ///   - bus: Where.
    ///   - clock: What the age of a message is measured on.
    ///   - keep: How long a message is fresh; nil is for ever.
    package init(_ filter: TopicFilter, on bus: any MessageBus, clock: any LiveClock, keep: Duration? = nil) {
        let cell = SourceCell<LiveValue>(clock: clock, keep: keep)
        self.bus = bus
        self.cell = cell
        let follow: @Sendable () -> Void = { [weak bus] in
            switch bus?.connection {
            case .lost(let failure): cell.lose(failure)
            case .connected: cell.regain()
            case .connecting, nil: break
            }
        }
        let connection = bus.subscribe(follow)
        follow()
        let topics = bus.listen(to: filter) { message in
            do throws(SourceFailure) {
                cell.deliver(try message.value())
            } catch {
                cell.fail(error)
            }
        }
        subscriptions = (topics, connection)
    }

    package var state: SourceState<LiveValue> { cell.state }
    package var nextDeadline: Timestamp? { cell.nextDeadline }
    package func advance() { cell.advance() }

    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { cell.subscribe(handler) }
}
