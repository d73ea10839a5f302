import Foundation
import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// What may happen to a telephone, and what comes of it.
@Suite struct PhoneRulesTests {
    private func after(_ commands: PhoneCommand..., from start: PhoneState = PhoneState()) throws -> PhoneState {
        var state = start
        for command in commands {
            for fact in try state.decide(command) { state.evolve(fact) }
        }
        return state
    }

    @Test func signsOutWhoIsToldToSignIn() throws {
        var state = PhoneState()
        state.signedIn = ["bank", "stories"]
        #expect(try after(.setNetwork(network: .unauthorized), from: state).signedIn == [])
        #expect(try after(.setNetwork(network: .offline), from: state).signedIn == ["bank", "stories"])
    }

    @Test func opensTheAppBeforeTheLink() throws {
        #expect(
            try PhoneState().decide(.tap(app: "stories", url: "storywidget://7")) == [
                .appOpened(app: "stories"), .linkOpened(app: "stories", url: "storywidget://7"),
            ])
        #expect(try PhoneState().decide(.tap(app: "stories", url: nil)) == [.appOpened(app: "stories")])
    }

    @Test func movesTheTimeAndBack() throws {
        #expect(try after(.moveTime(by: 3_600_000), .moveTime(by: 3_600_000)).timeShift == 7_200_000)
        #expect(try after(.moveTime(by: 3_600_000), .resetTime).timeShift == 0)
    }

    @Test(arguments: [Int64.max, .min, PhoneState.farthest + 1])
    func refusesTimesThatNoCalendarHas(milliseconds: Int64) {
        #expect(throws: PhoneRefusal.farTime) { try PhoneState().decide(.moveTime(by: milliseconds)) }
    }

    @Test(arguments: [
        PhoneCommand.setNetwork(network: .online), .setSignedIn(app: "bank", isSignedIn: false), .resetTime,
        .moveTime(by: 0),
    ])
    func changesNothingThatIsSoAlready(command: PhoneCommand) throws {
        #expect(try PhoneState().decide(command) == [])
    }

    @Test func readsItsOwnFacts() throws {
        let facts: [PhoneFact] = [
            .networkChanged(.garbage), .stored(group: "a", key: "b", value: [1, "two"]), .timeMoved(by: -5),
            .linkOpened(app: "a", url: "a://b"),
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

    @Test func keepsWhatWasDoneByHandWhereAnEditSaysNothingNew() throws {
        var seed = PhoneState()
        seed.signedIn = ["bank"]
        seed.stores = ["bank": ["balance": 5]]
        let store = store(seed)
        try store.perform(.setSignedIn(app: "bank", isSignedIn: false))
        try store.perform(.setNetwork(network: .offline))
        seed.stores = ["bank": ["balance": 6]]
        store.update(seed, startingAt: nil)
        #expect(store.state.stores == ["bank": ["balance": 6]])
        #expect(store.state.signedIn == [])
        #expect(store.state.network == .offline)
    }

    @Test func tellsWhatChangesAndNothingElse() throws {
        let store = store(PhoneState())
        let told = Collected()
        let subscription = store.subscribe { told.add($0.name) }
        try store.perform(.setNetwork(network: .offline))
        try store.perform(.setNetwork(network: .offline))
        try store.perform(.tap(app: "a", url: "a://b"))
        store.update(PhoneState(), startingAt: nil)
        #expect(told.names == ["networkChanged", "appOpened", "linkOpened"])
        withExtendedLifetime(subscription) {}
    }

    @Test func movesItsOwnTime() throws {
        let store = store(PhoneState())
        try store.perform(.moveTime(by: 86_400_000))
        #expect(store.now == Timestamp(milliseconds: 86_401_000))
        #expect(store.openedAt == Timestamp(milliseconds: 1_000))
    }
}

/// The names of facts, in order.
private final class Collected: Sendable {
    private let list = Mutex<[String]>([])
    var names: [String] { list.withLock { $0 } }
    func add(_ name: String) { list.withLock { $0.append(name) } }
}
