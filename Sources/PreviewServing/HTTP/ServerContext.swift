import Synchronization

/// What the C library's threads need to answer requests.
///
/// It outlives the daemon that calls it.
final class ServerContext: Sendable {
    let handler: @Sendable (HTTPRequest) -> HTTPReply
    let limits: ServerLimits
    let streams: OpenStreams
    let connections: OpenConnections
    /// How many connections fit: what the limits ask for, or less when the process may not open as many.
    let room: Int

    /// Set as soon as the port is known; requests that come before are asked to come again.
    private let gate = Mutex<RequestGate?>(nil)

    init(limits: ServerLimits, handler: @escaping @Sendable (HTTPRequest) -> HTTPReply) {
        self.limits = limits
        self.handler = handler
        room = DescriptorLimit.connections(wanted: limits.connections)
        connections = OpenConnections(room: room)
        // Streams never fill the room: pages, styles and actions need connections too.
        streams = OpenStreams(limit: min(limits.eventStreams, room / 2), heartbeat: limits.heartbeatMilliseconds)
    }

    func open(_ newGate: RequestGate) {
        gate.withLock { $0 = newGate }
    }

    var currentGate: RequestGate? {
        gate.withLock { $0 }
    }

    /// The reply to a complete request, with streams admitted or refused.
    func answer(_ request: HTTPRequest, isHead: Bool) -> HTTPReply {
        let reply = handler(request)
        guard case .eventStream(let stream) = reply.body else { return reply }
        if isHead {
            stream.end()
            return HTTPReply(mediaType: .eventStream, body: SharedBytes([]))
        }
        guard streams.admit(stream) else { return .text(.serviceUnavailable, "Too many pages are listening.") }
        return reply
    }
}
