import Synchronization

/// The intervals of an open fixture: what its views put off is done at the end of one, for all of them together.
///
/// ## Design
/// One timer serves a hundred views. The next interval begins when everything has been done that the last one put off,
/// so that a busy machine draws less often and does not fall behind. While nothing is put off, there is no timer.
final class IntervalTimer: Sendable {
    /// How long an interval is, in milliseconds: three frames, too short to be seen as a delay.
    static let interval = 50

    private let queue: WorkQueue
    private let state = Mutex(State())

    private struct State {
        var waiting: [WorkQueue.Work] = []
        /// Whether an end is awaited or being done.
        var isBeating = false
    }

    init(_ queue: WorkQueue) {
        self.queue = queue
    }

    /// Does something at the end of the interval that goes on, or of one that begins now.
    func atEnd(_ work: @escaping WorkQueue.Work) {
        let isFirst = state.withLock { state in
            state.waiting.append(work)
            defer { state.isBeating = true }
            return !state.isBeating
        }
        if isFirst { awaitEnd() }
    }

    private func awaitEnd() {
        queue.later(Self.interval) { [weak self] in self?.end() }
    }

    private func end() {
        let due = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for work in due { work() }
        let goesOn = state.withLock { state in
            state.isBeating = !state.waiting.isEmpty
            return state.isBeating
        }
        if goesOn { awaitEnd() }
    }
}
