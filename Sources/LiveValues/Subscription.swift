import Synchronization

/// One listener of a store.
package final class Subscriber: Sendable {
    package typealias Handler = @Sendable (ChangeRecord) -> Void

    private let since: Int
    private let handler: Handler
    private let isCancelled = Atomic(false)

    init(since: Int, handler: @escaping Handler) {
        self.since = since
        self.handler = handler
    }

    /// Hands over a change, unless it is older than the subscription or the subscription has ended.
    package func receive(_ record: ChangeRecord) {
        guard record.sequence > since, !isCancelled.load(ordering: .acquiring) else { return }
        handler(record)
    }

    func cancel() {
        isCancelled.store(true, ordering: .releasing)
    }
}

/// Keeps a handler listening to a store's changes, until it is cancelled or let go.
public final class Subscription: Sendable {
    private let subscriber: Subscriber
    private let remove: @Sendable (Subscriber) -> Void

    /// Keeps a subscriber listening; `remove` takes it out of its outbox.
    package init(_ subscriber: Subscriber, remove: @escaping @Sendable (Subscriber) -> Void) {
        self.subscriber = subscriber
        self.remove = remove
    }

    deinit { cancel() }

    /// Ends the subscription.
    ///
    /// Calling it again changes nothing.
    ///
    /// No call of the handler starts after this returns; one that another thread has already started may still be running.
    public func cancel() {
        subscriber.cancel()
        remove(subscriber)
    }
}
