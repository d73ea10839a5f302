import Foundation
import Synchronization

/// Threads that wait for answers: some of them, and none while nothing is asked for.
final class FetchPool: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var threads = 0
    }

    private let width: Int
    private let state = Mutex(State())

    init(width: Int) {
        self.width = width
    }

    /// Runs something on a thread that may wait, as soon as there is one.
    func run(_ work: @escaping @Sendable () -> Void) {
        let needsThread = state.withLock { state in
            state.waiting.append(work)
            guard state.threads < width else { return false }
            state.threads += 1
            return true
        }
        guard needsThread else { return }
        let thread = Thread { [self] in
            while let work = next() { work() }
        }
        thread.name = "fetching"
        thread.start()
    }

    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.threads -= 1
            return nil
        }
    }
}
