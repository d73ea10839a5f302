import Dispatch
import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// Many threads at one telephone: everybody hears the same, in one order.
@Suite struct CrowdedPhoneTests {
    /// Notes what it is told, as a store or a broker would.
    private final class Listener: PhoneOutside {
        let values = Mutex<[String: LiveValue]>([:])
        let followed = Mutex<Set<StoreKey>>([])

        func fetch(
            _ url: String, method: String, body: LiveValue?, _ completion: @escaping @Sendable (Delivery) -> Void
        ) -> Bool { false }
        func fetchPicture(
            _ url: String, _ completion: @escaping @Sendable (Result<NetworkPicture, PictureFailure>) -> Void
        ) -> Bool { false }
        func write(group: String, person: String, key: String, value: LiveValue) {
            values.withLock { $0[key] = value }
        }
        func publish(topic: String, value: LiveValue) {}
        func follow(topics: Set<String>, stores: Set<StoreKey>) { followed.withLock { $0 = stores } }
    }

    @Test func tellsEverybodyTheLastWordLast() throws {
        let listener = Listener()
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
