import Dispatch

/// Where the rooms do what they do later: one piece of work after the other.
struct RoomQueue: Sendable {
    /// Work that somebody wants done.
    typealias Work = @Sendable () -> Void

    /// Does something soon, after what the caller is doing.
    let soon: @Sendable (@escaping Work) -> Void

    /// Does something in a number of milliseconds.
    let later: @Sendable (Int, @escaping Work) -> Void

    /// A thread that sleeps while there is nothing to do.
    static func dispatch(label: String) -> RoomQueue {
        let queue = DispatchQueue(label: label)
        return RoomQueue(
            soon: { work in queue.async(execute: work) },
            later: { milliseconds, work in
                queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: work)
            })
    }
}
