#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A blocking TCP connection to 127.0.0.1 that sends exactly the bytes it is given: what a browser would never send is
/// what these tests are about.
package final class RawConnection {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    private let socket: Int32
    private var received: [UInt8] = []

    /// Connects.
    ///
    /// Reads give up after a minute, unless told otherwise, so that a server that does not answer fails a test instead
    /// of hanging it.
    package init(port: UInt16, receiveBufferBytes: Int32? = nil, patience: Duration = .seconds(60)) throws {
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard socket >= 0 else { throw Failure(description: "socket: \(String(cString: strerror(errno)))") }
        let (seconds, attoseconds) = patience.components
        var timeout = timeval(tv_sec: .init(seconds), tv_usec: .init(attoseconds / 1_000_000_000_000))
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        if var bytes = receiveBufferBytes {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let socket = socket
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(socket)
            throw Failure(description: "connect: \(String(cString: strerror(errno)))")
        }
    }

    deinit {
        close(socket)
    }

    package func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    package func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                #if canImport(Darwin)
                    Darwin.send(socket, $0.baseAddress, $0.count, 0)
                #else
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(description: "send: \(String(cString: strerror(errno)))") }
            sent += count
        }
    }

    /// Reads until the text has arrived and returns everything up to its end; later bytes wait for the next read.
    package func read(until text: String) throws -> String {
        let mark = Array(text.utf8)
        var searched = 0
        while true {
            if let end = received.end(of: mark, from: searched) {
                defer { received.removeFirst(end) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            searched = max(0, received.count - mark.count)
            guard try receive() else {
                throw Failure(description: "closed before \(text.debugDescription); got \(remainder.debugDescription)")
            }
        }
    }

    /// Reads a number of bytes.
    package func read(count: Int) throws -> [UInt8] {
        while received.count < count {
            guard try receive() else { throw Failure(description: "closed after \(received.count) of \(count) bytes") }
        }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Reads until the other side closes.
    package func readToEnd() throws -> String {
        while try receive() {}
        defer { received = [] }
        return remainder
    }

    /// Asks for a path and reads the whole response, whose length must be known.
    package func get(
        _ target: String, host: String, headers: [String] = [], method: String = "GET"
    ) throws -> RawResponse {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)"] + headers
        try send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        return try readResponse(hasBody: method != "HEAD")
    }

    package func readResponse(hasBody: Bool = true) throws -> RawResponse {
        var response = try RawResponse(head: read(until: "\r\n\r\n"))
        if hasBody, let count = response.header("content-length").flatMap({ Int($0) }) {
            response.body = String(decoding: try read(count: count), as: UTF8.self)
        }
        return response
    }

    /// Says that nothing more will be sent.
    package func finishSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Reads what comes until the other side closes, or is silent for as long as reads wait.
    package func readWhatComes() -> String {
        while (try? receive()) == true {}
        defer { received = [] }
        return remainder
    }

    private var remainder: String { String(decoding: received, as: UTF8.self) }

    /// - Returns: false when the other side has closed, in order or by a reset.
    private func receive() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var count = 0
        // A signal ends the wait: a system call with a time limit is not taken up again.
        repeat { count = recv(socket, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        if count > 0 { received += buffer[..<count] }
        if count < 0, errno == EAGAIN { throw Failure(description: "no byte for as long as reads wait") }
        return count > 0
    }
}

/// The head and the body of a response.
package struct RawResponse {
    package let status: Int
    package let headers: [(name: String, value: String)]
    package var body = ""

    init(head: String) throws {
        let lines = head.split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw RawConnection.Failure(description: "no status line in \(head.debugDescription)")
        }
        self.status = status
        headers = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (line[..<colon].lowercased(), String(value))
        }
    }

    /// The value of the header, in lower case name; nil when it is absent.
    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}

extension [UInt8] {
    /// The index after the first occurrence of the mark; megabytes are searched, so that `memchr` does the walking.
    package func end(of mark: [UInt8], from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard let first = mark.first, let base = bytes.baseAddress else { return nil }
            var index = start
            while index + mark.count <= count {
                guard let found = memchr(base + index, Int32(first), count - index) else { return nil }
                index = UnsafeRawPointer(found) - base
                if index + mark.count <= count, memcmp(found, mark, mark.count) == 0 { return index + mark.count }
                index += 1
            }
            return nil
        }
    }
}
