import Dispatch
import Foundation
import LiveValues
import Synchronization
import TestSupport
import Testing

@testable import DataSources

extension FetchLimits {
    /// For what is not about time: on a busy machine an answer may take longer than people would wait.
    fileprivate static var patient: FetchLimits {
        var limits = FetchLimits()
        (limits.connecting, limits.total) = (.seconds(60), .seconds(60))
        return limits
    }
}

/// A real libcurl against a server on this machine.
@Suite struct CurlTransportTests {
    /// Waits for the answer.
    private func fetch(
        _ url: String, allowing hosts: [String], limits: FetchLimits = .patient, names: [String: String] = [:]
    ) throws -> Result<FetchAnswer, SourceFailure> {
        let transport = CurlTransport(allowing: try AllowedHosts(hosts), limits: limits, names: names)
        return try wait { transport.fetch(FetchRequest(url), completion: $0) }
    }

    private func wait(
        for ask: (@escaping @Sendable (Result<FetchAnswer, SourceFailure>) -> Void) -> Void
    ) throws -> Result<FetchAnswer, SourceFailure> {
        let waiter = Waiter()
        let answer = Mutex<Result<FetchAnswer, SourceFailure>?>(nil)
        withoutActuallyEscaping(ask) { ask in
            ask { result in
                answer.withLock { $0 = result }
                waiter.look()
            }
        }
        #expect(waiter.wait { answer.withLock { $0 != nil } })
        return try #require(answer.withLock { $0 })
    }

    private func description(_ result: Result<FetchAnswer, SourceFailure>) -> String? {
        if case .failure(let failure) = result { failure.description } else { nil }
    }

    @Test func asksPlainly() throws {
        let server = try ScriptedServer([
            "/a?b=%20c": .body(Array("{}".utf8), headers: ["Set-Cookie: a=b", "Content-Type: text/html"])
        ])
        let hosts = ["127.0.0.1:\(server.port)"]
        for _ in 1...2 {
            #expect(
                try fetch(server.url("/a?b=%20c"), allowing: hosts) == .success(FetchAnswer(body: Array("{}".utf8))))
        }
        let head = try #require(server.requests.last)
        let headers = head.split(separator: "\r\n").dropFirst().map { $0.prefix { $0 != ":" } }
        #expect(head.hasPrefix("GET /a?b=%20c HTTP/1.1\r\n"))
        #expect(headers == ["Host", "User-Agent", "Accept", "Accept-Encoding"])
    }

    @Test func sendsWhatChangesSomethingOnce() throws {
        let server = try ScriptedServer(["/on": .json("{\"on\":true}"), "/away": .redirect("/on")])
        let transport = CurlTransport(
            allowing: try AllowedHosts(["127.0.0.1:\(server.port)"]), limits: .patient)
        func send(_ path: String, _ method: String, _ body: LiveValue?) throws -> Result<FetchAnswer, SourceFailure> {
            try wait {
                transport.fetch(FetchRequest(server.url(path), method: method, body: body), completion: $0)
            }
        }
        #expect(try send("/on", "POST", ["a": 1]).get().status == 200)
        #expect(try send("/on", "DELETE", nil).get().status == 200)
        #expect(
            description(try send("/away", "PUT", [:])) == "127.0.0.1:\(server.port) sends a PUT on to another place")
        let requests = server.requests
        #expect(requests.map { $0.prefix { $0 != " " } } == ["POST", "DELETE", "PUT"])
        #expect(requests[0].hasSuffix("\r\n\r\n{\"a\":1}"))
        #expect(requests[0].contains("\r\nContent-Type: application/json\r\n"))
        #expect(!requests[1].contains("Content-Type"))
    }

    @Test func tellsHeadersToTheServerThatIsMeantAndNoOther() throws {
        let other = try ScriptedServer(["/": .json("{}")])
        let server = try ScriptedServer([
            "/": .json("{}"), "/moved": .redirect("/"), "/away": .redirect(other.url("/")),
        ])
        let transport = CurlTransport(
            allowing: try AllowedHosts(["127.0.0.1:\(server.port)", "127.0.0.1:\(other.port)"]), limits: .patient)
        let headers = [try HeaderField("X-App", "diorama demo"), try HeaderField("accept", "application/json")]
        for path in ["/", "/moved", "/away"] {
            let request = FetchRequest(server.url(path), headers: headers)
            #expect(try wait { transport.fetch(request, completion: $0) }.get().status == 200)
        }
        #expect(server.requests.count == 4)
        #expect(server.requests.allSatisfy { $0.contains("\r\nX-App: diorama demo\r\n") })
        #expect(server.requests.allSatisfy { $0.contains("\r\naccept: application/json\r\n") })
        #expect(server.requests.allSatisfy { !$0.contains("Accept: */*") })
        #expect(other.requests.count == 1)
        #expect(other.requests.allSatisfy { !$0.contains("X-App") && $0.contains("Accept: */*") })
    }

    @Test func asksNoProxy() async {
        // In a process of its own: the environment belongs to all tests.
        await #expect(processExitsWith: .success) {
            setenv("http_proxy", "http://127.0.0.1:1", 1)
            let server = try ScriptedServer(["/": .json("{}")])
            let tests = CurlTransportTests()
            let result = try tests.fetch(server.url("/"), allowing: ["127.0.0.1:\(server.port)"])
            _ = try result.get()
        }
    }

    @Test(arguments: [500, 404, 401, 204])
    func handsOnEachStatus(status: Int) throws {
        let server = try ScriptedServer(["/": .json("no", status: "\(status) So")])
        let result = try fetch(server.url("/"), allowing: ["127.0.0.1:\(server.port)"])
        #expect(try result.get().status == status)
    }

    @Test func connectsToNobodyWhoIsNotAllowed() throws {
        let server = try ScriptedServer(["/": .json("{}")])
        for hosts in [[], ["127.0.0.1"], ["127.0.0.1:\(server.port ^ 1)"], ["localhost:\(server.port)"]] {
            #expect(
                description(try fetch(server.url("/"), allowing: hosts))
                    == "127.0.0.1:\(server.port) is not among the hosts that may be asked")
        }
        #expect(server.requests == [])
    }

    @Test func connectsToNoPrivateAddressBehindAName() throws {
        let server = try ScriptedServer(["/": .json("{}")])
        let hosts = ["quotes.test:\(server.port)", "127.0.0.1:\(server.port)", "2130706433:\(server.port)"]
        for (host, names) in [("quotes.test", ["quotes.test": "127.0.0.1"]), ("2130706433", [:])] {
            #expect(
                description(try fetch(server.url("/", host: host), allowing: hosts, names: names)) == """
                    \(host):\(server.port) is 127.0.0.1, which is no address of the internet and not named literally
                    """)
        }
        #expect(server.requests == [])
        #expect(
            try fetch(server.url("/", host: "localhost"), allowing: ["localhost:\(server.port)"]).get().status == 200)
    }

    @Test func looksAtEachRedirect() throws {
        let other = try ScriptedServer(["/": .json("{}")])
        let server = try ScriptedServer([
            "/once": .redirect("/there"), "/there": .json("[1]"),
            "/1": .redirect("/2"), "/2": .redirect("/3"), "/3": .redirect("/there"),
            "/loop": .redirect("/loop"), "/other": .redirect(other.url("/")),
            "/name": .redirect(other.url("/", host: "inside.test")), "/file": .redirect("file:///etc/passwd"),
        ])
        let hosts = ["127.0.0.1:\(server.port)", "inside.test:\(other.port)"]
        func failure(_ path: String) throws -> String? {
            description(try fetch(server.url(path), allowing: hosts, names: ["inside.test": "127.0.0.1"]))
        }
        #expect(try fetch(server.url("/once"), allowing: hosts).get().body == Array("[1]".utf8))
        #expect(try fetch(server.url("/1"), allowing: hosts).get().body == Array("[1]".utf8))
        #expect(try failure("/loop")?.hasSuffix("leads from one place to the next, more than 3 times") == true)
        #expect(try failure("/other") == "127.0.0.1:\(other.port) is not among the hosts that may be asked")
        #expect(try failure("/name")?.contains("is 127.0.0.1, which is no address of the internet") == true)
        #expect(try failure("/file") != nil)
        #expect(other.requests == [])
        #expect(server.requests.count { $0.hasPrefix("GET /loop ") } == 4)
    }

    @Test func readsNoMoreThanWasAskedFor() throws {
        let large = [UInt8](repeating: UInt8(ascii: " "), count: 10 << 20)
        let server = try ScriptedServer([
            "/large": .body(large),
            "/unsaid": .bytes(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + large),
            "/packed": .body(try gzip(large), headers: ["Content-Encoding: gzip"]),
            "/small": .body(try gzip(Array("[1]".utf8)), headers: ["Content-Encoding: gzip"]),
            "/head": .endlessHead,
        ])
        let hosts = ["127.0.0.1:\(server.port)"]
        for path in ["/large", "/unsaid", "/packed"] {
            #expect(
                description(try fetch(server.url(path), allowing: hosts))
                    == "127.0.0.1:\(server.port) answers with more than 1048576 bytes")
        }
        #expect(try fetch(server.url("/small"), allowing: hosts).get().body == Array("[1]".utf8))
        #expect(description(try fetch(server.url("/head"), allowing: hosts)) != nil)
    }

    @Test func waitsNoLongerThanItMay() throws {
        let server = try ScriptedServer(["/": .silence])
        var limits = FetchLimits()
        limits.total = .milliseconds(500)
        #expect(
            description(try fetch(server.url("/"), allowing: ["127.0.0.1:\(server.port)"], limits: limits))
                == "127.0.0.1:\(server.port) takes too long to answer")
    }

    @Test(arguments: [
        "", "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nthis is not packed",
    ])
    func endsWithAReasonWhateverIsSent(answer: String) throws {
        let server = try ScriptedServer(["/": .bytes(Array(answer.utf8))])
        let failure = try #require(
            description(try fetch(server.url("/"), allowing: ["127.0.0.1:\(server.port)"])))
        #expect(failure.hasPrefix("127.0.0.1:\(server.port) does not answer: "))
    }

    @Test func saysThatNobodyIsThere() throws {
        let port = try ScriptedServer().port
        let failure = description(try fetch("http://127.0.0.1:\(port)/", allowing: ["127.0.0.1:\(port)"]))
        #expect(failure?.hasPrefix("127.0.0.1:\(port) does not answer: ") == true)
    }

    @Test func givesSourcesTheirValuesOrTheReason() throws {
        let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
        let server = try ScriptedServer([
            "/json": .json("{\"a\":1}"), "/500": .json("{}", status: "500 Oh"), "/html": .json("<html>"),
            "/large": .body([UInt8](repeating: 0x20, count: 10 << 20)), "/inside": .redirect("http://localhost/"),
            "/png": .body(Rasters.png()), "/gif": .body(Rasters.gif()),
            "/svg": .body(svg, headers: ["Content-Type: image/png"]),
        ])
        let transport = CurlTransport(allowing: try AllowedHosts(["127.0.0.1:\(server.port)"]))
        let clock = ManualClock()
        let values = ["/json", "/500", "/html", "/large", "/inside"].map {
            FetchedSource(json: server.url($0), over: transport, clock: clock)
        }
        let images = ["/png", "/gif", "/svg"].map {
            FetchedSource(image: server.url($0), over: transport, clock: clock)
        }
        let waiter = Waiter()
        for source in values { waiter.hear(source.subscribe) }
        for source in images { waiter.hear(source.subscribe) }
        for source in values { source.refresh() }
        for source in images { source.refresh() }
        #expect(
            waiter.wait {
                values.map(\.state.name) == ["fresh", "failed", "failed", "failed", "failed"]
                    && images.map(\.state.name) == ["fresh", "failed", "failed"]
            })
        #expect(values[0].state.reading?.value == ["a": 1])
        #expect(
            values.dropFirst().map(\.state.failure?.description) == [
                "the answer has status 500", "this is no JSON: \"<html>\" …",
                "127.0.0.1:\(server.port) answers with more than 1048576 bytes",
                "localhost:80 is not among the hosts that may be asked",
            ])
        #expect(
            images.dropFirst().map(\.state.failure?.description) == [
                "a picture from the network is a PNG, a JPEG or a WebP, and this is a GIF",
                "a picture from the network is a PNG, a JPEG or a WebP, and this is something else",
            ])
    }

    @Test func answersAllOfManyRequests() throws {
        let server = try ScriptedServer(["/": .json("{}")])
        let transport = CurlTransport(allowing: try AllowedHosts(["127.0.0.1:\(server.port)"]))
        let waiter = Waiter()
        let answers = Mutex(0)
        for _ in 1...40 {
            transport.fetch(FetchRequest(server.url("/"))) { result in
                if (try? result.get())?.status == 200 { answers.withLock { $0 += 1 } }
                waiter.look()
            }
        }
        #expect(waiter.wait { answers.withLock { $0 == 40 } })
    }

    private func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: folder("a")))
        _ = try Shell.Running("gzip", [folder("a")], input: "").output()
        return try Array(Data(contentsOf: URL(filePath: folder("a.gz"))))
    }
}
