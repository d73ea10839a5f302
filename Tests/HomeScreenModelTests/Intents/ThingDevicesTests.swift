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
            things.value(ofProduct: "light") == [
                [
                    "id": "lamp", "name": "Lamp", "product": "light", "room": "Kitchen", "status": "offline",
                    "isOnline": false, "power": false,
                ]
            ])
        #expect(things.value(ofProduct: nil).arrayValue?.compactMap { $0.objectValue?["id"] } == ["lamp", "oven"])
        #expect(things.value(ofProduct: "fan") == [])
        things = Self.things()
        _ = try things.set(Self.power, to: true, at: Self.start)
        #expect(things.value(ofProduct: "light").arrayValue?.first?.objectValue?["power"] == true)
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
