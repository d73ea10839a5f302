import Synchronization

/// One listener of a room.
final class Subscriber: Sendable {
    typealias Handler = @Sendable (ContextEventRecord) -> Void

    private let since: Int
    private let handler: Handler
    private let isCancelled = Atomic(false)

    init(since: Int, handler: @escaping Handler) {
        self.since = since
        self.handler = handler
    }

    /// Hands over an event, unless it is older than the subscription or the subscription has ended.
    func receive(_ record: ContextEventRecord) {
        guard record.sequence > since, !isCancelled.load(ordering: .acquiring) else { return }
        handler(record)
    }

    func cancel() {
        isCancelled.store(true, ordering: .releasing)
    }
}

/// Keeps a handler listening to a room's events, until it is cancelled or let go.
public final class Subscription: Sendable {
    private let store: RoomStore
    private let subscriber: Subscriber

    init(store: RoomStore, subscriber: Subscriber) {
        self.store = store
        self.subscriber = subscriber
    }

    deinit { cancel() }

    /// Ends the subscription.
    ///
    /// Calling it again changes nothing.
    ///
    /// No call of the handler starts after this returns; one that another thread has already started may still be running.
    public func cancel() {
        subscriber.cancel()
        store.remove(subscriber)
    }
}
