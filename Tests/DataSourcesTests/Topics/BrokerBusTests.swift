import LiveValues
import Synchronization
import Testing

@testable import DataSources

/// The rules of a bus with a broker that says what a test makes it say.
@Suite struct BrokerBusTests {
    private let clock = ManualClock()
    private let broker = ToldBroker()
    private let troubles = Troubles()
    private let lost = SourceFailure("the broker is gone")

    private func open() -> BrokerBus {
        BrokerBus(clock: clock, onTrouble: troubles.add, link: broker.makeLink)
    }

    @Test func asksForWhatIsListenedToAtEachConnection() throws {
        let bus = open()
        let heard = Heard()
        let first = try bus.listen(to: TopicFilter("a/+"), heard.hear)
        #expect(bus.connection == .connecting)
        #expect(broker.takeCalls() == [])
        broker.tell(.welcomed)
        #expect(bus.connection == .connected)
        let second = try bus.listen(to: TopicFilter("b"), heard.hear)
        let third = try bus.listen(to: TopicFilter("b"), heard.hear)
        #expect(broker.takeCalls() == ["listen a/+", "listen b"])
        second.cancel()
        second.cancel()
        #expect(broker.takeCalls() == [])
        third.cancel()
        #expect(broker.takeCalls() == ["ignore b"])
        broker.tell(.ended(lost))
        clock.advance(by: .seconds(1))
        bus.advance()
        broker.tell(.welcomed)
        #expect(broker.takeCalls() == ["listen a/+"])
        first.cancel()
    }

    @Test func looksForALostBrokerLessAndLessOften() throws {
        let bus = open()
        var pauses: [Int64] = []
        for _ in 1...7 {
            broker.tell(.ended(lost))
            #expect(bus.connection == .lost(lost))
            let deadline = try #require(bus.nextDeadline)
            pauses.append((deadline - clock.now).milliseconds)
            clock.advance(by: deadline - clock.now - .milliseconds(1))
            bus.advance()
            #expect(bus.nextDeadline == deadline)
            clock.advance(by: .milliseconds(1))
            bus.advance()
            #expect(bus.nextDeadline == nil)
        }
        #expect(pauses == [1000, 2000, 4000, 8000, 16000, 30000, 30000])
        #expect(broker.attempts == 8)
        broker.tell(.welcomed)
        broker.tell(.ended(lost))
        #expect(bus.nextDeadline == clock.now + .seconds(1))
    }

    @Test func leavesValuesStaleWhileTheBrokerIsGone() throws {
        let bus = open()
        let source = try TopicSource(TopicFilter("lamp"), on: bus, clock: clock)
        let silent = try TopicSource(TopicFilter("other"), on: bus, clock: clock)
        broker.tell(.welcomed)
        broker.tell(.said(TopicMessage(topic: "lamp", value: "on")))
        let reading = SourceReading<LiveValue>("on", at: clock.now)
        #expect(source.state == .fresh(reading))
        broker.tell(.ended(lost))
        #expect(source.state == .stale(reading, lost))
        #expect(silent.state == .failed(lost, last: nil))
        #expect(throws: lost) { try bus.publish(TopicMessage(topic: "lamp", value: "off"), isRetained: false) }
        clock.advance(by: .seconds(1))
        bus.advance()
        #expect(source.state == .stale(reading, lost))
        broker.tell(.welcomed)
        #expect(source.state == .fresh(reading))
        #expect(silent.state == .never)
    }

    @Test func tellsTheLastMessageToThoseWhoComeLater() throws {
        let bus = open()
        broker.tell(.welcomed)
        let first = try bus.listen(to: TopicFilter("a/#")) { _ in }
        broker.tell(.said(TopicMessage(topic: "a/1", value: 1)))
        broker.tell(.said(TopicMessage(topic: "a/1", value: 2)))
        let heard = Heard()
        let second = try bus.listen(to: TopicFilter("a/1"), heard.hear)
        #expect(heard.texts == ["a/1 2"])
        first.cancel()
        second.cancel()
        let late = Heard()
        let third = try bus.listen(to: TopicFilter("a/1"), late.hear)
        #expect(late.texts == [], "nobody has listened in between: it may be another one now")
        third.cancel()
    }

    @Test func hearsABrokerThatSaysTooMuchASecondLater() throws {
        let bus = open()
        broker.tell(.welcomed)
        let heard = Heard()
        let changes = Mutex(0)
        let topics = try bus.listen(to: TopicFilter("#"), heard.hear)
        let deadlines = bus.subscribe { changes.withLock { $0 += 1 } }
        for number in 1...500 { broker.tell(.said(TopicMessage(topic: "a", value: .integer(number)))) }
        #expect(heard.texts.count == 200)
        #expect(changes.withLock { $0 } == 1)
        #expect(bus.nextDeadline == clock.now + .seconds(1))
        clock.advance(by: .seconds(1))
        bus.advance()
        #expect(heard.texts.count == 201)
        #expect(heard.texts.last == "a 500")
        topics.cancel()
        deadlines.cancel()
    }

    @Test func takesNoMessageThatIsTooLarge() throws {
        let bus = open()
        broker.tell(.welcomed)
        let heard = Heard()
        let subscription = try bus.listen(to: TopicFilter("#"), heard.hear)
        broker.tell(.said(TopicMessage(topic: "a", payload: [UInt8](repeating: 0x31, count: 262_145))))
        #expect(heard.texts == [])
        #expect(troubles.all == ["a message on a has 262145 bytes, and may have 262144; it is not taken."])
        subscription.cancel()
    }

    @Test func hearsNothingOfAConnectionThatIsOver() {
        let bus = open()
        let first = broker.link
        broker.tell(.ended(lost))
        clock.advance(by: .seconds(1))
        bus.advance()
        first?.tell(.welcomed)
        #expect(bus.connection == .lost(lost))
    }

    @Test func leavesTheBrokerWhenItIsLetGo() {
        var bus: BrokerBus? = open()
        #expect(bus?.connection == .connecting)
        bus = nil
        #expect(broker.takeCalls() == ["stop"])
    }
}
