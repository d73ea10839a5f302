import Foundation
import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// What may happen to a telephone, and what comes of it.
@Suite struct PhoneCommandTests {
    private func facts(_ commands: PhoneCommand..., from start: PhoneState = PhoneState()) throws -> [PhoneFact] {
        var decision = PhoneDecision(start, PlacedWidgets(), at: Timestamp(milliseconds: 0))
        for command in commands { try decision.carryOut(command) }
        return decision.facts
    }

    @Test func opensTheAppBeforeTheLink() throws {
        #expect(
            try facts(.tap(app: "stories", url: "storywidget://7", route: "A story", person: "lin")) == [
                .appOpened(app: "stories"), .appInFront(app: "stories", person: "lin"),
                .linkOpened(app: "stories", url: "storywidget://7", route: "A story"),
            ])
        let tap = PhoneCommand.tap(app: "stories", url: nil, route: nil, person: "lin")
        #expect(
            try facts(tap, tap) == [
                .appOpened(app: "stories"), .appInFront(app: "stories", person: "lin"), .appOpened(app: "stories"),
            ])
    }

    @Test func movesTheTimeAndBack() throws {
        let hour = PhoneCommand.moveTime(by: 3_600_000)
        #expect(try facts(hour, .resetTime) == [.timeMoved(by: 3_600_000), .timeMoved(by: -3_600_000)])
    }

    @Test(arguments: [Int64.max, .min, PhoneDecision.farthest + 1])
    func refusesTimesThatNoCalendarHas(milliseconds: Int64) {
        #expect(throws: PhoneRefusal.farTime) { try facts(.moveTime(by: milliseconds)) }
    }

    @Test(arguments: [
        PhoneCommand.setNetwork(network: .online), .setSignedIn(app: "bank", isSignedIn: true, person: "lin"),
        .resetTime, .moveTime(by: 0), .bringToFront(app: nil, person: "lin"),
        .regain(.http(SourceRequest("https://example.com/"))), .reload(.all(person: "lin")),
    ])
    func changesNothingThatIsSoAlready(command: PhoneCommand) throws {
        #expect(try facts(command) == [])
    }

    @Test func keepsWhatEachPersonHasApart() throws {
        var state = PhoneState()
        state.names = ["lin": "Lin", "anna": "Anna"]
        for fact in try facts(
            .write(group: "g", key: "k", value: 7, person: "lin"),
            .setSignedIn(app: "bank", isSignedIn: false, person: "anna"),
            .bringToFront(app: "bank", person: "anna"))
        {
            state.evolve(fact)
        }
        #expect(state.person("lin").stores == ["g": ["k": 7]] && state.person("anna").stores == [:])
        #expect(state.isSignedIn("lin", to: "bank") && !state.isSignedIn("anna", to: "bank"))
        #expect(state.person("lin").appInFront == nil && state.person("anna").appInFront == "bank")
    }

    @Test func readsItsOwnFacts() throws {
        let facts: [PhoneFact] = [
            .networkChanged(.garbage), .stored(group: "a", key: "b", value: [1, "two"], person: "lin"),
            .timeMoved(by: -5), .linkOpened(app: "a", url: "a://b", route: nil),
            .lost(.store(group: "g", key: "k", person: "lin"), "the file is locked"),
        ]
        let data = try JSONEncoder().encode(facts)
        #expect(try JSONDecoder().decode([PhoneFact].self, from: data) == facts)
    }
}

/// A telephone that pages share, while its fixture is edited.
@Suite struct PhoneStoreTests {
    private func store(_ seed: PhoneState) -> PhoneStore {
        PhoneStore(seed, startingAt: nil, clock: ManualClock(Timestamp(milliseconds: 1_000)))
    }

    private func person(signedOut: Set<String> = [], _ stores: [String: LiveProperties] = [:]) -> PhoneState.Person {
        var person = PhoneState.Person()
        person.signedOut = signedOut
        person.stores = stores
        return person
    }

    @Test func keepsWhatWasDoneByHandWhereAnEditSaysNothingNew() throws {
        var seed = PhoneState()
        seed.people["lin"] = person(["bank": ["balance": 5]])
        let store = store(seed)
        try store.perform(.setSignedIn(app: "bank", isSignedIn: false, person: "lin"))
        try store.perform(.setNetwork(network: .offline))
        seed.people["lin"]?.stores = ["bank": ["balance": 6]]
        store.update(seed, startingAt: nil)
        #expect(store.state.person("lin") == person(signedOut: ["bank"], ["bank": ["balance": 6]]))
        #expect(store.state.network == .offline)
    }

    @Test func tellsWhatChangesAndNothingElse() throws {
        let store = store(PhoneState())
        let told = Collected()
        let subscription = store.subscribe { told.add($0.name) }
        try store.perform(.setNetwork(network: .offline))
        try store.perform(.setNetwork(network: .offline))
        try store.perform(.tap(app: "a", url: "a://b", route: nil, person: ""))
        store.update(PhoneState(), startingAt: nil)
        #expect(told.names == ["networkChanged", "appOpened", "appInFront", "linkOpened"])
        withExtendedLifetime(subscription) {}
    }

    @Test func movesItsOwnTime() throws {
        let store = store(PhoneState())
        try store.perform(.moveTime(by: 86_400_000))
        #expect(store.now == Timestamp(milliseconds: 86_401_000))
    }

    @Test func tellsEachMinuteWhileSomebodyLooks() {
        let clock = ManualClock(Timestamp(milliseconds: 90_000))
        let store = PhoneStore(PhoneState(), startingAt: nil, clock: clock)
        let told = Collected()
        let subscription = store.subscribe { told.add($0.name) }
        #expect(store.nextDeadline == nil)
        store.look(PhoneState.Seat(person: "lin", locale: "en"))
        #expect(store.nextDeadline == Timestamp(milliseconds: 120_000))
        clock.advance(by: .seconds(30))
        store.advance()
        store.advance()
        #expect(told.names == ["seated", "minutePassed"])
        #expect(store.nextDeadline == Timestamp(milliseconds: 180_000))
        store.leave(PhoneState.Seat(person: "lin", locale: "en"))
        #expect(store.nextDeadline == nil)
        withExtendedLifetime(subscription) {}
    }
}

/// The names of facts, in order.
private final class Collected: Sendable {
    private let list = Mutex<[String]>([])
    var names: [String] { list.withLock { $0 } }
    func add(_ name: String) { list.withLock { $0.append(name) } }
}
