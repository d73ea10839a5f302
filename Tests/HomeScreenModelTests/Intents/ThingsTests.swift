import HomeScreenModel
import LiveValues
import Testing

@Suite struct ThingsTests {
    private static let start = Timestamp(milliseconds: 1_772_442_720_000)
    private static let power = Things.Property("lamp", "power")

    private static func things(_ status: ThingStatus = .online) -> Things {
        Things(["lamp": .init(status: status, properties: ["power": false, "level": 3], confirms: false)])
    }

    private static func told(_ value: LiveValue) -> ThingMessage {
        ThingMessage(thing: "lamp", .properties(["power": value]))
    }

    @Test func showsAtOnceWhatSomebodySets() throws {
        var things = Self.things()
        #expect(try things.set(Self.power, to: true, at: Self.start) == [.shown(Self.power, true)])
        #expect(things.shown(Self.power) == true)
        #expect(things.things["lamp"]?.properties["power"] == false)
    }

    @Test func countsTheEchoOnce() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        let soon = Self.start + .seconds(2)
        #expect(things.receive(Self.told(true), at: soon) == [.confirmed(Self.power)])
        #expect(things.receive(Self.told(true), at: soon) == [])
        #expect(things.expire(at: Self.start + .seconds(60)) == [])
        #expect(things.shown(Self.power) == true && things.nextDeadline == nil)
    }

    @Test func goesBackWithoutAnEchoInTime() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        let deadline = try #require(things.nextDeadline)
        #expect(deadline == Self.start + .milliseconds(5001))
        #expect(things.expire(at: Self.start + .seconds(5)) == [])
        #expect(things.expire(at: deadline) == [.reverted(Self.power, false)])
        #expect(things.shown(Self.power) == false)
    }

    @Test func takesAnEchoThatComesTooLateAsNews() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        let late = things.receive(Self.told(true), at: Self.start + .seconds(6))
        #expect(late == [.reverted(Self.power, false), .shown(Self.power, true)])
    }

    @Test func showsWhatIsWantedWhileAnotherValueIsUnderWay() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(things.receive(Self.told(false), at: Self.start + .seconds(1)) == [])
        #expect(things.shown(Self.power) == true)
        #expect(things.expire(at: Self.start + .seconds(6)) == [.reverted(Self.power, false)])
    }

    @Test func keepsTheLastOfSeveralPressesWhileTheFirstOnesAreConfirmed() throws {
        var things = Self.things()
        for (second, value) in [true, false, true].enumerated() {
            _ = try things.set(Self.power, to: .bool(value), at: Self.start + .seconds(second))
        }
        let soon = Self.start + .seconds(3)
        #expect(things.receive(Self.told(true), at: soon) == [] && things.shown(Self.power) == true)
        #expect(things.receive(Self.told(false), at: soon) == [] && things.shown(Self.power) == true)
        #expect(things.receive(Self.told(true), at: soon) == [.confirmed(Self.power)])
        #expect(things.wishes.isEmpty && things.shown(Self.power) == true)
    }

    @Test func waitsOnceForWhatIsWantedTwice() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        _ = try things.set(Self.power, to: true, at: Self.start + .seconds(4))
        #expect(things.expire(at: Self.start + .seconds(6)) == [])
        #expect(things.receive(Self.told(true), at: Self.start + .seconds(7)) == [.confirmed(Self.power)])
    }

    @Test func tellsWhatADeviceSaysByItself() {
        var things = Self.things()
        #expect(things.receive(Self.told(true), at: Self.start) == [.shown(Self.power, true)])
        let offline = ThingMessage(thing: "lamp", .status(.offline))
        #expect(things.receive(offline, at: Self.start) == [.status(thing: "lamp", .offline)])
        #expect(things.receive(offline, at: Self.start) == [])
        #expect(things.receive(ThingMessage(thing: "oven", .status(.online)), at: Self.start) == [])
    }

    @Test(arguments: [ThingStatus.notActivated, .offline, .disabled])
    func refusesADeviceThatCannotBeReached(status: ThingStatus) {
        var things = Self.things(status)
        #expect(!things.isEnabled("lamp"))
        #expect(throws: Things.Refusal.unreachable(status)) {
            _ = try things.set(Self.power, to: true, at: Self.start)
        }
    }

    @Test func refusesWhatThereIsNot() {
        var things = Self.things()
        #expect(throws: Things.Refusal.noThing) {
            _ = try things.set(.init("oven", "power"), to: true, at: Self.start)
        }
        #expect(throws: Things.Refusal.noProperty) {
            _ = try things.set(.init("lamp", "heat"), to: true, at: Self.start)
        }
    }

    @Test(arguments: [false, true])
    func readsMessagesAsMapsAndAsText(isText: Bool) throws {
        func message(_ json: String) throws -> ThingMessage? {
            ThingMessage(isText ? .string(json) : try #require(LiveValue(json: json)))
        }
        let properties =
            #"{"method":"thing.properties","params":{"iotId":"lamp","items":{"power":{"time":1,"value":1}}}}"#
        #expect(try message(properties) == ThingMessage(thing: "lamp", .properties(["power": 1])))
        let status = #"{"method":"thing.status","params":{"iotId":"lamp","status":{"time":1,"value":3}}}"#
        #expect(try message(status) == ThingMessage(thing: "lamp", .status(.offline)))
        #expect(try message(#"{"method":"thing.event","params":{"iotId":"lamp"}}"#) == nil)
        #expect(try message(#"{"method":"thing.status","params":{"iotId":"lamp","status":7}}"#) == nil)
        #expect(try message("[]") == nil)
        #expect(ThingMessage("\"\\\"again\\\"\"") == nil)
    }
}
