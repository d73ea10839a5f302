package import PreviewServing
import Synchronization

/// A queue whose time passes when a test says so.
package final class ManualQueue: Sendable {
    package init() {}

    private let state = Mutex(State())

    private struct State {
        var now = 0
        var order = 0
        var waiting: [(due: Int, order: Int, work: WorkQueue.Work)] = []
    }

    /// The queue as open fixtures use it.
    package var queue: WorkQueue {
        WorkQueue(soon: { [self] in add($0, after: 0) }, later: { [self] in add($1, after: $0) })
    }

    /// How much work waits.
    package var count: Int { state.withLock { $0.waiting.count } }

    /// Lets time pass, and does the work that becomes due, the work that this asks for included.
    ///
    /// - Parameters:
    ///   - milliseconds: How much time.
    ///   - limit: How many pieces of work are done at most: an endless chain ends here.
    /// - Returns: How many were done.
    @discardableResult
    package func pass(_ milliseconds: Int, limit: Int = 100_000) -> Int {
        let end = state.withLock { $0.now + milliseconds }
        var done = 0
        while done < limit, let work = next(until: end) {
            work()
            done += 1
        }
        state.withLock { $0.now = end }
        return done
    }

    private func add(_ work: @escaping WorkQueue.Work, after milliseconds: Int) {
        state.withLock { state in
            state.order += 1
            state.waiting.append((state.now + milliseconds, state.order, work))
        }
    }

    private func next(until end: Int) -> WorkQueue.Work? {
        state.withLock { state in
            let first = state.waiting.indices.min { left, right in
                let (one, other) = (state.waiting[left], state.waiting[right])
                return (one.due, one.order) < (other.due, other.order)
            }
            guard let first, state.waiting[first].due <= end else { return nil }
            let item = state.waiting.remove(at: first)
            state.now = max(state.now, item.due)
            return item.work
        }
    }
}
