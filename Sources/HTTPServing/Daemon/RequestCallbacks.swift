import CMicroHTTPD
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The functions that the C library calls on its own threads.
///
/// They are `@Sendable @convention(c)` values outside of any actor: written as closures in an isolated context they would
/// trap when a foreign thread calls them.
enum RequestCallbacks {
    /// Called with the request line, before the headers are read: keeps the target as it was sent.
    ///
    /// The library's own copy is decoded in place and cut at `?`; ours is decoded once, by ``RequestTarget``.
    static let onRequestLine:
        @Sendable @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
            UnsafeMutableRawPointer? = { _, target, _ in
                let bytes = target.map { UnsafeBufferPointer(start: $0, count: strlen($0)) }
                let exchange = RequestExchange(target: bytes?.map { UInt8(bitPattern: $0) } ?? [])
                // The library goes on to keep a record of each item of the query, which nobody reads. Some hundred fill a
                // connection's memory, and then it never answers. An empty query has none.
                if let target, let query = strchr(target, Int32(UInt8(ascii: "?"))) { query[1] = 0 }
                return Unmanaged.passRetained(exchange).toOpaque()
            }

    /// Replaces the library's decoding of the query by none.
    static let keepEscapes:
        @Sendable @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = {
            _, _, text in
            text.map { strlen($0) } ?? 0
        }

    /// Called first with the headers, then with each part of the body, then once more to ask for the reply.
    static let onRequest:
        @Sendable @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutablePointer<Int>?,
            UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        ) -> MHD_Result = { context, connection, _, method, _, upload, uploadCount, exchange in
            guard let context, let connection, let method, let uploadCount, let exchange = exchange?.pointee else {
                return .NO
            }
            return answer(
                context: Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue(),
                connection: connection, method: String(cString: method),
                upload: UnsafeRawBufferPointer(start: upload, count: uploadCount.pointee), taken: uploadCount,
                exchange: Unmanaged<RequestExchange>.fromOpaque(exchange).takeUnretainedValue())
        }

    /// Called when a request is over, whatever its end.
    static let onCompletion:
        @Sendable @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
            MHD_RequestTerminationCode
        ) -> Void = { context, connection, exchange, _ in
            if let context, let connection {
                Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().connections.awaits(connection)
            }
            guard let owner = exchange?.pointee else { return }
            exchange?.pointee = nil
            let exchange = Unmanaged<RequestExchange>.fromOpaque(owner).takeRetainedValue()
            // A stream that nobody came back for is no page's.
            if case .eventStream(let stream)? = exchange.reply.withLock({ $0.take() })?.body { stream.end() }
        }

    /// Called when a connection is accepted and just before its socket is closed.
    static let onConnection:
        @Sendable @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
            MHD_ConnectionNotificationCode
        ) -> Void = { context, connection, _, code in
            guard let context, let connection else { return }
            let connections = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().connections
            switch code {
            case .CONNECTION_NOTIFY_STARTED: connections.opened(connection)
            case .CONNECTION_NOTIFY_CLOSED: connections.closed(connection)
            }
        }

    private static func answer(
        context: ServerContext, connection: OpaquePointer, method: String, upload: UnsafeRawBufferPointer,
        taken: UnsafeMutablePointer<Int>, exchange: RequestExchange
    ) -> MHD_Result {
        switch exchange.phase {
        case .awaitingHeaders:
            context.connections.used(connection)
            exchange.phase = phase(context: context, connection: connection, method: method, target: exchange.target)
            // Most refused bodies are not read: the reply goes out now and the connection closes after it.
            guard case .refused(let reply, afterBody: false) = exchange.phase, method == "POST" else { return .YES }
            return send(reply, context, exchange, connection)
        case .admitted(let request, let setsCookie):
            if upload.count > 0 {
                exchange.body += upload
                taken.pointee = 0
                return exchange.body.count <= context.limits.bodyBytes(for: request.path) ? .YES : .NO
            }
            // It has arrived whole: the answer may take its time.
            context.connections.answers(connection)
            var complete = request
            complete.body = exchange.body
            return work(on: complete, isHead: method == "HEAD", setsCookie, context, exchange, connection)
        case .inWork(let request, let setsCookie):
            guard let reply = exchange.reply.withLock({ $0.take() }) else { return .YES }
            if case .eventStream = reply.body { context.connections.used(connection, isEventStream: true) }
            let cookie = setsCookie ? context.currentGate?.accessCookie : nil
            return send(
                reply, context, exchange, connection, ifNoneMatch: request.headers[.ifNoneMatch],
                range: request.headers[.range].flatMap { ByteRange($0) }, cookie: cookie)
        case .refused(let reply, _):
            taken.pointee = 0
            return upload.count > 0 ? .YES : send(reply, context, exchange, connection)
        case .answered:
            taken.pointee = 0
            return .YES
        }
    }

    /// Puts the connection to sleep until a handler has answered; the library then asks again.
    ///
    /// A visitor who closes the connection meanwhile, be it for sending alone, has left and gets no answer. What only asked
    /// for something and waits for its turn is not begun then.
    private static func work(
        on request: HTTPRequest, isHead: Bool, _ setsCookie: Bool, _ context: ServerContext,
        _ exchange: RequestExchange, _ connection: OpaquePointer
    ) -> MHD_Result {
        guard let handle = ConnectionHandle(connection) else { return .NO }
        exchange.phase = .inWork(request, setsCookie: setsCookie)
        handle.sleep()
        let isBegun = context.work.run {
            let isAsked = request.method != .get || !handle.hasVanished
            exchange.reply.withLock {
                $0 = isAsked ? context.answer(request, isHead: isHead) : .text(.serviceUnavailable)
            }
            handle.wake()
        }
        if !isBegun {
            exchange.reply.withLock { $0 = .text(.serviceUnavailable) }
            handle.wake()
        }
        return .YES
    }

    private static func send(
        _ reply: HTTPReply, _ context: ServerContext, _ exchange: RequestExchange, _ connection: OpaquePointer,
        ifNoneMatch: String? = nil, range: ByteRange? = nil, cookie: String? = nil
    ) -> MHD_Result {
        exchange.phase = .answered
        context.connections.answers(connection)
        let isQueued = ReplyWriter.send(
            reply, on: connection, ifNoneMatch: ifNoneMatch, range: range, cookie: cookie)
        return isQueued ? .YES : .NO
    }

    private static func phase(
        context: ServerContext, connection: OpaquePointer, method: String, target: [UInt8]
    ) -> RequestExchange.Phase {
        guard let gate = context.currentGate else { return .refused(.text(.serviceUnavailable), afterBody: false) }
        let result = RequestAdmission(gate: gate, limits: context.limits, explain: context.explain).admit(
            method: HTTPMethod(requestLine: method), target: target,
            headers: HeaderCollector.headers(context.headerNames, of: connection),
            headerBytes: diorama_mhd_header_size(connection))
        switch result {
        case .admitted(let request, let setsCookie): return .admitted(request, setsCookie: setsCookie)
        case .refused(let reply, let afterBody): return .refused(reply, afterBody: afterBody)
        }
    }
}
