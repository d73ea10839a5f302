import TestSupport
import Testing

@testable import HTTPServing

@Suite struct EventStreamTests {
    /// A server whose every path is the event stream of one channel, starting after event 100.
    private func serve(_ channel: EventChannel, limits: ServerLimits = ServerLimits()) throws -> RunningServer {
        try RunningServer(limits: limits) { request in
            let stream = channel.open(after: request.lastEventID ?? 100)
            if !stream.isResumed { stream.sendFirst(.all, id: 100) }
            return .eventStream(stream)
        }
    }

    @Test func sendsTheHeadBeforeTheFirstEvent() throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        let server = try serve(channel)
        _ = try ListeningPage(server)
    }

    @Test func sendsOneEventToEveryListener() throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        let server = try serve(channel)
        let pages = try (0..<50).map { _ in try ListeningPage(server) }
        channel.send(ServerSentEvent(name: "style", data: "one\ntwo\r\nthree"), id: 101)
        for page in pages {
            #expect(
                try page.read(until: "\n\n").hasSuffix("id: 101\nevent: style\ndata: one\ndata: two\ndata: three\n\n"))
        }
        channel.send(ServerSentEvent(name: "row", data: "later"), id: 102)
        for page in pages {
            #expect(try page.read(until: "\n\n").hasSuffix("id: 102\nevent: row\ndata: later\n\n"))
        }
    }

    @Test func resumesAfterTheLastEventThatWasSeen() throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        let server = try serve(channel)
        for id in 101...103 as ClosedRange<UInt64> { channel.send(ServerSentEvent(name: "row", data: "\(id)"), id: id) }
        let page = try ListeningPage(server, headers: ["Last-Event-ID: 101"])
        #expect(try page.read(until: "data: 103\n\n").contains("id: 102\nevent: row\ndata: 102\n\nid: 103"))
    }

    @Test(arguments: [UInt64(7), 99, 104, .max])
    func refreshesAPageThatItCannotResume(lastEventID: UInt64) throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        #expect(!channel.canResume(from: lastEventID))
        let server = try serve(channel)
        let page = try ListeningPage(server, headers: ["Last-Event-ID: \(lastEventID)"])
        #expect(try page.read(until: "\n\n").hasSuffix("id: 100\nevent: refresh\ndata: all\n\n"))
    }

    @Test func opensNoStreamForHead() throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        let server = try serve(channel)
        let connection = try server.connect()
        let head = try connection.get("/events", host: server.host, method: "HEAD")
        #expect(head.header("content-type") == "text/event-stream; charset=utf-8")
        #expect(channel.listenerCount == 0)
        #expect(try connection.get("/events", host: server.host, method: "HEAD").status == 200, "nothing came between")
    }

    @Test func endsEveryStreamWhenTheServerStops() throws {
        let channel = EventChannel(startingAt: 100, refresh: .all)
        let server = try serve(channel)
        let pages = try (0..<20).map { _ in try ListeningPage(server) }
        server.server.stop()
        for page in pages { _ = page.readToEnd() }
        #expect(channel.listenerCount == 0)
    }
}
