import Synchronization

/// A small HTTP server: one handler behind one gate.
///
/// ## Design
/// libmicrohttpd does the protocol on two threads of its own, where requests meet ``RequestGate``. The handler runs on
/// another thread while the connection sleeps, so that a slow answer delays nobody else. An event stream holds no thread
/// either: its connection sleeps until there is something to send.
///
/// ## What it does not do
/// No files (there is no path to traverse), no ranges (a `Range` header is ignored), no TLS, no compression, no
/// forwarding. It answers `GET`, `HEAD` and `POST`.
///
/// A server starts once and stops once.
package final class HTTPServer: Sendable {
    /// Who may talk to the server; the page needs ``ServerAccess/actionToken``.
    package let access: ServerAccess

    private let context: ServerContext
    private let state = Mutex(State.idle)

    private enum State {
        case idle
        case running(Daemon)
        case stopped
    }

    /// A server that is not listening yet.
    ///
    /// - Parameters:
    ///   - access: Who may talk to the server.
    ///   - limits: What visitors may take.
    ///   - explain: What a person who was turned away reads.
    ///   - handler: Called on the server's threads, several at a time, for every request that the gate admits.
    package init(
        access: ServerAccess, limits: ServerLimits = ServerLimits(),
        explain: @escaping @Sendable (GateRefusal) -> String = { $0.status.phrase },
        handler: @escaping @Sendable (HTTPRequest) -> HTTPReply
    ) {
        self.access = access
        context = ServerContext(limits: limits, names: access.names, explain: explain, handler: handler)
    }

    deinit {
        stop()
    }

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - host: `localhost` or a numeric address. Beyond loopback an access token is required.
    ///   - port: The port, or 0 for any that is free.
    /// - Returns: The port that the server listens on.
    /// - Throws: Why the server does not listen; it can then be started again, elsewhere.
    @discardableResult
    package func start(host: String = "127.0.0.1", port: UInt16) throws(HTTPServerError) -> UInt16 {
        guard let address = ListenAddress(host: host, port: port) else { throw .unusableHost(host) }
        guard address.isLoopback || access.accessToken != nil else { throw .tokenRequired(host: host) }
        return try state.withLock { state throws(HTTPServerError) in
            guard case .idle = state else { throw .alreadyStarted }
            // A page that waits for a known port asks as soon as it is there; nobody knows one that is still to be chosen.
            context.open(RequestGate(bindHost: host, port: port, access: access))
            let daemon = try Daemon(host: host, port: port, context: context)
            if port == 0 { context.open(RequestGate(bindHost: host, port: daemon.port, access: access)) }
            state = .running(daemon)
            return daemon.port
        }
    }

    /// Ends all event streams, closes all connections and waits for the handlers that are at work.
    ///
    /// Does nothing on a server that does not run. Do not call it from a handler: it would wait for itself.
    package func stop() {
        let running = state.withLock { state -> Daemon? in
            guard case .running(let daemon) = state else { return nil }
            state = .stopped
            return daemon
        }
        context.streams.stop()
        context.work.stop()
        running?.stop()
    }
}
