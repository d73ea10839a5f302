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

    /// What is a request has to be answered, and every so often a good one as ever.
    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        let input = input.replacing(Array("{host}".utf8), with: Array(host.utf8))
        let text = try answer(to: input)
        if text.isEmpty, Self.isWholeRequest(input) { return ["a request gets no answer"] }
        if !text.isEmpty, text.prefixMatch(of: /HTTP\/1\.[01] [1-5][0-9][0-9] [^\r\n]+\r\n/) == nil {
            return ["an answer begins with \(text.prefix(80).debugDescription)"]
        }
        guard tried.count.wrappingAdd(1, ordering: .relaxed).newValue.isMultiple(of: 64) else { return [] }
        let status = try RawConnection(port: port).get("/", host: host).status
        return status == 200 ? [] : ["a good request is answered with \(status)"]
    }

    /// What comes back until the server closes, or waits for another request; of a whole request, the answer's head.
    private func answer(to input: [UInt8]) throws -> String {
        let isWhole = Self.isWholeRequest(input)
        let connection = try RawConnection(port: port, patience: isWhole ? .seconds(60) : .milliseconds(100))
        // A server that has read enough may close before it has got everything.
        try? connection.send(input)
        guard isWhole else {
            connection.finishSending()
            return connection.readWhatComes()
        }
        // A visitor who closes a side before the answer has left, and gets none.
        return (try? connection.read(until: "\r\n\r\n")) ?? ""
    }

    /// Whether bytes are one request without a body, all of it.
    ///
    /// Cookies are left out: libmicrohttpd 0.9.75 closes without a word when there are hundreds.
    private static func isWholeRequest(_ input: [UInt8]) -> Bool {
        let text = String(decoding: input, as: UTF8.self)
        guard text.hasSuffix("\r\n\r\n") else { return false }
        let lines = text.dropLast(4).split(separator: "\r\n", omittingEmptySubsequences: false)
        let names = lines.dropFirst().compactMap { $0.split(separator: ":").first?.lowercased() }
        return lines.count <= 40
            && lines.first?.wholeMatch(of: /[A-Z]{1,16} \/[!-~]{0,200} HTTP\/1\.1/) != nil
            && lines.dropFirst().allSatisfy { $0.wholeMatch(of: /[A-Za-z\-]{1,40}: [!-~][ -~]{0,200}/) != nil }
            && names.count { $0 == "host" } == 1
            && Set(names).isDisjoint(with: ["cookie", "content-length", "transfer-encoding", "expect", "upgrade"])
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
