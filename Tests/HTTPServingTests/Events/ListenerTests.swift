import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import HTTPServing

/// Pages that do not behave: slow ones, vanished ones, and many of them.
@Suite struct ListenerTests {
    /// A server with one channel that says when a stream has ended.
    private final class Stage: Sendable {
        let channel: EventChannel
        let ended = DispatchSemaphore(value: 0)

        init(limits: EventLimits = EventLimits()) {
            channel = EventChannel(startingAt: 100, refresh: .all, limits: limits)
        }

        func serve(heartbeatMilliseconds: Int = 25_000, streams: Int = 1024) throws -> RunningServer {
            var limits = ServerLimits()
            limits.heartbeatMilliseconds = heartbeatMilliseconds
            // A page that is read late on a busy machine is not a silent one.
            limits.idleSeconds = 3600
            limits.eventStreams = streams
            return try RunningServer(limits: limits) { [channel, ended] _ in
                let stream = channel.open(after: 100)
                stream.onEnd { ended.signal() }
                return .eventStream(stream)
            }
        }

        /// Waits until as many streams have ended; false when they do not within a minute.
        func waitForEnd(of count: Int = 1) -> Bool {
            (0..<count).allSatisfy { _ in ended.wait(timeout: .now() + 60) == .success }
        }
    }

    @Test func refreshesAPageThatDoesNotReadAndKeepsTheOthers() throws {
        var limits = EventLimits()
        limits.backlogBytes = 1 << 20
        let stage = Stage(limits: limits)
        let server = try stage.serve()
        let slow = try ListeningPage(server, receiveBufferBytes: 4096)
        let fast = try ListeningPage(server)
        let data = String(repeating: "d", count: 256 << 10) + "e"
        // The kernel takes some megabytes for the slow page before the backlog grows; these are 64 MiB.
        for id in 101...356 as ClosedRange<UInt64> {
            stage.channel.send(ServerSentEvent(name: "bulk", data: data), id: id)
            #expect(try fast.read(until: "e\n\n").count > data.count)
        }
        #expect(stage.channel.listenerCount == 2)
        #expect(try slow.read(until: "event: refresh\ndata: all\n\n").count < 32 << 20)
        stage.channel.send(ServerSentEvent(name: "row", data: "still here"), id: 357)
        _ = try fast.read(until: "data: still here\n\n")
        _ = try slow.read(until: "data: still here\n\n")
    }

    @Test func sendsAnEventThatIsLargerThanTheBacklog() throws {
        var limits = EventLimits()
        limits.backlogBytes = 1 << 10
        let stage = Stage(limits: limits)
        let server = try stage.serve()
        let page = try ListeningPage(server)
        stage.channel.send(ServerSentEvent(name: "page", data: String(repeating: "d", count: 1 << 20) + "end"), id: 101)
        _ = try page.read(until: "end\n\n")
        #expect(stage.channel.listenerCount == 1)
    }

    @Test func findsOutThatAPageVanished() throws {
        let stage = Stage()
        let server = try stage.serve(heartbeatMilliseconds: 10)
        var page: ListeningPage? = try ListeningPage(server)
        _ = try page?.read(until: ":\n\n")
        page = nil
        #expect(stage.waitForEnd(), "nothing is sent but heartbeats")
        #expect(stage.channel.listenerCount == 0)
    }

    @Test func survivesAPageThatVanishesInTheMiddleOfAnEvent() throws {
        let stage = Stage()
        let server = try stage.serve()
        var page: ListeningPage? = try ListeningPage(server)
        stage.channel.send(ServerSentEvent(name: "bulk", data: String(repeating: "d", count: 8 << 20)), id: 101)
        _ = try page?.skip(count: 100_000)
        page = nil
        #expect(stage.waitForEnd())
        let next = try ListeningPage(server)
        stage.channel.send(ServerSentEvent(name: "row", data: "next"), id: 102)
        _ = try next.read(until: "data: next\n\n")
    }

    @Test func givesThePlacesOfVanishedPagesToNewOnes() throws {
        let stage = Stage()
        let server = try stage.serve(streams: 8)
        for _ in 0..<40 { _ = try ListeningPage(server) }
        #expect(stage.waitForEnd(of: 32))
    }

    @Test func reachesFiveHundredPages() throws {
        let stage = Stage()
        let server = try stage.serve()
        let pages = try (0..<500).map { _ in try ListeningPage(server) }
        #expect(stage.channel.listenerCount == 500)
        stage.channel.send(ServerSentEvent(name: "style", data: "late"), id: 101)
        for page in pages { _ = try page.read(until: "data: late\n\n") }
    }

    /// Streams begin, end and are fed while the server stops: nothing may be asleep when the daemon goes.
    @Test func stopsInTheMiddleOfEverything() throws {
        for _ in 0..<20 {
            let stage = Stage()
            let server = try stage.serve()
            let pages = try (0..<8).map { _ in try ListeningPage(server) }
            let late = try (0..<8).map { _ in
                let connection = try server.connect()
                try connection.send("GET /events HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
                return connection
            }
            let sender = DispatchQueue(label: "sender")
            sender.async {
                for id in 101...200 as ClosedRange<UInt64> {
                    stage.channel.send(ServerSentEvent(name: "e", data: "d"), id: id)
                }
            }
            server.server.stop()
            for page in pages { _ = page.readToEnd() }
            for page in late { _ = try page.readToEnd() }
            sender.sync {}
            #expect(stage.channel.listenerCount == 0)
        }
    }
}
