import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// What lives behind the screens while somebody edits a fixture, a device misbehaves, or a broker is gone.
@Suite struct LivePhoneTests {
    private static let power = Things.Property("lamp", "power")
    private static let devices =
        "data: { q: { things: light, shape: [{ id: text, name: text, power: boolean }], sample: [] } }\n"

    private static func things(_ name: String = "Lamp", _ properties: LiveProperties = ["power": false]) -> PhoneState {
        var state = PhoneState()
        state.things = Things([
            "lamp": Things.Thing(product: "light", name: LocalName(name), status: .online, properties: properties),
            "spot": Things.Thing(product: "light", name: "Spot", status: .online, properties: ["power": false]),
        ])
        return state
    }

    private static func lamp(_ bench: PhoneBench) throws -> LiveProperties {
        try #require(try bench.source().value.arrayValue?.first?.objectValue)
    }

    private static func told(_ value: LiveValue, of thing: String = "lamp") -> PhoneCommand {
        .told(
            topic: "/thing/properties",
            ThingMessage(thing: thing, .properties(["power": value])).payload(at: PhoneBench.start))
    }

    // MARK: Edits

    @Test(arguments: [.systemMedium, .todayCompact] as [WidgetFamily])
    func showsAnEditedDevice(family: WidgetFamily) throws {
        let bench = try PhoneBench(["a": Self.devices], family, from: Self.things())
        bench.store.update(Self.things("Lantern", ["power": true]), startingAt: nil)
        #expect(try Self.lamp(bench)["name"] == "Lantern")
        #expect(try Self.lamp(bench)["power"] == true)
    }

    @Test func leavesAWidgetInPeaceThatReadsOtherDevices() throws {
        let other = Self.devices.replacing("things: light", with: "things: fan")
        let bench = try PhoneBench(["a": other], from: Self.things())
        bench.store.update(Self.things("Lantern"), startingAt: nil)
        #expect(try bench.decisions().count == 1)
    }

    // MARK: Devices

    @Test(arguments: [1, "1", "true", true] as [LiveValue])
    func readsASwitchHoweverItIsWritten(value: LiveValue) throws {
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: Self.things())
        try bench.store.perform(Self.told(value))
        #expect(try Self.lamp(bench)["power"] == true)
    }

    @Test func takesAnotherSpellingAsAConfirmation() throws {
        var state = Self.things()
        state.things = Things([
            "lamp": Things.Thing(
                product: "light", name: "Lamp", status: .online, properties: ["power": false], confirms: false)
        ])
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: state)
        try bench.store.perform(
            .press(instance: bench.key(), intent: "test", actions: [.setProperty(Self.power, true)]))
        try bench.store.perform(Self.told("1"))
        #expect(bench.store.state.things.wishes.isEmpty)
        bench.pass(.seconds(6))
        #expect(try Self.lamp(bench)["power"] == true)
    }

    @Test(arguments: ["on", nil, "{\"power\":", 2, ["is": true]] as [LiveValue])
    func leavesAValueAsItWasThatCannotBeRead(value: LiveValue) throws {
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: Self.things())
        let misread = Mutex<[Things.Misreading]>([])
        let subscription = bench.store.subscribe { record in
            if case .thingMisread(let one)? = record.payload as? PhoneFact { misread.withLock { $0.append(one) } }
        }
        try bench.store.perform(Self.told(value))
        try bench.store.perform(Self.told(1, of: "spot"))
        subscription.cancel()
        #expect(misread.withLock { $0 }.map(\.property) == [Self.power])
        #expect(misread.withLock { $0 }.map(\.expected) == ["true or false"])
        #expect(try Self.lamp(bench)["power"] == false)
        #expect(try bench.source().value.arrayValue?.last?.objectValue?["power"] == true)
        #expect(try bench.source().state == .fresh)
    }

    // MARK: A broker that is gone

    private static func connections(_ state: Connections.BrokerState) -> PhoneCommand {
        var connections = Connections()
        connections.broker = "mqtt://127.0.0.1:1883"
        connections.brokerState = state
        return .connect(connections)
    }

    @Test(
        arguments: [
            (.lost("the broker is gone"), "the broker is gone"), (.connecting, "the broker has not answered yet"),
        ] as [(Connections.BrokerState, String)])
    func refusesWhatNobodyWouldHear(state: Connections.BrokerState, reason: String) throws {
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: Self.things())
        try bench.store.perform(Self.connections(state))
        #expect(throws: PhoneRefusal.unheard(reason)) {
            try bench.store.perform(
                .press(instance: bench.key(), intent: "test", actions: [.setProperty(Self.power, true)]))
        }
        #expect(throws: PhoneRefusal.unheard(reason)) {
            try bench.store.perform(.useThing(thing: "lamp", property: "power", value: true))
        }
        try bench.store.perform(Self.connections(.connected))
        #expect(try Self.lamp(bench)["power"] == false)
        try bench.store.perform(.useThing(thing: "lamp", property: "power", value: true))
        #expect(try Self.lamp(bench)["power"] == true)
    }

    @Test(arguments: [
        .lose(.topic(filter: "/thing/properties"), "the broker is gone"), connections(.lost("the broker is gone")),
    ])
    func confirmsNothingThatWasSetBeforeTheBrokerWent(loss: PhoneCommand) throws {
        var state = Self.things()
        state.things = Things([
            "lamp": Things.Thing(
                product: "light", name: "Lamp", status: .online, properties: ["power": false], delay: .seconds(2))
        ])
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: state)
        try bench.store.perform(
            .press(instance: bench.key(), intent: "test", actions: [.setProperty(Self.power, true)]))
        try bench.store.perform(loss)
        #expect(try Self.lamp(bench)["power"] == false)
        bench.pass(.seconds(6))
        try bench.store.perform(.regain(.topic(filter: "/thing/properties")))
        #expect(try Self.lamp(bench)["power"] == false)
    }

    @Test(
        arguments: [
            .press(
                instance: InstanceKey(screen: "home", id: "a", person: "lin", locale: "en"), intent: "test",
                actions: [.write(key: "note", "done"), .setProperty(power, true)]),
            .useThing(thing: "lamp", property: "power", value: true),
        ] as [PhoneCommand])
    func undoesWhatTheBrokerDoesNotTakeAnyMore(command: PhoneCommand) throws {
        let outside = OutsideWitness()
        let bench = try PhoneBench(["a": Self.devices], .todayCompact, from: Self.things(), outside: outside)
        try bench.store.perform(Self.connections(.connected))
        outside.deafness.withLock { $0 = "the broker is gone" }
        #expect(throws: PhoneRefusal.unheard("the broker is gone")) { try bench.store.perform(command) }
        #expect(try Self.lamp(bench)["power"] == false)
        #expect(bench.store.state.person("lin").stores["demo"]?["note"] == nil)
        outside.deafness.withLock { $0 = nil }
        try bench.store.perform(command)
        #expect(try Self.lamp(bench)["power"] == true)
        #expect(outside.topics.withLock { !$0.isEmpty })
    }

    // MARK: By hand

    @Test func asksAtOnceWhenAskedByHand() throws {
        let bench = try PhoneBench(["a": ""])
        try bench.store.perform(.reloadByHand(bench.key()))
        try bench.store.perform(.reloadByHand(bench.key()))
        let byHand = "0s granted, free: asked by hand"
        #expect(try bench.decisions().dropFirst() == [byHand, byHand])
    }

    // MARK: People

    @Test func signsPeopleInWhereNothingElseIsSaid() {
        #expect(PhoneState().isSignedIn("lin", to: "demo"))
    }

    @Test func storesOutsideOnlyWhatNamedPeopleHave() throws {
        let outside = OutsideWitness()
        var seed = PhoneState()
        seed.names = ["lin": "Lin"]
        let bench = try PhoneBench(
            ["a": "data: { q: { store: key, shape: number, sample: 1 } }\n"], from: seed, outside: outside)
        bench.store.look(PhoneState.Seat(person: "nobody", locale: "en"))
        for person in ["lin", "nobody"] {
            try bench.store.perform(.write(group: "demo", key: "key", value: 7, person: person))
            #expect(bench.store.state.person(person).stores["demo"]?["key"] == 7)
        }
        #expect(outside.writers.withLock { $0 } == ["lin"])
        #expect(outside.followed.withLock { Set($0.map(\.person)) } == ["lin"])
        // Whom the fixture does not name any more has nothing outside, too.
        bench.store.update(PhoneState(), startingAt: nil)
        #expect(outside.followed.withLock { $0 } == [])
    }
}
