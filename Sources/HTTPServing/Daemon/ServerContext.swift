import Synchronization

/// What the C library's threads need to answer requests.
///
/// It outlives the daemon that calls it.
final class ServerContext: Sendable {
    let handler: @Sendable (HTTPRequest) -> HTTPReply
    let explain: @Sendable (GateRefusal) -> String
    let limits: ServerLimits
    /// The headers that are read of every request.
    let headerNames: [HTTPHeaderName]
    let streams: OpenStreams
    let connections: OpenConnections
    let work = RequestWork()
    /// How many connections fit: what the limits ask for, or less when the process may not open as many.
    let capacity: Int

    /// Nil until the server starts.
    private let gate = Mutex<RequestGate?>(nil)

    init(
        limits: ServerLimits, names: SecretNames, explain: @escaping @Sendable (GateRefusal) -> String,
        handler: @escaping @Sendable (HTTPRequest) -> HTTPReply
    ) {
        self.limits = limits
        self.explain = explain
        self.handler = handler
        headerNames = HTTPHeaderName.standard + [names.actionHeader]
        capacity = DescriptorLimit.connections(wanted: limits.connections)
        connections = OpenConnections(
            capacity: capacity, requestMilliseconds: limits.requestMilliseconds)
        // Streams never take every connection: pages, styles and actions need connections too.
        streams = OpenStreams(limit: min(limits.eventStreams, capacity / 2), heartbeat: limits.heartbeatMilliseconds)
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
