import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// What buttons and switches of widgets do, and what the devices of a home tell.
@Suite struct PressingTests {
    private static let power = Things.Property("lamp", "power")
    private static let reading =
        "data: { q: { things: light, shape: [{ id: text, power: boolean }], sample: [] } }\n"

    /// A home with a lamp that is off, and two widgets that read it.
    private static func bench(
        status: ThingStatus = .online, confirms: Bool = true, after delay: Duration = .zero,
        _ widgets: [String: String] = ["a": reading, "b": reading], outside: (any PhoneOutside)? = nil
    ) throws -> PhoneBench {
        var state = PhoneState()
        state.things = Things([
            "lamp": Things.Thing(
                product: "light", name: "Lamp", status: status, properties: ["power": false], confirms: confirms,
                delay: delay)
        ])
        return try PhoneBench(widgets, from: state, outside: outside)
    }

    /// The names of the facts that something comes to.
    private static func facts(_ bench: PhoneBench, _ body: () throws -> Void) rethrows -> [String] {
        let names = Mutex<[String]>([])
        let subscription = bench.store.subscribe { record in names.withLock { $0.append(record.payload.name) } }
        defer { subscription.cancel() }
        try body()
        return names.withLock { $0 }
    }

    private static func press(_ bench: PhoneBench, _ actions: IntentAction...) throws {
        try bench.store.perform(.press(instance: bench.key(), intent: "test", actions: actions))
    }

    private static func isOn(_ bench: PhoneBench, of id: String = "a") throws -> LiveValue? {
        try bench.source(of: id).value.arrayValue?.first?.objectValue?["power"]
    }

    // MARK: Devices

    @Test func showsAtOnceWhatIsWantedAndConfirmsItLater() throws {
        let bench = try Self.bench(after: .seconds(2))
        try Self.press(bench, .setProperty(Self.power, true))
        #expect(try Self.isOn(bench) == true)
        #expect(bench.store.state.things.things["lamp"]?.properties["power"] == false)
        let facts = Self.facts(bench) { bench.pass(.seconds(2)) }
        #expect(facts.contains("thingConfirmed") && !facts.contains("thingTold"))
        #expect(bench.store.state.things.things["lamp"]?.properties["power"] == true)
        #expect(bench.store.state.things.wishes.isEmpty)
    }

    @Test func goesBackAfterFiveSecondsWithoutConfirmation() throws {
        let bench = try Self.bench(confirms: false)
        try Self.press(bench, .setProperty(Self.power, true))
        bench.pass(.seconds(5))
        #expect(try Self.isOn(bench) == true)
        bench.pass(.milliseconds(1))
        #expect(try Self.isOn(bench) == false)
    }

    @Test func loadsThePressedWidgetForNothing() throws {
        let bench = try Self.bench()
        try Self.press(bench, .fireScene("night"))
        #expect(try bench.decisions().last?.hasPrefix("0s granted, free") == true)
        #expect(try bench.decisions("b").count == bench.decisions().count - 1)
    }

    @Test func doesNothingWhereADeviceCannotBeReached() throws {
        let bench = try Self.bench(status: .offline)
        let facts = Self.facts(bench) {
            #expect(throws: PhoneRefusal.unreachableThing) {
                try Self.press(bench, .fireScene("night"), .setProperty(Self.power, true))
            }
        }
        #expect(facts == [])
        #expect(throws: PhoneRefusal.unknownThing) {
            try Self.press(bench, .setProperty(Things.Property("lamp", "speed"), 1))
        }
    }

    @Test(arguments: [false, true])
    func takesWhatDevicesTell(isText: Bool) throws {
        let bench = try Self.bench()
        let message = ThingMessage(thing: "lamp", .properties(["power": true])).payload(at: bench.store.now)
        let told = PhoneCommand.told(topic: "/thing/properties", isText ? .string(message.json) : message)
        #expect(try Self.facts(bench) { try bench.store.perform(told) }.contains("thingTold"))
        #expect(bench.store.state.things.shown(Self.power) == true)
        // An echo is no news.
        #expect(try !Self.facts(bench) { try bench.store.perform(told) }.contains("thingTold"))
    }

    @Test func writesForWhoeverPressesAlone() throws {
        let note = "data: { q: { store: note, shape: text, sample: S } }\n"
        let bench = try Self.bench(["a": note, "b": note])
        try Self.press(bench, .write(key: "note", "done"))
        #expect(try bench.source().value == "done")
        #expect(bench.store.state.person("anna").stores["demo"]?["note"] == nil)
    }

    // MARK: Stacks

    @Test func showsTheWidgetOfAStackThatMattersMost() throws {
        let bench = try Self.bench([
            "a": "timeline: { relevance: 1 }\n", "a~1": "timeline: { relevance: 5 }\n",
            "a~2": "timeline: { relevance: 5 }\n",
        ])
        func top() -> Int {
            let members = ["a", "a~1", "a~2"].map { id in bench.store.widgets.all.first { $0.id == id } }
            return bench.store.state.top(of: bench.key(), members, at: bench.store.now)
        }
        #expect(top() == 1)
        try bench.store.perform(.turn(stack: bench.key(), to: 0))
        #expect(top() == 0)
        // The file may have lost the widget that somebody turned to.
        try bench.store.perform(.turn(stack: bench.key(), to: 7))
        #expect(top() == 1)
        for nowhere in [Int.max, Int.min] { try bench.store.perform(.turn(stack: bench.key(), to: nowhere)) }
        #expect(bench.store.state.turns.values.allSatisfy { $0 == 7 })
    }

    // MARK: Today view

    @Test func keepsWhatSomebodyExpandedForThemselves() throws {
        let bench = try PhoneBench(["a": "", "b": ""], .todayCompact)
        let (a, b) = (bench.key("a"), bench.key("b"))
        try bench.store.perform(.expand(instance: a, true))
        #expect(bench.store.state.expansions == [a.inAnyLanguage: true])
        #expect(PhoneFact.expanded(a, true).concerns(b))
        let other = InstanceKey(screen: "home", id: "b", person: "anna", locale: "en")
        #expect(!PhoneFact.expanded(a, true).concerns(other))
        try bench.store.perform(.expand(instance: a, false))
        #expect(bench.store.state.expansions == [a.inAnyLanguage: false])
    }
}
