/// A place where things change while they are looked at: what pictures are drawn from, and told by.
///
/// A kind of scene supplies one for each scene that is opened. Its methods may be called from any thread.
public protocol LiveStore: AnyObject, Sendable {
    /// The store's time, which may have been set or stopped.
    var now: Timestamp { get }

    /// The sequence number of the last change: 0 before the first.
    ///
    /// A page drawn after reading it misses no later change.
    var lastSequence: Int { get }

    /// When something next changes by itself; nil while time changes nothing.
    ///
    /// A server that wakes at this instant and calls ``advance()`` needs no other timer, and an idle store none at all. Ask
    /// again after each change.
    var nextDeadline: Timestamp? { get }

    /// Does what has become due by ``now``, and tells it.
    func advance()

    /// Calls a handler for every change from now on, in order, on whichever thread delivers it.
    ///
    /// The handler may change the store. It should return soon: the changes behind wait for it. When more of them wait
    /// than the store can hold, they are replaced by one with ``MissedChanges``.
    ///
    /// - Returns: Keep it; letting it go ends the subscription.
    func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription

    /// Notes that a component has failed for a user: their pages tell it.
    ///
    /// - Parameters:
    ///   - message: What went wrong, as one clause.
    ///   - id: The component's identifier in the scene.
    ///   - viewer: The user whose picture was being drawn.
    func reportFailure(_ message: String, ofComponent id: String, to viewer: String)
}

/// Why a store did not do what somebody asked for; nothing has changed then.
public protocol Refusal: Error, Sendable, CustomStringConvertible {
    /// A stable name for the reason, for programs.
    var reasonCode: String { get }
}
