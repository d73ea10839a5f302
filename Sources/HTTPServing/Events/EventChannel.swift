import Synchronization

/// A sequence of events and the pages that listen to it.
///
/// Pages that show the same view listen to the same channel: an event is encoded once, and all of them share its bytes.
/// Ids grow from event to event. Start a new run at an id that no earlier run has reached (the time in microseconds
/// serves), or a page left over from that run could take its old id for one of ours.
package final class EventChannel: EventKeeper {
    private let limits: EventLimits
    private let refresh: ServerSentEvent
    private let budget: EventBudget?
    private let state: Mutex<State>

    private struct Event {
        var id: UInt64
        var content: EventBytes
    }

    private struct State {
        var latestID: UInt64
        /// The newest id that the history no longer holds.
        var forgottenID: UInt64
        var history: [Event] = []
        var historyBytes = 0
        var listeners: [ObjectIdentifier: EventStream] = [:]
        var isEnded = false

        func canResume(from id: UInt64) -> Bool {
            (forgottenID...latestID).contains(id)
        }

        mutating func remember(_ event: Event, within limits: EventLimits) {
            history.append(event)
            historyBytes += event.content.bytes.count
            var forgotten = 0
            while forgotten < history.count,
                history.count - forgotten > limits.historyEvents || historyBytes > limits.historyBytes
            {
                forgottenID = history[forgotten].id
                historyBytes -= history[forgotten].content.bytes.count
                forgotten += 1
            }
            history.removeFirst(forgotten)
        }

        /// Forgets the older half of the events, one at least.
        mutating func forgetOlderHalf() {
            let forgotten = history.prefix((history.count + 1) / 2)
            forgottenID = forgotten.last?.id ?? forgottenID
            historyBytes -= forgotten.reduce(0) { $0 + $1.content.bytes.count }
            history.removeFirst(forgotten.count)
        }
    }

    /// A channel without events.
    ///
    /// - Parameters:
    ///   - startID: The id that pages carry which were rendered before the first event.
    ///   - refresh: What asks a page that is too far behind to fetch itself again.
    ///   - limits: How much the channel and its streams hold.
    ///   - budget: How much its events may hold together with those of other channels; nil for a channel of its own.
    package init(
        startingAt startID: UInt64, refresh: ServerSentEvent, limits: EventLimits = EventLimits(),
        budget: EventBudget? = nil
    ) {
        self.limits = limits
        self.refresh = refresh
        self.budget = budget
        state = Mutex(State(latestID: startID, forgottenID: startID))
        budget?.join(self)
    }

    deinit { budget?.leave(ObjectIdentifier(self)) }

    /// Sends an event to every listener and remembers it for those that reconnect.
    ///
    /// Returns at once: a slow listener costs nobody any time. An id that is not greater than the last one is a fault
    /// of the caller; the event is then sent and not remembered.
    package func send(_ event: ServerSentEvent, id: UInt64) {
        let content = EventBytes(event.encoded(id: id), in: budget)
        // Queued under the lock, so that two events reach every listener in the same order.
        state.withLock { state in
            if id > state.latestID {
                state.latestID = id
                state.remember(Event(id: id, content: content), within: limits)
            }
            for listener in state.listeners.values { listener.enqueue(content, id: id) }
        }
        budget?.settle()
    }

    /// Tells every listener something that nobody remembers; one that is far behind misses it.
    package func whisper(_ bytes: SharedBytes) {
        let content = EventBytes(bytes, in: budget)
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.enqueueInPassing(content) }
    }

    var releasableBytes: Int { state.withLock { $0.historyBytes } }

    func release() { state.withLock { $0.forgetOlderHalf() } }

    /// Whether a page that has seen the event `id` can be given all that it missed.
    ///
    /// False for ids of another run and for pages that were away too long: they need a full refresh.
    package func canResume(from id: UInt64) -> Bool {
        state.withLock { $0.canResume(from: id) }
    }

    /// Opens a stream for a page that has seen everything up to `id`; nil for a page that knows nothing.
    ///
    /// Events that the page missed are already waiting in the stream, and none that follows is lost. When they are no
    /// longer known, ``EventStream/isResumed`` is false and the caller sends a refresh first.
    package func open(after id: UInt64?) -> EventStream {
        let stream = state.withLock { state in
            // A page that comes to a channel whose view has gone a moment ago looks for the new one.
            let resumes = !state.isEnded && id.map(state.canResume) ?? false
            let stream = EventStream(isResumed: resumes, refresh: refresh, limits: limits, budget: budget)
            if resumes, let id {
                for event in state.history where event.id > id { stream.enqueue(event.content, id: event.id) }
            }
            state.listeners[ObjectIdentifier(stream)] = stream
            return stream
        }
        stream.onEnd { [weak self, weak stream] in
            guard let self, let stream else { return }
            self.state.withLock { $0.listeners[ObjectIdentifier(stream)] = nil }
        }
        return stream
    }

    /// How many streams are open.
    ///
    /// A page that vanished counts until the next event or heartbeat finds out.
    package var listenerCount: Int {
        state.withLock { $0.listeners.count }
    }

    /// Ends all streams, for a channel whose view is gone; none that is opened later resumes.
    package func end() {
        let listeners = state.withLock { state in
            state.isEnded = true
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.end() }
    }
}
