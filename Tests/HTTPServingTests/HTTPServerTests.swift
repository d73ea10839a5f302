import TestSupport
import Testing

@testable import HTTPServing

@Suite struct HTTPServerTests {
    @Test func answersOnTheSameConnectionAgainAndAgain() throws {
        let server = try RunningServer()
        let connection = try server.connect()
        for path in ["/", "/gallery", "/last"] {
            let response = try connection.get(path, host: server.host)
            #expect(response.status == 200)
            #expect(response.body == "GET \(path)\n")
        }
    }

    @Test func leavesTheBodyOutOfTheAnswerToHead() throws {
        let server = try RunningServer()
        let connection = try server.connect()
        let head = try connection.get("/page", host: server.host, method: "HEAD")
        #expect(head.status == 200)
        #expect(head.header("content-length") == "10")
        #expect(try connection.get("/", host: server.host).body == "GET /\n", "the next answer starts where it should")
    }

    @Test(arguments: ["OPTIONS", "PUT", "DELETE", "TRACE", "PATCH", "get"])
    func refusesOtherMethods(_ method: String) throws {
        let response = try RunningServer().get("/", method: method)
        #expect(response.status == 405)
        #expect(response.header("allow") == "GET, HEAD, POST")
    }

    @Test func deliversABodyOfExactlyTheLimit() throws {
        let server = try RunningServer { .text(.ok, "\($0.body.count) \($0.body.allSatisfy { $0 == 0x78 })") }
        let body = String(repeating: "x", count: ServerLimits().bodyBytes)
        #expect(try server.post("/action", body: body).body == "65536 true\n")
    }

    @Test func answersAnUnchangedAssetWithoutItsBody() throws {
        let bytes = SharedBytes(":root {}")
        let tag = EntityTag(of: bytes)
        let server = try RunningServer { _ in .asset(.css, bytes, tag: tag) }
        let first = try server.get("/preview.css")
        #expect(first.header("etag") == tag.header)
        #expect(first.header("content-type") == "text/css; charset=utf-8")
        let second = try server.get("/preview.css", headers: ["If-None-Match: \"other\", W/\(tag.header)"])
        #expect(second.status == 304)
        #expect(second.body.isEmpty)
        #expect(try server.get("/preview.css", headers: ["If-None-Match: \"other\""]).status == 200)
    }

    @Test func saysWhichPortIsTaken() throws {
        let first = try RunningServer()
        let second = HTTPServer(access: ServerAccess(names: .test)) { _ in .text(.ok) }
        #expect(throws: HTTPServerError.portTaken(port: first.port)) { try second.start(port: first.port) }
    }

    @Test func startsOnce() throws {
        let running = try RunningServer()
        #expect(throws: HTTPServerError.alreadyStarted) { try running.server.start(port: 0) }
    }

    @Test func givesThePortBackWhenItStops() throws {
        let first = try RunningServer()
        first.server.stop()
        let second = HTTPServer(access: ServerAccess(names: .test)) { _ in .text(.ok) }
        #expect(try second.start(port: first.port) == first.port)
        second.stop()
    }

    @Test(arguments: ["example.com", "", "1.2.3", "[::1", "/tmp/socket"])
    func listensOnNumericAddressesOnly(_ host: String) {
        let server = HTTPServer(access: ServerAccess(names: .test)) { _ in .text(.ok) }
        #expect(throws: HTTPServerError.unusableHost(host)) { try server.start(host: host, port: 0) }
    }

    @Test(arguments: ["0.0.0.0", "::", "192.0.2.1"])
    func needsATokenBeyondThisMachine(_ host: String) {
        let server = HTTPServer(access: ServerAccess(names: .test)) { _ in .text(.ok) }
        #expect(throws: HTTPServerError.tokenRequired(host: host)) { try server.start(host: host, port: 0) }
    }
}
