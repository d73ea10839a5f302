import DataSources
import Foundation
import HomeScreenModel
import LiveValues
import PreviewServing
import Synchronization
import TestSupport
import Testing

@testable import HomeScreenPreview

/// What telephones share beyond the process.
@Suite struct OutsideWorldTests {
    private static func world(_ options: [String: [String]]) -> OutsideWorld {
        OutsideWorld(OutsideOptions(PreviewArguments(options)))
    }

    private static func phone() -> PhoneStore {
        var state = PhoneState()
        state.names = ["lin": "Lin", "小明": "Ming", "anna": "Anna"]
        state.owner = "lin"
        return PhoneStore(state, startingAt: nil, clock: nil)
    }

    @Test func tellsOfABrokerThatNothingNeeds() async {
        let phone = Self.phone()
        // A port to which nobody can listen.
        Self.world(["broker": ["mqtt://127.0.0.1:1"]]).connect(phone)
        await phone.becomes { state in
            if case .lost? = state.connections?.brokerState { true } else { false }
        }
    }

    @Test func keepsAFileForEachOfThePeopleAndNobodyElse() async throws {
        let folder = try TemporaryFolder()
        let phone = Self.phone()
        let world = Self.world(["state": [folder.path]])
        world.connect(phone)
        for person in ["lin", "小明", "nobody"] {
            try phone.perform(.write(group: "g", key: "key", value: 7, person: person))
        }
        let names = ["g.sqlite", "g@%E5%B0%8F%E6%98%8E.sqlite"]
        while Set(Self.files(in: folder)).isSuperset(of: names) == false { await Task.yield() }
        #expect(Set(Self.files(in: folder).filter { $0.hasSuffix(".sqlite") }) == Set(names))
        withExtendedLifetime(world) {}
    }

    @Test func readsWhatStoresHaveAtOnce() throws {
        let folder = try TemporaryFolder()
        let world = Self.world(["state": [folder.path]])
        let file = try SharedStore(name: "g", in: folder.path, clock: SystemClock())
        try file.write("own", for: "token")
        file.settle()
        let phone = Self.phone()
        let line = PhoneLine(phone, world)
        let keys = ["token", "never"].map { StoreKey(group: "g", key: $0, person: "lin") }
        #expect(line.stored(Set(keys)) == [keys[0]: "own"])
    }

    @Test func closesWhatNobodyKeeps() async throws {
        let folder = try TemporaryFolder()
        let world = Self.world(["state": [folder.path]])
        var store = try world.store("g", of: "anna")
        #expect(try world.store("g", of: "anna") === store)
        store?.settle()
        #expect(Self.openFiles(below: folder) > 0)
        store = nil
        while Self.openFiles(below: folder) > 0 { await Task.yield() }
        #expect(world.connections.problems == [])
    }

    private static func files(in folder: TemporaryFolder) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    /// How many files of a folder this process has open.
    private static func openFiles(below folder: TemporaryFolder) -> Int {
        let place = "/proc/self/fd"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return numbers.count { number in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/\(number)")
            return target?.hasPrefix(folder.path) ?? false
        }
    }

    @Test func tellsHowAServerStandsOnceForEachChange() async {
        let phone = Self.phone()
        // Ports at which nobody listens.
        let world = Self.world(["allow-host": ["127.0.0.1:1", "127.0.0.1:2"]])
        let line = PhoneLine(phone, world)
        phone.connect(line)
        let told = Mutex(0)
        let subscription = phone.subscribe { record in
            if record.name == "connectionsChanged" { told.withLock { $0 += 1 } }
        }
        for port in [1, 1, 2] {
            let question = PhoneQuestion(request: SourceRequest("http://127.0.0.1:\(port)/"))
            await withCheckedContinuation { answered in
                _ = line.fetch(question) { _ in answered.resume() }
            }
        }
        await phone.becomes { $0.connections?.servers.count == 2 }
        #expect(told.withLock { $0 } == 2)
        withExtendedLifetime((subscription, world)) {}
    }

    // MARK: Messages

    @Test func tellsApartWhatDevicesTell() {
        func sort(_ thing: String, _ properties: LiveProperties) -> String {
            let payload = ThingMessage(thing: thing, .properties(properties))
                .payload(at: Timestamp(milliseconds: 0))
            return TopicMessage(topic: "/thing/properties", value: payload).sort
        }
        #expect(sort("lamp", ["power": true]) == sort("lamp", ["power": false]))
        let sorts = [
            sort("lamp", ["power": true]), sort("fan", ["power": true]), sort("lamp", ["level": 1]),
            TopicMessage(topic: "/thing/properties", value: "no device").sort,
        ]
        #expect(Set(sorts).count == sorts.count)
    }
}
