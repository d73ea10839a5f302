import Testing

@testable import HTTPServing

@Suite struct EventChannelTests {
    /// Everything that a stream would send now, without its opening if that is part of it.
    private func drain(_ stream: EventStream) -> String {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 7)
        while case .bytes(let count) = buffer.withUnsafeMutableBytes({ stream.read(into: $0) }) {
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let opening = "retry: 300\n\n"
        return text.hasPrefix(opening) ? String(text.dropFirst(opening.count)) : text
    }

    @Test(arguments: [
        ("plain", "data: plain\n\n"), ("", "data: \n\n"), ("a\nb", "data: a\ndata: b\n\n"),
        ("a\r\nb", "data: a\ndata: b\n\n"),
        ("a\rb", "data: a\ndata: b\n\n"), ("a\n\nb\n", "data: a\ndata: \ndata: b\ndata: \n\n"),
        ("a\r\r\nb", "data: a\ndata: \ndata: b\n\n"),
        ("x\n\nevent: forged\ndata: y", "data: x\ndata: \ndata: event: forged\ndata: data: y\n\n"),
        ("班\u{2028}🎓", "data: 班\u{2028}🎓\n\n"),
    ])
    func keepsEveryLineInsideTheEvent(data: String, encoded: String) {
        let bytes = ServerSentEvent(name: "e", data: data).encoded(id: 7).array
        #expect(String(decoding: bytes, as: UTF8.self) == "id: 7\nevent: e\n" + encoded)
    }

    @Test func forgetsTheOldestEventsFirst() {
        var limits = EventLimits()
        limits.historyEvents = 2
        let channel = EventChannel(startingAt: 10, refresh: .all, limits: limits)
        for id in 11...14 as ClosedRange<UInt64> { channel.send(ServerSentEvent(name: "e", data: "\(id)"), id: id) }
        #expect([10, 11, 12, 13, 14, 15].map(channel.canResume) == [false, false, true, true, true, false])
        #expect(drain(channel.open(after: 12)) == "id: 13\nevent: e\ndata: 13\n\nid: 14\nevent: e\ndata: 14\n\n")
    }

    @Test func forgetsEventsThatAreTooLargeToKeep() {
        var limits = EventLimits()
        limits.historyBytes = 100
        let channel = EventChannel(startingAt: 10, refresh: .all, limits: limits)
        channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 200)), id: 11)
        #expect([10, 11].map(channel.canResume) == [false, true])
    }

    @Test func resumesNoPageThatComesAfterItsView() {
        let channel = EventChannel(startingAt: 10, refresh: .all)
        #expect(channel.open(after: 10).isResumed)
        channel.end()
        #expect(!channel.open(after: 10).isResumed)
    }

    @Test func holdsNoMoreThanItsBudgetInAllChannelsTogether() {
        let budget = EventBudget(bytes: 20_000)
        let channels = (0..<50).map { _ in EventChannel(startingAt: 10, refresh: .all, budget: budget) }
        for id in 11...30 as ClosedRange<UInt64> {
            for channel in channels {
                channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
            }
        }
        let held = channels.map { channel in (10...29).filter { channel.canResume(from: $0) }.count * 500 }
        #expect(held.reduce(0, +) <= 20_000)
        #expect(channels.allSatisfy { $0.canResume(from: 30) })
    }

    @Test func takesFromTheChannelThatHoldsMost() {
        let budget = EventBudget(bytes: 10_000)
        let small = EventChannel(startingAt: 10, refresh: .all, budget: budget)
        let large = EventChannel(startingAt: 10, refresh: .all, budget: budget)
        small.send(ServerSentEvent(name: "e", data: "small"), id: 11)
        for id in 11...100 as ClosedRange<UInt64> {
            large.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
        }
        #expect(small.canResume(from: 10))
        #expect(!large.canResume(from: 10))
        #expect(large.canResume(from: 95))
    }

    @Test func givesBackToTheBudgetWhatItHeld() {
        let budget = EventBudget(bytes: 10_000)
        for _ in 0..<20 {
            let gone = EventChannel(startingAt: 10, refresh: .all, budget: budget)
            gone.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 900)), id: 11)
        }
        let channel = EventChannel(startingAt: 10, refresh: .all, budget: budget)
        for id in 11...15 as ClosedRange<UInt64> {
            channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 900)), id: id)
        }
        #expect(channel.canResume(from: 10))
    }

    @Test func letsPagesThatDoNotReadHoldNoMoreThanTheBudgetTogether() {
        let budget = EventBudget(bytes: 20_000)
        let channels = (0..<50).map { _ in EventChannel(startingAt: 10, refresh: .all, budget: budget) }
        let streams = channels.map { $0.open(after: 10) }
        for id in 11...30 as ClosedRange<UInt64> {
            for channel in channels {
                channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
            }
        }
        let texts = streams.map(drain)
        #expect(texts.joined().count { $0 == "d" } <= 20_000)
        #expect(texts.allSatisfy { $0.contains("event: refresh") || $0.contains("id: 11\n") })
    }

    @Test func asksThePageForWhichMostWaitsToFetchItselfAgain() {
        let budget = EventBudget(bytes: 10_000)
        let (quiet, busy) = (
            EventChannel(startingAt: 10, refresh: .all, budget: budget),
            EventChannel(startingAt: 10, refresh: .all, budget: budget)
        )
        let (polite, stalled) = (quiet.open(after: 10), busy.open(after: 10))
        quiet.send(ServerSentEvent(name: "e", data: "small"), id: 11)
        for id in 11...100 as ClosedRange<UInt64> {
            busy.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
        }
        #expect(drain(polite) == "id: 11\nevent: e\ndata: small\n\n")
        #expect(drain(stalled).contains("event: refresh\ndata: all"))
        busy.send(ServerSentEvent(name: "e", data: "later"), id: 101)
        #expect(drain(stalled) == "id: 101\nevent: e\ndata: later\n\n")
    }

    @Test func looksForSpaceAlsoAmongPagesThatLeftInTheMiddleOfAnEvent() {
        let budget = EventBudget(bytes: 10_000)
        let channel = EventChannel(startingAt: 10, refresh: .all, budget: budget)
        let gone = channel.open(after: 10)
        var buffer = [UInt8](repeating: 0, count: 20)
        channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: 11)
        #expect(buffer.withUnsafeMutableBytes { gone.read(into: $0) } == .bytes(20))
        gone.detach()
        for id in 12...100 as ClosedRange<UInt64> {
            channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
        }
        #expect(channel.canResume(from: 99))
    }

    @Test func letsGoOfWhatASlowPageHasRead() {
        let budget = EventBudget(bytes: 10_000)
        var limits = EventLimits()
        limits.historyEvents = 1
        let channel = EventChannel(startingAt: 10, refresh: .all, limits: limits, budget: budget)
        let slow = channel.open(after: 10)
        var buffer = [UInt8](repeating: 0, count: 520)
        var text = ""
        for id in 11...200 as ClosedRange<UInt64> {
            channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 500)), id: id)
            // It never catches up.
            if id > 11, case .bytes(let count) = buffer.withUnsafeMutableBytes({ slow.read(into: $0) }) {
                text += String(decoding: buffer[..<count], as: UTF8.self)
            }
        }
        #expect(!text.contains("refresh"))
    }

    @Test func countsAnEventOnceThatManyPagesWaitFor() {
        let budget = EventBudget(bytes: 10_000)
        let channel = EventChannel(startingAt: 10, refresh: .all, budget: budget)
        let streams = (0..<100).map { _ in channel.open(after: 10) }
        channel.send(ServerSentEvent(name: "e", data: String(repeating: "d", count: 900)), id: 11)
        #expect(streams.allSatisfy { drain($0).contains("ddd") })
    }

    @Test func putsTheRefreshBeforeWhatItDoesNotContain() {
        let channel = EventChannel(startingAt: 10, refresh: .all)
        let stream = channel.open(after: nil)
        for id in 11...13 as ClosedRange<UInt64> { channel.send(ServerSentEvent(name: "e", data: "\(id)"), id: id) }
        stream.sendFirst(.all, id: 12)
        #expect(!stream.isResumed)
        #expect(drain(stream) == "id: 12\nevent: refresh\ndata: all\n\nid: 13\nevent: e\ndata: 13\n\n")
    }

    @Test func asksAPageThatIsTooFarBehindToFetchItselfAgain() {
        var limits = EventLimits()
        limits.backlogEvents = 3
        let channel = EventChannel(startingAt: 10, refresh: .all, limits: limits)
        let stream = channel.open(after: 10)
        for id in 11...20 as ClosedRange<UInt64> { channel.send(ServerSentEvent(name: "e", data: ""), id: id) }
        #expect(drain(stream) == "id: 13\nevent: refresh\ndata: all\n\n")
        channel.send(ServerSentEvent(name: "e", data: "later"), id: 21)
        #expect(drain(stream) == "id: 21\nevent: e\ndata: later\n\n")
    }

    @Test func endsAStreamAfterWhatItHolds() {
        let channel = EventChannel(startingAt: 10, refresh: .all)
        let stream = channel.open(after: 10)
        channel.send(ServerSentEvent(name: "e", data: "last"), id: 11)
        channel.end()
        channel.send(ServerSentEvent(name: "e", data: "too late"), id: 12)
        #expect(drain(stream) == "id: 11\nevent: e\ndata: last\n\n")
        #expect(channel.listenerCount == 0)
    }
}
