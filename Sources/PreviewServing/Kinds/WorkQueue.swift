import Dispatch

/// Where stores and views do what they do later: one piece of work after the other.
public struct WorkQueue: Sendable {
    /// Work that somebody wants done.
    public typealias Work = @Sendable () -> Void

    /// Does something soon, after what the caller is doing.
    public let soon: @Sendable (@escaping Work) -> Void

    /// Does something in a number of milliseconds.
    public let later: @Sendable (Int, @escaping Work) -> Void

    /// A queue of one's own, such as one whose time passes when a test says so.
    public init(
        soon: @escaping @Sendable (@escaping Work) -> Void, later: @escaping @Sendable (Int, @escaping Work) -> Void
    ) {
        self.soon = soon
        self.later = later
    }

    /// A thread that sleeps while there is nothing to do.
    package static func dispatch(label: String) -> WorkQueue {
        let queue = DispatchQueue(label: label)
        return WorkQueue(
            soon: { work in queue.async(execute: work) },
            later: { milliseconds, work in
                queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: work)
            })
    }
}
