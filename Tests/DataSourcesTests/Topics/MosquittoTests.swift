import LiveValues
import Synchronization
import Testing

@testable import DataSources

/// A real libmosquitto and a real broker.
@Suite struct MosquittoTests {
    private let clock = ManualClock()

    /// A bus that is connected.
    private func connect(
        to broker: RunningBroker, onTrouble: @escaping @Sendable (String) -> Void = { _ in }
    ) -> BrokerBus {
        let bus = BrokerBus(broker.address, clock: clock, onTrouble: onTrouble)
        #expect(hasBecome(.connected, bus))
        return bus
    }

    private func hasBecome(_ connection: BusConnection, _ bus: BrokerBus) -> Bool {
        let waiter = Waiter()
        waiter.hear(bus.subscribe)
        return waiter.wait { bus.connection == connection }
    }

    @Test func bringsMessagesFromOneToTheOther() throws {
        let broker = try RunningBroker()
        let (here, there) = (connect(to: broker), connect(to: broker))
        try there.publish(TopicMessage(topic: "lamp/1", value: "retained"), isRetained: true)
        let heard = Heard()
        let subscription = try here.listen(to: TopicFilter("lamp/+"), heard.hear)
        #expect(heard.waiter.wait { heard.texts == ["lamp/1 retained"] })
        try there.publish(TopicMessage(topic: "other", value: 1), isRetained: false)
        try there.publish(TopicMessage(topic: "lamp/2", value: ["on": true]), isRetained: false)
        #expect(heard.waiter.wait { heard.texts == ["lamp/1 retained", "lamp/2 {\"on\":true}"] })
        try here.publish(TopicMessage(topic: "lamp/3", payload: []), isRetained: false)
        #expect(heard.waiter.wait { heard.texts.last == "lamp/3 " })
        subscription.cancel()
    }

    @Test func comesBackWithTheBroker() throws {
        let broker = try RunningBroker()
        let (here, there) = (connect(to: broker), connect(to: broker))
        let source = try TopicSource(TopicFilter("lamp"), on: here, clock: clock)
        let waiter = Waiter(source)
        for bus in [here, there] { waiter.hear(bus.subscribe) }
        try there.publish(TopicMessage(topic: "lamp", value: "on"), isRetained: true)
        #expect(waiter.wait { source.state.name == "fresh" })

        broker.kill()
        #expect(waiter.wait { source.state.name == "stale" && there.nextDeadline != nil })
        #expect(source.state.reading?.value == "on")
        #expect(source.state.failure?.description.hasPrefix("the broker at \(broker.address) is gone: ") == true)

        // Looked for while it is not there, and then when it is.
        clock.advance(by: .seconds(1))
        here.advance()
        #expect(waiter.wait { here.nextDeadline == clock.now + .seconds(2) })
        try broker.start()
        clock.advance(by: .seconds(2))
        for bus in [here, there] { bus.advance() }
        #expect(waiter.wait { here.connection == .connected && there.connection == .connected })
        try there.publish(TopicMessage(topic: "lamp", value: "off"), isRetained: true)
        #expect(waiter.wait { source.state == .fresh(SourceReading("off", at: clock.now)) })
    }

    @Test func takesNoMessageThatIsTooLarge() throws {
        let broker = try RunningBroker()
        let troubles = Troubles()
        let bus = connect(to: broker, onTrouble: troubles.add)
        let heard = Heard()
        let subscription = try bus.listen(to: TopicFilter("#"), heard.hear)
        let link = MosquittoLink(to: broker.address)
        let waiter = Waiter()
        let isWelcome = Mutex(false)
        link.start { event in
            if case .welcomed = event { isWelcome.withLock { $0 = true } }
            waiter.look()
        }
        #expect(waiter.wait { isWelcome.withLock { $0 } })
        // Once the bus has heard itself, it listens.
        try bus.publish(TopicMessage(topic: "ready", value: 1), isRetained: false)
        #expect(heard.waiter.wait { heard.texts == ["ready 1"] })
        try link.publish(TopicMessage(topic: "a", payload: [UInt8](repeating: 0x31, count: 1 << 20)), isRetained: false)
        try link.publish(TopicMessage(topic: "b", payload: [0x31]), isRetained: false)
        #expect(heard.waiter.wait { heard.texts == ["ready 1", "b 1"] })
        #expect(troubles.all == ["a message on a has 1048576 bytes, and may have 262144; it is not taken."])
        link.stop()
        subscription.cancel()
    }

    @Test func saysThatNobodyIsThere() throws {
        let port = try ScriptedServer().port
        let bus = BrokerBus(try BrokerAddress("mqtt://127.0.0.1:\(port)"), clock: clock) { _ in }
        let words = "the broker at mqtt://127.0.0.1:\(port) is gone: Connection refused"
        #expect(hasBecome(.lost(SourceFailure(words)), bus))
    }

    @Test func saysWhoAsks() throws {
        let broker = try RunningBroker(knowing: "lin", by: "a secret")
        let port = broker.address.port
        let stranger = BrokerBus(broker.address, clock: clock) { _ in }
        let words = "the broker at mqtt://127.0.0.1:\(port) is gone: Connection Refused: not authorised"
        #expect(hasBecome(.lost(SourceFailure(words)), stranger))
        let known = BrokerBus(try BrokerAddress("mqtt://lin:a%20secret@127.0.0.1:\(port)"), clock: clock) { _ in }
        #expect(hasBecome(.connected, known))
    }

    @Test(arguments: [
        ("mqtt://localhost", "mqtt://localhost:1883"), ("mqtt://127.0.0.1:1884/", "mqtt://127.0.0.1:1884"),
        ("MQTT://[::1]:1", "mqtt://[::1]:1"), ("mqtt://lin:secret@localhost:1", "mqtt://localhost:1"),
    ])
    func readsAnAddress(text: String, address: String) throws {
        #expect(try BrokerAddress(text).description == address)
    }

    @Test(arguments: [
        "", "localhost:1883", "http://localhost", "mqtt://", "mqtt://host:0", "mqtt://host/topic", "mqtt://a:secret@/",
    ])
    func refusesWhatIsNone(text: String) {
        #expect(throws: SourceFailure("this is no broker: write mqtt://HOST:PORT")) {
            try BrokerAddress(text)
        }
    }
}
