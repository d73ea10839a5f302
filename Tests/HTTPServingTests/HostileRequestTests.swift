import TestSupport
import Testing

@testable import HTTPServing

/// Requests that no browser sends, on real sockets.
///
/// The handler answers 200 to everything that reaches it.
@Suite struct HostileRequestTests {
    private static let securityHeaders = [
        "content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy",
        "cross-origin-resource-policy",
    ]

    @Test(arguments: [
        "/", "/gallery", "/events", "/no/such/page", "/../etc/passwd", "/preview.css?v=1",
    ])
    func gatesEveryRoute(_ target: String) throws {
        let server = try RunningServer()
        for method in ["GET", "HEAD", "POST", "OPTIONS"] {
            let response = try server.connect().get(
                target, host: "evil.example", headers: ["Content-Length: 0"], method: method)
            #expect(response.status == 403)
            #expect(response.header("access-control-allow-origin") == nil)
        }
    }

    @Test(arguments: [
        "/..", "/../etc/passwd", "/a/../b", "/%2e%2e/", "/%2E%2e%2fetc/passwd", "/..%2f", "/a/%2e", "/a/./b", "//",
        "//evil.example/", "/a//b", "/%2f", "/a\\b", "/a%5cb", "/a%5C", "/%2e%2e%5c",
    ])
    func findsNothingUnderATwistedPath(_ target: String) throws {
        #expect(try RunningServer().get(target).status == 404)
    }

    @Test(arguments: [
        "/%", "/%2", "/%zz", "/%2%65", "/a%00.css", "/%0d%0aSet-Cookie:%20a=b", "/%7f", "/%ff", "/%c0%ae%c0%ae/",
        "/#", "/page#fragment", "/?a=%", "/?a=%00", "/?%zz=1", "*", "http://localhost/", "page",
    ])
    func refusesATargetThatItCannotRead(_ target: String) throws {
        #expect(try RunningServer().get(target).status == 400)
    }

    @Test func decodesExactlyOnce() throws {
        let server = try RunningServer { .text(.ok, "\($0.path) \($0.query.map { "\($0.name)=\($0.value)" })") }
        #expect(try server.get("/%252e%252e/a?b%2b=%2541+c&d").body == "/%2e%2e/a [\"b+=%41 c\", \"d=\"]\n")
        #expect(try server.get("/?raw??").body == "/ [\"raw??=\"]\n")
    }

    @Test func refusesATargetThatIsTooLong() throws {
        #expect(try RunningServer().get("/" + String(repeating: "a", count: 9_000)).status == 414)
    }

    @Test(arguments: ["a=1&", "a&", "&", "a=&", "=&"], [65, 600, 1_500])
    func refusesAQueryOfTooManyItems(_ item: String, _ count: Int) throws {
        #expect(try RunningServer().get("/?" + String(repeating: item, count: count)).status == 414)
    }

    @Test func readsHeadersUpToTheLimit() throws {
        let server = try RunningServer()
        let field = "X-Filler: " + String(repeating: "a", count: 1_000)
        #expect(try server.get("/", headers: Array(repeating: field, count: 15)).status == 200)
        #expect(try server.get("/", headers: Array(repeating: field, count: 17)).status == 431)
    }

    @Test func refusesHeadersThatNeverEnd() throws {
        let server = try RunningServer()
        let connection = try server.connect()
        try connection.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\n")
        // The server may close while we still send; what it said is in the buffer all the same.
        try? connection.send("X-Filler: " + String(repeating: "a", count: 1 << 20))
        #expect(try connection.read(until: "\r\n").hasPrefix("HTTP/1.1 431"))
        #expect(try server.get("/").status == 200)
    }

    @Test func refusesABodyThatIsTooLongBeforeItArrives() throws {
        let server = try RunningServer()
        let connection = try server.connect()
        try connection.send(
            "POST / HTTP/1.1\r\nHost: \(server.host)\r\n\(server.origin)\r\n\(server.token)\r\nContent-Length: 65537\r\n\r\n"
        )
        #expect(try connection.readResponse().status == 413)
    }

    /// Whoever brings a file that is somewhat too large reads why, and not that the connection broke.
    @Test func dropsALongBodyBeforeItRefusesIt() throws {
        var limits = ServerLimits()
        limits.longBodies = ["/files": 1 << 20]
        let server = try RunningServer(limits: limits)
        let response = try server.post("/files", body: String(repeating: "a", count: (4 << 20)))
        #expect(response.status == 413)
        #expect(response.body == "The body has 4194304 bytes; up to 1048576 are taken here.\n")
        let connection = try server.connect()
        try connection.send(
            """
            POST /files HTTP/1.1\r\nHost: \(server.host)\r\n\(server.origin)\r\n\(server.token)\r
            Content-Length: 8388608\r\n\r

            """)
        #expect(try connection.readResponse().status == 413)
    }

    @Test(arguments: [
        ("Transfer-Encoding: chunked", 411), ("X-Nothing: 1", 411), ("Content-Length: -1", 400),
        ("Content-Length: 99999999999999999999999", 413), ("Content-Length: 0x10", 400),
    ])
    func refusesABodyOfUnknownLength(header: String, status: Int) throws {
        let server = try RunningServer()
        let connection = try server.connect()
        try connection.send(
            "POST / HTTP/1.1\r\nHost: \(server.host)\r\n\(server.origin)\r\n\(server.token)\r\n\(header)\r\n\r\n0\r\n\r\n"
        )
        #expect(try connection.readResponse().status == status)
    }

    @Test(arguments: [
        "bytes=-", "bytes=0-0", "bytes=9223372036854775807-", "bytes=5-2", "bytes=-9223372036854775808",
        "bytes=" + String(repeating: "0-1,", count: 1_000),
    ])
    func ignoresRanges(_ range: String) throws {
        let response = try RunningServer().get("/", headers: ["Range: \(range)"])
        #expect(response.status == 200)
        #expect(response.body == "GET /\n")
        #expect(response.header("content-range") == nil)
    }

    @Test(arguments: [
        ("/", "Host: x", 400), ("/", "Origin: null", 403), ("/../", "X: y", 404), ("/%", "X: y", 400),
        ("/", "X: y", 200),
    ])
    func protectsEveryReply(target: String, header: String, status: Int) throws {
        let response = try RunningServer().get(target, headers: [header])
        #expect(response.status == status)
        for name in Self.securityHeaders { #expect(response.header(name) != nil, "\(name) is missing") }
        #expect(!response.headers.contains { $0.name.hasPrefix("access-control-") })
    }

    @Test func neverRepeatsARequestInItsHeaders() throws {
        let server = try RunningServer { _ in .text(.notFound) }
        let response = try server.get(
            "/reflected-7f3?q=reflected-7f3", headers: ["X-A: reflected-7f3", "Cookie: reflected-7f3"])
        #expect(!response.headers.contains { $0.value.contains("reflected-7f3") })
    }
}
