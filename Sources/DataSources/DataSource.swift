public import LiveValues

/// Something that does by itself what falls due, when it is woken.
///
/// No timer runs behind it: whoever owns several of them wakes at the earliest deadline. Ask again after each change.
public protocol Scheduled: AnyObject, Sendable {
    /// When something next happens by itself; nil while time changes nothing.
    var nextDeadline: Timestamp? { get }

    /// Does what has become due, and tells it.
    func advance()
}

/// A place that values come from: a file, an address, a key, a topic.
///
/// Its members may be called from any thread, and none of them waits for the place.
public protocol DataSource<Value>: Scheduled {
    /// What it gives: a `LiveValue`, unless it is something that has no such form.
    associatedtype Value: Sendable

    /// What there is at this moment.
    var state: SourceState<Value> { get }

    /// Calls a handler after each change of ``state``, on whichever thread delivers it.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription
}
