import DataSources
import Foundation
import LiveValues
import TestSupport
import Testing

@Suite struct SharedStoreTests {
    private let clock = ManualClock()
    private let folder: TemporaryFolder
    private var path: String { folder("group.example.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() throws -> SharedStore {
        try SharedStore(name: "group.example", in: folder.path, clock: clock)
    }

    /// A source whose first value, or whose lack of one, has been read.
    private func source(for key: String, of store: SharedStore) -> StoredSource {
        let source = store.source(for: key)
        store.settle()
        return source
    }

    @Test(arguments: [nil, "folder"])
    func givesBackWhatIsWritten(folder name: String?) throws {
        let store = try SharedStore(name: "g", in: name.map { folder($0) + "/deeper" }, clock: clock)
        let source = source(for: "stories", of: store)
        #expect(source.state == .never)
        try store.write(["id": 7, "titles": ["a", "b"]], for: "stories")
        store.settle()
        #expect(source.state == .fresh(SourceReading(["id": 7, "titles": ["a", "b"]], at: clock.now)))
        try store.write(nil, for: "stories")
        store.settle()
        #expect(source.state == .never)
        #expect(store.problem == nil)
    }

    @Test func keepsWhatIsWrittenForTheNextTime() throws {
        var store: SharedStore? = try open()
        try store?.write("alice", for: "user")
        store?.settle()
        store = nil
        #expect(try source(for: "user", of: open()).state.reading?.value == "alice")
        #expect(try Shell.sqlite(path, "SELECT key, value, written FROM entries") == "user|alice|1772442720000")
    }

    @Test(
        arguments: [
            ("'plain'", .string("plain")), ("''", ""), ("'12'", "12"), ("12", 12), ("1.5", 1.5), ("NULL", .null),
            ("'[1,{\"a\":null}]'", [1, ["a": nil]]), ("'[1,'", "[1,"), ("'true'", true), ("'\"true\"'", "true"),
            ("x'6869'", "hi"), ("'{\"a\":1} and so on'", "{\"a\":1} and so on"),
        ] as [(String, LiveValue)])
    func readsWhatAShellWrites(literal: String, value: LiveValue) throws {
        let store = try open()
        store.settle()
        try Shell.sqlite(path, "INSERT INTO entries VALUES ('key', \(literal), 1772442719000)")
        let source = source(for: "key", of: store)
        #expect(source.state.reading == SourceReading(value, at: clock.now - .seconds(1)))
    }

    @Test(
        arguments: [
            nil, true, false, 0, -7, 2.5, "", "text", "true", "[1]", "{", "\"quoted\"", "ä\u{0}b", ["a": [1, nil]], [],
        ] as [LiveValue])
    func givesBackEachKindOfValue(value: LiveValue) throws {
        let store = try SharedStore(name: "g", in: nil, clock: clock)
        try store.write(value, for: "key")
        #expect(source(for: "key", of: store).state.reading?.value == value)
    }

    @Test func tellsWhatAnotherProcessWrites() throws {
        let store = try open()
        let source = source(for: "stories", of: store)
        let waiter = Waiter(source)
        for number in 1...5 {
            try Shell.sqlite(path, "INSERT OR REPLACE INTO entries VALUES ('stories', \(number), NULL)")
            #expect(waiter.wait { source.state.reading?.value == .integer(number) })
        }
        try Shell.sqlite(path, "DELETE FROM entries")
        #expect(waiter.wait { source.state == .never })
    }

    @Test func losesNothingOfTwoProcessesThatWriteAtOnce() throws {
        let store = try open()
        let sources = ["a", "b"].map { source(for: $0, of: store) }
        let waiter = Waiter(sources[0])
        waiter.hear(sources[1].subscribe)
        let writers = try ["a", "b"].map { name in
            try Shell.start(
                sqlite: path,
                "PRAGMA synchronous = OFF;\n"
                    + (1...10_000).map {
                        """
                        INSERT INTO entries VALUES ('\(name)\($0)', \($0), 0);
                        INSERT OR REPLACE INTO entries VALUES ('\(name)', \($0), 0);
                        """
                    }.joined(separator: "\n"))
        }
        for number in 1...50 { try store.write(.integer(number), for: "own\(number)") }
        for writer in writers { #expect(try writer.output() == "") }
        #expect(waiter.wait { sources.allSatisfy { $0.state.reading?.value == 10_000 } })
        store.settle()
        clock.advance(by: SharedStore.pause)
        store.advance()
        store.settle()
        #expect(store.problem == nil)
        #expect(try Shell.sqlite(path, "SELECT count(*) FROM entries") == "20052")
    }

    @Test func turnsStaleWithAge() throws {
        let store = try SharedStore(name: "g", in: nil, clock: clock)
        let source = store.source(for: "key", keep: .seconds(60))
        try store.write(1, for: "key")
        store.settle()
        #expect(source.state.name == "fresh")
        clock.advance(by: .seconds(60))
        #expect(source.nextDeadline == clock.now)
        #expect(source.state == .stale(SourceReading(1, at: clock.now - .seconds(60)), nil))
    }

    @Test func doesNotBelieveATimeThatHasNotCome() throws {
        let store = try open()
        store.settle()
        try Shell.sqlite(path, "INSERT INTO entries VALUES ('key', 1, 9e15), ('word', 2, 'noon')")
        #expect(source(for: "key", of: store).state.age(at: clock.now) == .zero)
        #expect(source(for: "word", of: store).state.age(at: clock.now) == .zero)
    }

    @Test func refusesAValueThatIsTooLarge() throws {
        let store = try open()
        #expect(throws: SourceFailure("the value has 1048577 bytes, and may have 1048576")) {
            try store.write(.string(String(repeating: "a", count: 1_048_577)), for: "key")
        }
        store.settle()
        try Shell.sqlite(path, "INSERT INTO entries VALUES ('key', printf('%.*c', 2000000, 'a'), 0), ('bad', x'FF', 0)")
        #expect(
            source(for: "key", of: store).state.failure?.description
                == "key: the value has 2000000 bytes, and may have 1048576")
        #expect(
            source(for: "bad", of: store).state.failure?.description
                == "bad: the value is neither a number nor a text in UTF-8")
    }

    @Test(arguments: ["", "a/b", "..", ".hidden", "a b", "ä"])
    func refusesANameThatIsNoFileName(name: String) {
        #expect(throws: StoreProblem.other(file: "\(name).sqlite", "no file can have this name")) {
            try SharedStore(name: name, in: folder.path, clock: clock)
        }
    }
}
