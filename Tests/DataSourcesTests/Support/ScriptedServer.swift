import Foundation
import Synchronization
import TestSupport

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A server on 127.0.0.1 that sends the very bytes that it is told to, and counts who connects.
final class ScriptedServer: Sendable {
    /// What happens to a request.
    enum Answer: Sendable {
        /// These bytes, then the end.
        case bytes([UInt8])
        /// Nothing, until the other side is tired of it.
        case silence
        /// A head that never ends.
        case endlessHead

        static func body(_ body: [UInt8], status: String = "200 OK", headers: [String] = []) -> Answer {
            let head = (["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers).joined(separator: "\r\n")
            return .bytes(head.utf8 + Array("\r\n\r\n".utf8) + body)
        }

        static func json(_ text: String, status: String = "200 OK") -> Answer { body(Array(text.utf8), status: status) }

        static func redirect(_ place: String) -> Answer {
            body([], status: "302 Found", headers: ["Location: \(place)"])
        }
    }

    let port: UInt16
    private let listener: Int32
    private let counts = Mutex<[String]>([])

    /// Starts on a free port.
    ///
    /// - Parameter answers: By path with query; any other is answered with 404.
    /// - Throws: What the system says when there is no port.
    init(_ answers: [String: Answer] = [:]) throws {
        #if canImport(Glibc)
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else { throw RawConnection.Failure(description: String(cString: strerror(errno))) }
        port = UInt16(bigEndian: address.sin_port)
        let thread = Thread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0, let self else { return }
                let thread = Thread { [weak self] in Self.serve(connection, answers) { self?.count($0) } }
                thread.start()
            }
        }
        thread.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Each request so far, with what was sent along.
    var requests: [String] { counts.withLock { $0 } }

    func url(_ path: String, host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    private func count(_ head: String) {
        counts.withLock { $0.append(head) }
    }

    private static func serve(_ connection: Int32, _ answers: [String: Answer], count: (String) -> Void) {
        defer { close(connection) }
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while head.end(of: Array("\r\n\r\n".utf8), from: 0) == nil {
            let received = recv(connection, &buffer, buffer.count, 0)
            guard received > 0 else { return }
            head += buffer[..<received]
        }
        let text = String(decoding: head, as: UTF8.self)
        let length = text.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
        let body = length.flatMap { Int($0.dropFirst("Content-Length: ".count)) } ?? 0
        var rest = body - (head.count - (head.end(of: Array("\r\n\r\n".utf8), from: 0) ?? head.count))
        while rest > 0 {
            let received = recv(connection, &buffer, buffer.count, 0)
            guard received > 0 else { return }
            head += buffer[..<received]
            rest -= received
        }
        count(String(decoding: head, as: UTF8.self))
        switch answers[text.split(separator: " ").dropFirst().first.map(String.init) ?? ""] {
        case nil: send(Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8), to: connection)
        case .bytes(let bytes): send(bytes, to: connection)
        case .silence: _ = recv(connection, &buffer, 1, 0)
        case .endlessHead:
            send(Array("HTTP/1.1 200 OK\r\n".utf8), to: connection)
            while send(Array("X-More: \(String(repeating: "a", count: 1000))\r\n".utf8), to: connection) {}
        }
    }

    /// - Returns: false when the other side has gone.
    @discardableResult
    private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                let sent = rest.withUnsafeBytes { Darwin.send(connection, $0.baseAddress, $0.count, 0) }
            #else
                let sent = rest.withUnsafeBytes {
                    Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
            #endif
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}
