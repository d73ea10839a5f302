import Synchronization

/// The history of a store of one's own: numbers its changes, and tells them to whoever listens.
///
/// A kind of scene keeps its state where it likes, changes it, and then says here what has changed. Any thread may; every
/// listener hears every change once, in the order of the calls, and none of them under a lock.
///
/// ```swift
/// notices.withLock { $0.append(notice) }
/// feed.tell(NoticePosted(notice), at: now)
/// ```
public final class ChangeFeed: Sendable {
    private let outbox = Mutex(Outbox())

    /// A history without a change.
    public init() {}

    /// The sequence number of the last change: 0 before the first.
    public var lastSequence: Int { outbox.withLock { $0.lastSequence } }

    /// Tells a change.
    ///
    /// - Parameters:
    ///   - payload: What happened.
    ///   - time: When, on the store's clock.
    ///   - audience: Who hears it.
    public func tell(_ payload: any ChangePayload, at time: Timestamp, to audience: Audience = .everyone) {
        outbox.withLock { $0.append(payload, at: time, audience: audience) }
        guard outbox.withLock({ $0.beginDelivery() }) else { return }
        while let (record, subscribers) = outbox.withLock({ $0.takeNext() }) {
            for subscriber in subscribers { subscriber.receive(record) }
        }
    }

    /// Calls a handler for every change from now on, as ``LiveStore/subscribe(_:)`` promises.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    public func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        Subscription(outbox.withLock { $0.add(handler) }) { [self] subscriber in
            outbox.withLock { $0.remove(subscriber) }
        }
    }
}
