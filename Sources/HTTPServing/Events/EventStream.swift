import Synchronization

/// The events on their way to one open page.
///
/// A stream is filled by an ``EventChannel`` from any thread and emptied by the server on its own threads. It holds no
/// thread and no timer: while there is nothing to send, its connection sleeps in the C library.
///
/// A page that does not read is not waited for. When its backlog passes the limit, one event that asks the page to
/// fetch itself again takes the place of all that wait, and of all that follow until the page has read it. So it costs
/// next to nothing however long it sleeps, and is right as soon as it wakes.
package final class EventStream: EventKeeper {
    /// Whether the stream continues where the page left off.
    ///
    /// When false, send a full refresh first: ``sendFirst(_:id:)``.
    package let isResumed: Bool

    private let limits: EventLimits
    private let refresh: ServerSentEvent
    private let budget: EventBudget?
    private let state: Mutex<State>

    private struct Piece {
        var content: EventBytes
        /// The event's id; nil for what is not an event.
        var id: UInt64?

        var bytes: SharedBytes { content.bytes }
    }

    private struct State {
        var pieces: [Piece] = [Piece(content: EventBytes(ServerSentEvent.opening, in: nil), id: nil)]
        /// Index of the piece that is being sent, and how much of it is gone.
        var first = 0
        var offset = 0
        var backlog = 0
        /// Whether a full refresh waits, which brings whatever would be added now.
        var isBehind = false
        var hasEnded = false
        var sink: (any EventSink)?
        var isAsleep = false
        var onEnd: [@Sendable () -> Void] = []

        /// Index of the first piece that is not yet on its way.
        var waiting: Int {
            guard first < pieces.count else { return first }
            return offset > 0 || pieces[first].id == nil ? first + 1 : first
        }

        /// The bytes that are not yet on their way.
        var waitingBytes: Int { pieces[waiting...].reduce(0) { $0 + $1.bytes.count } }

        /// Puts an event in front of those that wait, and drops those that are not newer; what is on its way goes on.
        mutating func putFirst(_ piece: Piece) {
            let fresh = pieces[waiting...].filter { event in event.id.map { $0 > piece.id ?? 0 } ?? true }
            pieces = pieces[first..<waiting] + [piece] + fresh
            first = 0
            backlog = pieces.reduce(0) { $0 + $1.bytes.count } - offset
        }
    }

    /// A stream that no channel feeds; channels make theirs in ``EventChannel/open(after:)``.
    init(isResumed: Bool, refresh: ServerSentEvent, limits: EventLimits, budget: EventBudget? = nil) {
        self.isResumed = isResumed
        self.refresh = refresh
        self.limits = limits
        self.budget = budget
        state = Mutex(State())
        budget?.join(self)
    }

    deinit { budget?.leave(ObjectIdentifier(self)) }

    // MARK: Filling

    /// Puts events in front of all that are waiting, and drops the waiting ones that they make stale.
    ///
    /// For the full refresh of a page that could not resume: events up to `id` are already part of what it shows.
    package func sendFirst(_ events: ServerSentEvent..., id: UInt64) { sendFirst(events, id: id) }

    /// Puts events in front of all that are waiting, in their order.
    package func sendFirst(_ events: [ServerSentEvent], id: UInt64) {
        let bytes = SharedBytes(events.flatMap { $0.encoded(id: id).array })
        let piece = Piece(content: EventBytes(bytes, in: budget), id: id)
        state.withLock { state in
            guard !state.hasEnded else { return }
            state.putFirst(piece)
            Self.wake(&state)
        }
    }

    /// Adds an event at the end of the queue; a page that is too far behind is asked to fetch itself again instead.
    func enqueue(_ content: EventBytes, id: UInt64) {
        state.withLock { state in
            guard !state.hasEnded, !state.isBehind else { return }
            let waiting = state.pieces.count - state.first
            // One event may be larger than the limit: a page that keeps up gets it whatever its size.
            let hasSpace = waiting == 0 || state.backlog + content.bytes.count <= limits.backlogBytes
            if hasSpace, waiting < limits.backlogEvents {
                state.pieces.append(Piece(content: content, id: id))
                state.backlog += content.bytes.count
            } else {
                fallBehind(&state, at: id)
            }
            Self.wake(&state)
        }
    }

    /// Adds what no history has at the end of the queue; a page that is far behind misses it.
    func enqueueInPassing(_ content: EventBytes) {
        state.withLock { state in
            let waiting = state.pieces.count - state.first
            guard !state.hasEnded, !state.isBehind, waiting < limits.backlogEvents / 2,
                state.backlog + content.bytes.count <= limits.backlogBytes / 2
            else { return }
            state.pieces.append(Piece(content: content, id: nil))
            state.backlog += content.bytes.count
            Self.wake(&state)
        }
    }

    /// Tells this page alone something that no history has, behind what already waits.
    package func whisper(_ event: ServerSentEvent) {
        enqueueInPassing(EventBytes(event.encodedWithoutID(), in: budget))
    }

    /// Drops all that waits for a refresh that brings it too.
    private func fallBehind(_ state: inout State, at id: UInt64) {
        state.putFirst(Piece(content: EventBytes(refresh.encoded(id: id), in: budget), id: id))
        state.isBehind = true
    }

    var releasableBytes: Int { state.withLock { $0.isBehind ? 0 : $0.waitingBytes } }

    func release() {
        state.withLock { state in
            guard !state.isBehind, state.waitingBytes > 0, let id = state.pieces.last?.id else { return }
            fallBehind(&state, at: id)
        }
    }

    /// Finds out whether the other side is still there, unless something is on its way to it anyway.
    func probe() {
        state.withLock { state in
            guard state.isAsleep else { return }
            state.pieces.append(Piece(content: EventBytes(ServerSentEvent.heartbeat, in: nil), id: nil))
            state.backlog += ServerSentEvent.heartbeat.count
            Self.wake(&state)
        }
    }

    /// Ends the stream after what is already waiting.
    package func end() {
        let ended = state.withLock { Self.end(&$0) }
        for action in ended { action() }
    }

    /// Calls back once when the stream is over, whoever ended it; at once when it already is.
    package func onEnd(_ action: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if !state.hasEnded { state.onEnd.append(action) }
            return state.hasEnded
        }
        if isOver { action() }
    }

    // MARK: Emptying, on the server's threads

    /// Connects the stream with the connection that carries it.
    func attach(_ sink: any EventSink) {
        state.withLock { $0.sink = sink }
    }

    /// Forgets the connection: it is gone, and so is the stream.
    func detach() {
        let ended = state.withLock { state in
            state.sink = nil
            state.isAsleep = false
            state.pieces = []
            state.first = 0
            state.offset = 0
            return Self.end(&state)
        }
        for action in ended { action() }
    }

    /// What ``read(into:)`` found.
    enum Reading: Equatable {
        case bytes(Int)
        /// Nothing to send: the connection was put to sleep.
        case asleep
        case ended
    }

    /// Copies what fits into the connection's buffer.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        state.withLock { state in
            var filled = 0
            while filled < buffer.count, state.first < state.pieces.count {
                let source = state.pieces[state.first].bytes.memory
                let part = source[state.offset...].prefix(buffer.count - filled)
                UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyBytes(from: part)
                filled += part.count
                state.offset += part.count
                state.backlog -= part.count
                if state.offset == source.count {
                    state.first += 1
                    state.offset = 0
                }
            }
            if state.first == state.pieces.count {
                state.pieces.removeAll(keepingCapacity: true)
                state.first = 0
                state.isBehind = false
            } else if state.first > state.pieces.count / 2 {
                // A page that reads, and never all, would have what it has read be kept for ever.
                state.pieces.removeFirst(state.first)
                state.first = 0
            }
            if filled > 0 { return .bytes(filled) }
            if state.hasEnded { return .ended }
            state.sink?.sleep()
            state.isAsleep = true
            return .asleep
        }
    }

    /// Cuts the stream when the other side is known to be gone.
    func cutIfVanished() {
        let ended = state.withLock { state -> [@Sendable () -> Void] in
            guard let sink = state.sink, sink.hasVanished else { return [] }
            sink.cut()
            return Self.end(&state)
        }
        for action in ended { action() }
    }

    private static func wake(_ state: inout State) {
        guard state.isAsleep else { return }
        state.isAsleep = false
        state.sink?.wake()
    }

    private static func end(_ state: inout State) -> [@Sendable () -> Void] {
        guard !state.hasEnded else { return [] }
        state.hasEnded = true
        wake(&state)
        defer { state.onEnd = [] }
        return state.onEnd
    }
}

/// The connection under a stream, as far as a stream has to steer it.
///
/// Called only under the stream's lock.
protocol EventSink: Sendable {
    /// Stops asking for bytes until ``wake()``. Called from within a read, on the connection's own thread.
    func sleep()
    /// Asks for bytes again. Called from any thread, and only while asleep.
    func wake()
    /// Breaks the connection without waiting for the other side.
    func cut()
    /// Whether the other side has closed the connection.
    var hasVanished: Bool { get }
}
