import CMicroHTTPD

/// Hands replies to the C library.
enum ReplyWriter {
    /// Queues a reply.
    ///
    /// - Parameters:
    ///   - reply: What to send; the security headers are added here.
    ///   - connection: Where to send it.
    ///   - ifNoneMatch: The tag that the browser already has.
    ///   - range: The part of the body that is asked for; nil for all of it.
    ///   - cookie: The value of `Set-Cookie`; it never contains anything that came with the request.
    /// - Returns: false when it could not be queued, and the library has to close the connection.
    static func send(
        _ reply: HTTPReply, on connection: OpaquePointer, ifNoneMatch: String?, range: ByteRange?, cookie: String?
    ) -> Bool {
        var status = reply.status
        let response: OpaquePointer?
        var contentRange: String?
        switch reply.body {
        case .bytes(let bytes):
            if let tag = reply.tag, status == .ok, ifNoneMatch.map(tag.isNamed) ?? false {
                status = .notModified
                response = makeResponse(SharedBytes.none)
            } else if reply.hasParts, status == .ok, let range {
                let part = range.bytes(of: bytes.count)
                status = part == nil ? .rangeNotSatisfiable : .partialContent
                contentRange = "bytes \(part.map { "\($0.lowerBound)-\($0.upperBound - 1)" } ?? "*")/\(bytes.count)"
                response = part.map { makeResponse(bytes, $0) } ?? makeResponse(SharedBytes.none)
            } else {
                response = makeResponse(bytes)
            }
        case .eventStream(let stream):
            guard let handle = ConnectionHandle(connection) else {
                stream.end()
                return false
            }
            stream.attach(handle)
            response = makeResponse(stream)
        }
        guard let response else { return false }
        defer { MHD_destroy_response(response) }
        for (name, value) in reply.isDownload ? SecurityHeaders.download : SecurityHeaders.all {
            MHD_add_response_header(response, name, value)
        }
        MHD_add_response_header(response, "Content-Type", reply.mediaType.rawValue)
        MHD_add_response_header(response, "Cache-Control", reply.cacheControl)
        if reply.hasParts { MHD_add_response_header(response, "Accept-Ranges", "bytes") }
        if let contentRange { MHD_add_response_header(response, "Content-Range", contentRange) }
        if let tag = reply.tag { MHD_add_response_header(response, "ETag", tag.header) }
        if !reply.allowedMethods.isEmpty {
            let methods = reply.allowedMethods.map(\.rawValue).joined(separator: ", ")
            MHD_add_response_header(response, "Allow", methods)
        }
        if let cookie { MHD_add_response_header(response, "Set-Cookie", cookie) }
        return MHD_queue_response(connection, UInt32(status.rawValue), response) == .YES
    }

    /// The library reads the bytes in place and lets go of them when the last one is sent.
    private static func makeResponse(_ bytes: SharedBytes, _ part: Range<Int>? = nil) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(bytes)
        let part = part ?? 0..<bytes.count
        let memory = UnsafeMutableRawPointer(mutating: bytes.memory.baseAddress.map { $0 + part.lowerBound })
        let response = MHD_create_response_from_buffer_with_free_callback_cls(
            part.count, memory, releaseBytes, owner.toOpaque())
        if response == nil { owner.release() }
        return response
    }

    private static func makeResponse(_ stream: EventStream) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(stream)
        let response = MHD_create_response_from_callback(
            UInt64.max, streamBlockSize, readStream, owner.toOpaque(), releaseStream)
        if response == nil {
            stream.detach()
            owner.release()
        }
        return response
    }

    /// Only HTTP/1.0 clients use this buffer; chunks are built in the connection's own.
    private static let streamBlockSize = 1024

    private static let releaseBytes: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void = { owner in
        guard let owner else { return }
        Unmanaged<SharedBytes>.fromOpaque(owner).release()
    }

    private static let readStream:
        @Sendable @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int = {
            owner, _, buffer, count in
            guard let owner, let buffer else { return -1 }
            let stream = Unmanaged<EventStream>.fromOpaque(owner).takeUnretainedValue()
            switch stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count)) {
            case .bytes(let filled): return filled
            case .asleep: return 0
            case .ended: return -1
            }
        }

    private static let releaseStream: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void = { owner in
        guard let owner else { return }
        let stream = Unmanaged<EventStream>.fromOpaque(owner).takeRetainedValue()
        stream.detach()
    }
}

extension HTTPReply {
    fileprivate var tag: EntityTag? {
        switch caching {
        case .never: nil
        case .validated(let tag), .immutable(let tag): tag
        }
    }

    fileprivate var cacheControl: String {
        switch caching {
        case .never: "no-store"
        case .validated: "no-cache"
        case .immutable: "private, max-age=31536000, immutable"
        }
    }
}

extension SharedBytes {
    fileprivate static let none = SharedBytes([])
}
