import Synchronization

@testable import HTTPServing
@testable import PreviewServing
@testable import RobustnessSupport
@testable import TestSupport

/// Bytes on a socket of the preview's server; `{host}` in them stands for the server's own address.
struct RequestTarget: FuzzTarget {
    static let name = "request"
    private let server: HTTPServer
    private let port: UInt16
    private let tried = Tried()

    private final class Tried: Sendable {
        let count = Atomic(0)
    }

    init() throws {
        // Small scenes: what is asked matters here, not what is drawn.
        let files = InMemoryFileSystem(SmallProject.shipped.first?.files ?? [:])
        let session = try PreviewedFiles(files).open().session
        let router = Router(PreviewServer.routes(session))
        server = HTTPServer(access: ServerAccess(names: .preview), explain: \.sentence) { router.reply(to: $0) }
        port = try server.start(port: 0)
    }

    private var host: String { "localhost:\(port)" }

    func seeds() -> [[UInt8]] {
        let heads =
            ["/", "/gallery", "/events", "/inspect?component=stateBar&keys=backgroundColor", "/nothing", "/%2e%2e/"]
            .flatMap { path in Self.methods.map { "\($0) \(path) HTTP/1.1\r\nHost: {host}\r\n" } }
        let more = Self.headers.map { "GET / HTTP/1.1\r\nHost: {host}\r\n\($0)\r\n" }
        let bodies = [
            "POST /command HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 2\r\n\r\n{}",
            "POST /command HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: {host}\r\n\r\nGET /gallery HTTP/1.1\r\nHost: {host}\r\n\r\n",
        ]
        return ((heads + more).map { $0 + "\r\n" } + bodies).map { Array($0.utf8) }
    }

    func words() -> [String] {
        Self.methods + Self.headers + ["HTTP/1.0", "{host}", "\r\n", "\r\n\r\n", "%00", "?", "&"]
    }

    /// Every so often a good request has to be answered as ever.
    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let text = try answer(to: input)
        if !text.isEmpty, text.prefixMatch(of: /HTTP\/1\.[01] [1-5][0-9][0-9] [^\r\n]+\r\n/) == nil {
            return ["an answer begins with \(text.prefix(80).debugDescription)"]
        }
        guard tried.count.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: 64) else { return [] }
        let status = try RawConnection(port: port).get("/", host: host).status
        return status == 200 ? [] : ["a good request is answered with \(status)"]
    }

    /// What comes back until the server closes, or waits for another request.
    private func answer(to input: [UInt8]) throws -> String {
        let connection = try RawConnection(port: port, patience: .milliseconds(100))
        // A server that has read enough may close before it has got everything.
        try? connection.send(input.replacing(Array("{host}".utf8), with: Array(host.utf8)))
        connection.finishSending()
        return connection.readWhatComes()
    }

    private static let methods = ["GET", "HEAD", "POST", "OPTIONS"]

    private static let headers = [
        "Origin: http://{host}", "Origin: null", "Host: localhost", "Content-Length: 10",
        "Content-Type: application/json", "Transfer-Encoding: chunked", "Cookie: diorama-access=x",
        "If-None-Match: \"x\"", "Last-Event-ID: 1",
        "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document", "X-Diorama-Token: x",
        "Connection: close", "Expect: 100-continue", "Range: bytes=0-1", "Upgrade: h2c",
    ]
}
