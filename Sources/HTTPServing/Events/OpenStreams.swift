import Dispatch
import Synchronization

/// All event streams of one server: their number is bounded, vanished ones are found, and stopping ends them.
final class OpenStreams: Sendable {
    private let limit: Int
    private let heartbeat: DispatchTimeInterval
    private let queue = DispatchQueue(label: "event-stream.heartbeat")
    private let state = Mutex(State())

    private struct State {
        var isStopping = false
        var isBeating = false
        var streams: [ObjectIdentifier: EventStream] = [:]
    }

    /// - Parameters:
    ///   - limit: How many streams are open at the same time.
    ///   - heartbeat: How often a silent stream is tried, in milliseconds.
    init(limit: Int, heartbeat: Int) {
        self.limit = limit
        self.heartbeat = .milliseconds(heartbeat)
    }

    /// Takes a stream in; false when the server is stopping or full, and then the stream is ended.
    func admit(_ stream: EventStream) -> Bool {
        if state.withLock({ $0.streams.count >= limit }) { cutVanished() }
        let (isAdmitted, startsBeating) = state.withLock { state in
            guard !state.isStopping, state.streams.count < limit else { return (false, false) }
            state.streams[ObjectIdentifier(stream)] = stream
            defer { state.isBeating = true }
            return (true, !state.isBeating)
        }
        guard isAdmitted else {
            stream.end()
            return false
        }
        stream.onEnd { [weak self, weak stream] in
            guard let self, let stream else { return }
            state.withLock { $0.streams[ObjectIdentifier(stream)] = nil }
        }
        if startsBeating { scheduleHeartbeat() }
        return true
    }

    /// Ends every stream and admits no more, so that no connection sleeps when the daemon stops.
    func stop() {
        let streams = state.withLock { state in
            state.isStopping = true
            return Array(state.streams.values)
        }
        for stream in streams { stream.end() }
    }

    /// A sleeping connection is not watched; at the limit it is worth a look which ones are still there.
    private func cutVanished() {
        for stream in state.withLock({ Array($0.streams.values) }) { stream.cutIfVanished() }
    }

    /// Wakes the machine only while there is somebody to write to.
    private func scheduleHeartbeat() {
        queue.asyncAfter(deadline: .now() + heartbeat) { [weak self] in
            guard let self else { return }
            let streams = state.withLock { state in
                state.isBeating = !state.streams.isEmpty && !state.isStopping
                return Array(state.streams.values)
            }
            guard !streams.isEmpty else { return }
            for stream in streams { stream.probe() }
            scheduleHeartbeat()
        }
    }
}
