import Dispatch
import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// Many threads at one telephone: everybody hears the same, in one order.
@Suite struct CrowdedPhoneTests {
    @Test func tellsEverybodyTheLastWordLast() throws {
        let listener = OutsideWitness()
        var seed = PhoneState()
        seed.names = Dictionary(uniqueKeysWithValues: (["lin"] + (0..<8).map { "guest\($0)" }).map { ($0, $0) })
        let bench = try PhoneBench(
            ["a": "data: { q: { store: key, shape: number, sample: 1 } }\n"], from: seed, outside: listener)
        let replayed = Mutex(bench.store.state)
        let subscription = bench.store.subscribe { record in
            guard let fact = record.payload as? PhoneFact else { return }
            replayed.withLock { $0.evolve(fact) }
        }
        let store = bench.store
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for round in 0..<200 {
                let value = LiveValue.integer(number * 1_000 + round)
                try? store.perform(.write(group: "demo", key: "key", value: value, person: "lin"))
                store.look(PhoneState.Seat(person: "guest\(number)", locale: "en"))
            }
        }
        let state = store.state
        let stored = state.person("lin").stores["demo"]?["key"]
        #expect(listener.values.withLock { $0["key"] } == stored)
        #expect(listener.followed.withLock { Set($0.map(\.person)) } == Set(state.seats.map(\.person)))
        #expect(replayed.withLock { $0 } == state)
        subscription.cancel()
    }
}
