import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import HTTPServing

/// Visitors that take and give nothing.
@Suite(.serialized) struct CrowdTests {
    @Test func answersANewVisitorBesideTwoThousandSilentOnes() throws {
        let server = try RunningServer()
        let silent = try (0..<2_000).map { _ in try server.connect() }
        #expect(try server.get("/").status == 200)
        withExtendedLifetime(silent) {}
    }

    /// As many slow pages as the machine works on, less one: nobody else waits for them.
    @Test func answersAVisitorWhileOthersWaitForSlowPages() throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try RunningServer { request in
            if request.path == "/slow" { gate.wait() }
            return .text(.ok)
        }
        let slow = try (1..<RequestWork.most).map { _ in
            let connection = try server.connect()
            try connection.send("GET /slow HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
            return connection
        }
        for _ in 0..<20 { #expect(try server.get("/quick").status == 200) }
        for _ in slow { gate.signal() }
        for connection in slow { #expect(try connection.readResponse().status == 200) }
    }

    /// A page that waits for its turn is not made for a visitor who has left.
    @Test(arguments: [true, false]) func worksForNobodyWhoHasLeft(closesWhole: Bool) throws {
        let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let asked = Mutex<[String]>([])
        let server = try RunningServer { request in
            asked.withLock { $0.append(request.path) }
            if request.path == "/slow" {
                begun.signal()
                gate.wait()
            }
            return .text(.ok)
        }
        let slow = try (0..<RequestWork.most).map { _ in
            let connection = try server.connect()
            try connection.send("GET /slow HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
            return connection
        }
        for _ in slow { begun.wait() }
        var leaving = try (0..<20).map { _ in
            let connection = try server.connect()
            try connection.send("GET /left HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
            connection.finishSending()
            return connection
        }
        if closesWhole { leaving = [] }
        for _ in slow { gate.signal() }
        for connection in slow { #expect(try connection.readResponse().status == 200) }
        for _ in 0..<20 { #expect(try server.get("/quick").status == 200) }
        server.server.stop()
        #expect(!asked.withLock { $0 }.contains("/left"))
        withExtendedLifetime(leaving) {}
    }

    /// More slow pages than that wait their turn, and none is lost when the server ends.
    @Test func endsWhileManyWaitForSlowPages() throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try RunningServer { _ in
            gate.signal()
            return .text(.ok)
        }
        let visitors = try (0..<50).map { _ in
            let connection = try server.connect()
            try connection.send("GET / HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
            return connection
        }
        gate.wait()
        server.server.stop()
        withExtendedLifetime(visitors) {}
    }

    /// The same with room for 64: the longest silent connections give way, whatever they have begun to send.
    @Test(arguments: ["", "GET / HTTP/1.1\r\nX-Slow: ", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"])
    func makesRoomWhenItIsFull(beginning: String) throws {
        var limits = ServerLimits()
        limits.connections = 64
        let server = try RunningServer(limits: limits)
        let silent = try (0..<300).map { _ in
            let connection = try server.connect()
            try connection.send(beginning)
            return connection
        }
        #expect(try server.get("/").status == 200)
        withExtendedLifetime(silent) {}
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: localhost"])
    func closesASilentConnection(beginning: String) throws {
        var limits = ServerLimits()
        limits.idleSeconds = 1
        let server = try RunningServer(limits: limits)
        let connection = try server.connect()
        try connection.send(beginning)
        _ = try connection.readToEnd()
    }

    /// Nobody is silent for too long here: what ends the connection is that its request does not.
    @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "POST / HTTP/1.1\r\nContent-Length: 100\r\n"])
    func closesAConnectionWhoseRequestNeverEnds(beginning: String) throws {
        var limits = ServerLimits()
        limits.idleSeconds = 0
        limits.requestMilliseconds = 1_000
        let server = try RunningServer(limits: limits)
        let rest =
            beginning.hasPrefix("POST") ? "Host: \(server.host)\r\n\(server.origin)\r\n\(server.token)\r\n\r\nhalf" : ""
        let fresh = try server.connect()
        try fresh.send(beginning + rest)
        _ = try fresh.readToEnd()
        let used = try server.connect()
        #expect(try used.get("/", host: server.host).status == 200)
        try used.send(beginning + rest)
        _ = try used.readToEnd()
    }

    @Test func leavesAStreamOpenHoweverLongItLasts() throws {
        var limits = ServerLimits()
        // Long enough for a request on a machine that does much else.
        limits.requestMilliseconds = 1_000
        limits.heartbeatMilliseconds = 100
        let channel = EventChannel(startingAt: 1, refresh: .all)
        let server = try RunningServer(limits: limits) { _ in .eventStream(channel.open(after: 1)) }
        let page = try ListeningPage(server)
        for _ in 0..<20 { _ = try page.read(until: ":\n\n") }
        channel.send(ServerSentEvent(name: "e", data: "still here"), id: 2)
        #expect(try page.read(until: "still here").hasSuffix("still here"))
    }

    @Test func refusesOneStreamTooManyAndServesPagesOn() throws {
        var limits = ServerLimits()
        limits.eventStreams = 3
        let channel = EventChannel(startingAt: 1, refresh: .all)
        let server = try RunningServer(limits: limits) { request in
            request.path == "/events" ? .eventStream(channel.open(after: 1)) : .text(.ok)
        }
        let pages = try (0..<3).map { _ in try ListeningPage(server) }
        #expect(try server.get("/events").status == 503)
        #expect(channel.listenerCount == 3)
        #expect(try server.get("/").status == 200)
        withExtendedLifetime(pages) {}
    }
}
