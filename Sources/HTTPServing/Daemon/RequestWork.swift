import Dispatch
import Synchronization

/// The handlers at work, beside the C library's threads: a slow answer holds up nobody but the visitor who asked for it.
///
/// Their number is bounded, so that no crowd of slow requests takes all of the machine; the others wait in order.
final class RequestWork: Sendable {
    /// How many handlers run at the same time.
    static let most = 8

    private let queue = DispatchQueue(label: "requests", attributes: .concurrent)
    private let group = DispatchGroup()
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var waiting: [@Sendable () -> Void] = []
        var isStopped = false
    }

    /// Runs something as soon as fewer than ``most`` others run.
    ///
    /// - Returns: Whether it will be run; false once ``stop()`` was called.
    func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        let starts = state.withLock { state -> Bool? in
            guard !state.isStopped else { return nil }
            group.enter()
            guard state.running < Self.most else {
                state.waiting.append(work)
                return false
            }
            state.running += 1
            return true
        }
        if starts == true { queue.async { self.runAll(from: work) } }
        return starts != nil
    }

    /// Waits for everything that was begun, and begins nothing any more.
    func stop() {
        state.withLock { $0.isStopped = true }
        group.wait()
    }

    private func runAll(from first: @escaping @Sendable () -> Void) {
        var next: (@Sendable () -> Void)? = first
        while let work = next {
            work()
            next = state.withLock { state in
                guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
                state.running -= 1
                return nil
            }
            group.leave()
        }
    }
}
