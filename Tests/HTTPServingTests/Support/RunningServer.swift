import TestSupport

@testable import HTTPServing

/// A server on a free port of 127.0.0.1 that stops with the value that holds it.
final class RunningServer {
    let server: HTTPServer
    let port: UInt16

    init(
        access: ServerAccess = ServerAccess(names: .test), limits: ServerLimits = ServerLimits(),
        host: String = "127.0.0.1",
        handler: @escaping @Sendable (HTTPRequest) -> HTTPReply = { .text(.ok, "\($0.method.rawValue) \($0.path)") }
    ) throws {
        server = HTTPServer(access: access, limits: limits, handler: handler)
        port = try server.start(host: host, port: 0)
    }

    deinit {
        server.stop()
    }

    var host: String { "localhost:\(port)" }
    var origin: String { "Origin: http://localhost:\(port)" }
    var token: String { "X-Action-Token: \(server.access.actionToken.text)" }

    func connect(receiveBufferBytes: Int32? = nil) throws -> RawConnection {
        try RawConnection(port: port, receiveBufferBytes: receiveBufferBytes)
    }

    func get(_ target: String, headers: [String] = [], method: String = "GET") throws -> RawResponse {
        try connect().get(target, host: host, headers: headers, method: method)
    }

    /// Sends a body with its length, from our own page unless other headers are given.
    func post(_ target: String, body: String, headers: [String]? = nil) throws -> RawResponse {
        let connection = try connect()
        let lines =
            ["POST \(target) HTTP/1.1", "Host: \(host)", "Content-Length: \(body.utf8.count)"]
            + (headers ?? [origin, token])
        try connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return try connection.readResponse()
    }
}
