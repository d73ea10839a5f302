import ConfigSchema
import Foundation
import HomeScreenModel
import LiveValues
import Testing

/// Devices that fixtures describe, and that answer by themselves.
@Suite struct ThingDevicesTests {
    private static let start = Timestamp(milliseconds: 1_772_442_720_000)
    private static let power = Things.Property("lamp", "power")

    private static func things(
        confirms: Bool = true, delay: Duration = .zero, status: ThingStatus = .online
    ) -> Things {
        Things([
            "lamp": .init(
                product: "light", name: "Lamp", room: "Kitchen", status: status,
                properties: ["power": false, "status": "odd"], confirms: confirms, delay: delay),
            "oven": .init(product: "heater", name: "Oven", status: .online, properties: ["heat": 20]),
        ])
    }

    @Test func answersAtOnceWhatItWasTold() throws {
        var things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        let answers = things.answersDue(at: Self.start)
        #expect(answers == [ThingMessage(thing: "lamp", .properties(["power": true]))])
        #expect(things.receive(answers[0], at: Self.start) == [.confirmed(Self.power)])
        #expect(things.answersDue(at: Self.start) == [] && things.nextDeadline == nil)
    }

    @Test func answersAfterItsTime() throws {
        var things = Self.things(delay: .seconds(2))
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(things.answersDue(at: Self.start + .milliseconds(1999)) == [])
        #expect(things.nextDeadline == Self.start + .seconds(2))
        #expect(things.answersDue(at: Self.start + .seconds(2)).count == 1)
    }

    @Test func answersInTheOrderOfThePresses() throws {
        var things = Things([
            "lamp": .init(
                status: .online, properties: ["warmth": 1, "brightness": 1, "mode": "day"], delay: .seconds(1))
        ])
        let order = ["warmth", "brightness", "mode"]
        for (step, identifier) in order.enumerated() {
            let property = Things.Property("lamp", identifier)
            let value: LiveValue = identifier == "mode" ? "night" : 2
            _ = try things.set(property, to: value, at: Self.start + .milliseconds(step / 2))
        }
        let told = things.answersDue(at: Self.start + .seconds(2)).flatMap { message -> [String] in
            if case .properties(let values) = message.content { Array(values.keys) } else { [] }
        }
        #expect(told == order)
    }

    @Test func neverAnswersWhereItDoesNotConfirm() throws {
        var things = Self.things()
        things.setConfirmation(false, of: "lamp")
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(things.answersDue(at: Self.start + .seconds(5)) == [])
        #expect(!things.hasExpired(at: Self.start + .seconds(5)))
        #expect(things.hasExpired(at: Self.start + .milliseconds(5001)))
    }

    @Test func isAListByNameForBindings() throws {
        var things = Self.things(status: .offline)
        #expect(
            things.value(ofProduct: "light", in: "en") == [
                [
                    "id": "lamp", "name": "Lamp", "product": "light", "room": "Kitchen", "status": "offline",
                    "isOnline": false, "power": false,
                ]
            ])
        #expect(
            things.value(ofProduct: nil, in: "en").arrayValue?.compactMap { $0.objectValue?["id"] } == ["lamp", "oven"])
        #expect(things.value(ofProduct: "fan", in: "en") == [])
        things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(things.value(ofProduct: "light", in: "en").arrayValue?.first?.objectValue?["power"] == true)
    }

    @Test(arguments: [
        ThingMessage(thing: "lamp", .properties(["power": true, "level": 3])),
        ThingMessage(thing: "lamp", .status(.offline)),
    ])
    func readsWhatItWrites(message: ThingMessage) {
        #expect(ThingMessage(message.payload(at: Self.start)) == message)
        #expect(ThingMessage(.string(message.payload(at: Self.start).json)) == message)
    }

    @Test func isTheSameAfterItWasStored() throws {
        var things = Self.things(delay: .seconds(2))
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(try JSONDecoder().decode(Things.self, from: JSONEncoder().encode(things)) == things)
    }

    @Test func readsWhatFixturesSay() throws {
        let reading = try Reading(
            """
            things:
              lamp: { product: light, name: Lamp, room: Kitchen, properties: { power: true, level: 3, mode: warm } }
              fan: { product: fan, status: offline, properties: { power: false }, confirms: never }
              oven: { product: heater, confirms: 1s500ms }

            """, [ThingsFixture.section])
        #expect(reading.diagnostics.isEmpty)
        let things = ThingsFixture.things(in: reading.record, now: Self.start).things
        #expect(
            things == [
                "lamp": .init(
                    product: "light", name: "Lamp", room: "Kitchen", status: .online,
                    properties: ["power": true, "level": 3, "mode": "warm"]),
                "fan": .init(
                    product: "fan", name: "fan", status: .offline, properties: ["power": false], confirms: false),
                "oven": .init(
                    product: "heater", name: "oven", status: .online, properties: [:], delay: .milliseconds(1500)),
            ])
    }

    @Test func callsDevicesInTheLanguageOfWhoeverReads() throws {
        let reading = try Reading(
            """
            things:
              a: { product: light, name: { en: Lamp, zh-Hans: 台灯 }, room: { zh-Hans: 书房 } }
              b: { product: light, name: Beam }

            """, [ThingsFixture.section])
        #expect(reading.diagnostics.isEmpty)
        let things = ThingsFixture.things(in: reading.record, now: Self.start)
        func names(_ locale: String) -> [LiveValue?] {
            (things.value(ofProduct: nil, in: locale).arrayValue ?? []).map { $0.objectValue?["name"] }
        }
        #expect(names("en") == ["Lamp", "Beam"] && names("fr") == ["Lamp", "Beam"])
        #expect(names("zh-Hans") == ["台灯", "Beam"])
        #expect(things.value(ofProduct: nil, in: "en").arrayValue?.first?.objectValue?["room"] == "书房")
    }

    @Test func keepsWhatDevicesSaidWhereAnEditOfTheFixtureSaysNothingNew() throws {
        var seed = PhoneState()
        seed.things = Self.things()
        let store = PhoneStore(seed, startingAt: nil, clock: ManualClock(Self.start))
        var edited = seed
        edited.names["lin"] = "Lin"
        store.update(edited, startingAt: nil)
        #expect(store.state.things == seed.things)
        edited.things = Things(["lamp": .init(product: "light", status: .offline, properties: [:])])
        store.update(edited, startingAt: nil)
        #expect(store.state.things == edited.things)
    }
}
