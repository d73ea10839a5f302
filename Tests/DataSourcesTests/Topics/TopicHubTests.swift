import LiveValues
import Testing

@testable import DataSources

@Suite struct TopicHubTests {
    private let clock = ManualClock()
    private let hub: TopicHub

    init() {
        hub = TopicHub(clock: clock)
    }

    private func say(_ topic: String, _ value: LiveValue, isRetained: Bool = false) throws {
        try hub.publish(TopicMessage(topic: topic, value: value), isRetained: isRetained)
    }

    @Test func tellsThoseWhoListenAtThatTime() throws {
        let heard = Heard()
        try say("lamp/1", "before")
        let subscription = try hub.listen(to: TopicFilter("lamp/+"), heard.hear)
        try say("lamp/1", "on")
        try say("lamp/2/power", "on")
        try say("lamp/2", ["on": true])
        subscription.cancel()
        subscription.cancel()
        try say("lamp/1", "after")
        #expect(heard.texts == ["lamp/1 on", "lamp/2 {\"on\":true}"])
    }

    @Test func tellsWhatIsRetainedToThoseWhoComeLater() throws {
        try say("b", 1, isRetained: true)
        try say("a", 1, isRetained: true)
        try say("a", 2, isRetained: true)
        try say("b", 3)
        let heard = Heard()
        let subscription = try hub.listen(to: TopicFilter("#"), heard.hear)
        #expect(heard.texts == ["b 1", "a 2"], "in the order in which they were said")
        try hub.publish(TopicMessage(topic: "a", payload: []), isRetained: true)
        let late = Heard()
        let other = try hub.listen(to: TopicFilter("#"), late.hear)
        #expect(late.texts == ["b 1"])
        subscription.cancel()
        other.cancel()
    }

    @Test func keepsTheOrderWhenAListenerAnswers() throws {
        let heard = Heard()
        let answering = try hub.listen(to: TopicFilter("question")) { [hub] _ in
            try? hub.publish(TopicMessage(topic: "answer", value: 1), isRetained: false)
        }
        let listening = try hub.listen(to: TopicFilter("#"), heard.hear)
        try say("question", 1)
        #expect(heard.texts == ["question 1", "answer 1"])
        answering.cancel()
        listening.cancel()
    }

    @Test func refusesWhatNoBrokerTakes() throws {
        #expect(throws: SourceFailure("\"a/+\" is no topic: + and # are for those who listen")) { try say("a/+", 1) }
        let large = TopicMessage(topic: "a", payload: [UInt8](repeating: 0, count: 262_145))
        #expect(throws: SourceFailure("a message on a has 262145 bytes, and may have 262144")) {
            try hub.publish(large, isRetained: false)
        }
        for number in 0..<TopicHub.maximumRetained { try say("\(number)", 1, isRetained: true) }
        #expect(throws: SourceFailure("messages of 10000 topics are retained already")) {
            try say("one more", 1, isRetained: true)
        }
        try say("0", 2, isRetained: true)
    }

    @Test func refusesTopicsAndMessagesThatWouldFillTheMemory() throws {
        #expect(throws: SourceFailure("a topic has 1025 bytes, and may have 1024")) {
            try say(String(repeating: "x", count: 1025), 1)
        }
        func fill(_ topic: String) throws {
            let payload = [UInt8](repeating: 0, count: TopicMessage.maximumBytes)
            try hub.publish(TopicMessage(topic: topic, payload: payload), isRetained: true)
        }
        for number in 0..<15 { try fill("\(number)") }
        try fill("0")
        #expect(throws: SourceFailure("messages of 4194304 bytes are retained already")) { try fill("15") }
        hub.forget { $0 == "0" }
        try fill("15")
    }

    @Test func givesTheLastMessageAsAValue() throws {
        let source = try TopicSource(TopicFilter("lamp/+"), on: hub, clock: clock, keep: .seconds(10))
        #expect(source.state == .never)
        try say("lamp/1", 21.5)
        #expect(source.state == .fresh(SourceReading(21.5, at: clock.now)))
        clock.advance(by: .seconds(10))
        #expect(source.state.name == "stale")
        try hub.publish(TopicMessage(topic: "lamp/1", payload: [0xFF]), isRetained: false)
        #expect(
            source.state.failure == SourceFailure("the last message on lamp/1 is neither JSON nor a text in UTF-8"))
        #expect(source.state.reading?.value == 21.5)
    }
}
