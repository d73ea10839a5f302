import CMicroHTTPD

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A running daemon of the C library.
struct Daemon {
    /// The port that it is bound to.
    let port: UInt16

    private let address: UInt

    /// Two threads serve all connections: a page is rendered in well under a millisecond, and the machine has other work.
    private static let threadCount = 2

    /// The memory of a connection, in header sections: one for the headers, as much again for the library's own use and
    /// for the chunks of event streams.
    private static let poolFactor = 2

    /// Binds and starts the threads.
    ///
    /// - Parameters:
    ///   - host: A numeric address, or `localhost`.
    ///   - port: The port, or 0 for any that is free.
    ///   - context: Kept alive by the caller until after ``stop()``.
    /// - Throws: What the system said when it did not bind.
    init(host: String, port: UInt16, context: ServerContext) throws(HTTPServerError) {
        guard let listen = ListenAddress(host: host, port: port) else { throw .unusableHost(host) }
        let owner = Unmanaged.passUnretained(context).toOpaque()
        let limits = context.limits
        var address = listen.bytes
        let (daemon, code) = address.withUnsafeMutableBytes { address in
            var options = DaemonOptions()
            options.set(.SOCK_ADDR, pointer: address.baseAddress)
            options.set(.THREAD_POOL_SIZE, Self.threadCount)
            options.set(.CONNECTION_LIMIT, context.capacity)
            options.set(.CONNECTION_TIMEOUT, limits.idleSeconds)
            options.set(.CONNECTION_MEMORY_LIMIT, limits.headerBytes * Self.poolFactor)
            options.set(.STRICT_FOR_CLIENT, 1)
            options.set(.NOTIFY_COMPLETED, calling: RequestCallbacks.onCompletion, context: owner)
            options.set(.NOTIFY_CONNECTION, calling: RequestCallbacks.onConnection, context: owner)
            options.set(.URI_LOG_CALLBACK, calling: RequestCallbacks.onRequestLine, context: owner)
            options.set(.UNESCAPE_CALLBACK, calling: RequestCallbacks.keepEscapes, context: owner)
            return options.withArray { items in
                errno = 0
                let daemon = diorama_mhd_start_daemon(
                    Self.flags(isIPv6: listen.isIPv6), port, RequestCallbacks.onRequest, owner, items)
                return (daemon, errno)
            }
        }
        guard let daemon else { throw Self.error(code, host: host, port: port) }
        self.address = UInt(bitPattern: daemon)
        self.port = diorama_mhd_bound_port(daemon)
    }

    private static func flags(isIPv6: Bool) -> UInt32 {
        #if os(Linux)
            let polling = MHD_USE_EPOLL.rawValue
        #else
            let polling = MHD_USE_POLL.rawValue
        #endif
        let family = isIPv6 ? MHD_USE_IPv6.rawValue : 0
        return polling | MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
            | MHD_USE_ITC.rawValue | family
    }

    private static func error(_ code: Int32, host: String, port: UInt16) -> HTTPServerError {
        switch code {
        case EADDRINUSE: .portTaken(port: port)
        case EADDRNOTAVAIL: .unusableHost(host)
        case EACCES, EPERM: .portForbidden(port: port)
        default: .system(code == 0 ? "the HTTP library could not start" : String(cString: strerror(code)))
        }
    }

    /// Closes all connections and joins the threads.
    ///
    /// Every event stream must have been ended before.
    func stop() {
        if let daemon = OpaquePointer(bitPattern: address) { MHD_stop_daemon(daemon) }
    }
}
