import ContextModel
import Synchronization

/// One open room, shared by the pages of all scenes that play in it.
///
/// It keeps the log, and wakes itself when the room next changes by time; an idle room has no timer.
final class PreviewRoom: Sendable {
    let id: String
    let store: RoomStore

    private let openedAt: Timestamp
    private let state = Mutex(State())
    /// The reading that the fixture was last taken from.
    private let generation: Mutex<Int>
    let queue: RoomQueue
    /// When its views draw what they have put off.
    let pulse: RoomPulse

    private struct State {
        var history = RoomHistory()
        var subscription: Subscription?
        /// Tells the timer that counts from those that were replaced.
        var timer = 0
    }

    /// Opens a room.
    ///
    /// - Parameters:
    ///   - source: Its fixture.
    ///   - time: When that is, for a fixture that says no time of its own.
    ///   - queue: Where time does its work.
    ///   - onEvent: Called for every event with its line in the log, in order, after the history has taken it.
    init(
        _ source: RoomSource, at time: Timestamp, queue: RoomQueue,
        onEvent: @escaping @Sendable (PreviewRoom, ContextEventRecord, LogEntry) -> Void
    ) {
        id = source.id
        openedAt = time
        generation = Mutex(source.generation)
        store = RoomStore(seed: source.seed(openedAt: time), widgetService: source.widgetService)
        self.queue = queue
        pulse = RoomPulse(queue)
        let subscription = store.subscribe { [weak self] record in
            guard let self else { return }
            let line = self.state.withLock { $0.history.append(record) }
            onEvent(self, record, line)
            if [.handsWave, .carousel, .missed].contains(record.topic) { self.schedule() }
        }
        state.withLock { $0.subscription = subscription }
        schedule()
    }

    /// The log up to an event, oldest first.
    func log(upTo sequence: Int) -> [LogEntry] { state.withLock { $0.history.log(upTo: sequence) } }

    /// The number of the last event that the history has taken.
    ///
    /// The store may be some events ahead: those are still on their way to the log and to the views.
    var lastSequence: Int { state.withLock { $0.history.lastSequence } }

    /// The events after one, in order; nil when they are not all known any more.
    func records(after sequence: Int) -> ArraySlice<ContextEventRecord>? {
        state.withLock { $0.history.records(after: sequence) }
    }

    /// Brings the room up to date with its fixture, which was edited.
    ///
    /// A request that began before a save may come here after it, with what was read before: that is passed over.
    func apply(_ source: RoomSource) {
        generation.withLock { generation in
            guard source.generation >= generation else { return }
            generation = source.generation
            store.apply(source.seed(openedAt: openedAt))
        }
        schedule()
    }

    private func schedule() {
        guard let deadline = store.nextDeadline else { return }
        let wait = max(0, (deadline - store.now).milliseconds)
        let ticket = state.withLock { state in
            state.timer += 1
            return state.timer
        }
        // An hour is enough for one sleep, and keeps a far deadline from overflowing the clock.
        queue.later(Int(min(wait, 3_600_000)) + 1) { [weak self] in
            guard let self, self.state.withLock({ $0.timer == ticket }) else { return }
            self.store.advance()
            self.schedule()
        }
    }
}
