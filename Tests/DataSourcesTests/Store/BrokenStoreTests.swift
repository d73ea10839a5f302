import Foundation
import LiveValues
import TestSupport
import Testing

@testable import DataSources

/// What happens to the file of a store when others are careless with it: the last values stay, and the reason is said.
@Suite struct BrokenStoreTests {
    private let clock = ManualClock()
    private let folder: TemporaryFolder
    private var path: String { folder("g.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() throws -> SharedStore {
        try SharedStore(name: "g", in: folder.path, clock: clock, patience: .milliseconds(20))
    }

    private func retry(_ store: SharedStore) {
        clock.advance(by: SharedStore.pause)
        store.advance()
        store.settle()
    }

    /// A store with the value 1 under `key`, and its source.
    private func openWithValue() throws -> (SharedStore, StoredSource) {
        let store = try open()
        let source = store.source(for: "key")
        try store.write(1, for: "key")
        store.settle()
        try #require(source.state.reading?.value == 1)
        return (store, source)
    }

    /// Renames another database over the store's, with 2 under `key`.
    private func replaceFile() throws {
        try Shell.sqlite(
            folder("new"),
            "CREATE TABLE entries (key TEXT PRIMARY KEY, value, written); INSERT INTO entries VALUES ('key', 2, 0)")
        try folder.move("new", to: "g.sqlite")
    }

    @Test func triesAgainWhenAFileWasLocked() throws {
        let other = try SQLiteConnection(path: path, patience: .seconds(20), creating: true)
        try other.run("PRAGMA locking_mode = EXCLUSIVE")
        try other.run("BEGIN EXCLUSIVE")
        let store = try open()
        let source = store.source(for: "key")
        store.settle()
        #expect(source.state == .failed(SourceFailure("\(path) is locked by another process"), last: nil))
        #expect(store.nextDeadline == clock.now + SharedStore.pause)
        retry(store)
        #expect(store.problem == .locked(file: path))
        try other.run("ROLLBACK")
        try other.run("PRAGMA locking_mode = NORMAL")
        try other.run("SELECT * FROM sqlite_schema")
        retry(store)
        #expect(source.state == .never)
        #expect(store.problem == nil)
        #expect(store.nextDeadline == nil)
    }

    @Test func writesWhatHadToWaitForALock() throws {
        let (store, source) = try openWithValue()
        let other = try SQLiteConnection(path: path, patience: .seconds(20), creating: false)
        try other.run("BEGIN IMMEDIATE")
        try store.write(2, for: "key")
        try store.write(3, for: "key")
        store.settle()
        #expect(store.problem == .locked(file: path))
        #expect(source.state.name == "fresh", "reading goes on beside a writer")
        try other.run("COMMIT")
        retry(store)
        #expect(store.problem == nil)
        #expect(source.state.reading?.value == 3)
    }

    @Test func leavesAFileAloneThatIsNoDatabase() throws {
        let text = String(repeating: "this is no database\n", count: 400)
        try folder.write(text, to: "g.sqlite")
        let store = try open()
        let source = store.source(for: "key")
        try store.write(1, for: "key")
        store.settle()
        #expect(store.problem == .corrupt(file: path, "file is not a database"))
        #expect(source.state.failure?.description.contains("is left as it is") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["g.sqlite"])
        let waiter = Waiter(source)
        try replaceFile()
        #expect(waiter.wait { source.state.reading?.value == 2 })
        #expect(store.problem == nil)
    }

    @Test func keepsTheLastValueOfAFileThatIsOverwritten() throws {
        let (store, source) = try openWithValue()
        let waiter = Waiter(source)
        let text = String(repeating: "scribbled over\n", count: 4000)
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        // The log has all pages still: they count until it is gone.
        try folder.remove("g.sqlite-wal")
        try folder.append("more", to: "g.sqlite")
        // While the log is going, SQLite has other words for it.
        waiter.hear(store.subscribe)
        let problem = StoreProblem.corrupt(file: path, "file is not a database")
        #expect(waiter.wait { store.problem == problem && source.state.name == "stale" })
        #expect(source.state.reading?.value == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text + "more")
    }

    @Test func opensAFileThatIsReplaced() throws {
        let (store, source) = try openWithValue()
        let waiter = Waiter(source)
        try replaceFile()
        #expect(waiter.wait { source.state.reading?.value == 2 })
        try store.write(3, for: "key")
        #expect(waiter.wait { source.state.reading?.value == 3 })
        #expect(try Shell.sqlite(path, "SELECT value FROM entries") == "3")
    }

    @Test func makesADeletedFileAnewWhenSomethingIsWritten() throws {
        let (store, source) = try openWithValue()
        let waiter = Waiter(source)
        try folder.remove("g.sqlite")
        // The store may have noticed, and have deleted these.
        for name in ["g.sqlite-wal", "g.sqlite-shm"] { try? folder.remove(name) }
        #expect(waiter.wait { source.state.name == "stale" })
        #expect(source.state.failure == SourceFailure(StoreProblem.deleted(file: path).description))
        #expect(!FileManager.default.fileExists(atPath: path))
        try store.write("other", for: "another")
        #expect(waiter.wait { source.state == .never })
        #expect(try Shell.sqlite(path, "SELECT key FROM entries") == "another")
    }

    @Test(arguments: [
        ("CREATE TABLE entries (name TEXT)", "no such column: value"),
        (
            "CREATE VIEW entries AS SELECT 'key' AS key, 1 AS value, 0 AS written",
            "access to view \"entries\" prohibited"
        ),
    ])
    func saysWhatIsWrongWithTheTable(statement: String, words: String) throws {
        try Shell.sqlite(path, statement)
        let store = try open()
        let source = store.source(for: "key")
        store.settle()
        #expect(source.state.failure?.description == "\(path): \(words)")
        #expect(store.problem == .other(file: path, words))
    }

    /// The bytes of a file, and what lies beside it.
    private func contents() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(filePath: folder($0)))) })
    }

    @Test(arguments: ["", "PRAGMA user_version = 7; "])
    func leavesTheDatabaseOfAnotherProgramAsItIs(settings: String) throws {
        try Shell.sqlite(path, settings + "CREATE TABLE bookmarks (name); INSERT INTO bookmarks VALUES ('a')")
        let before = try contents()
        let store = try open()
        let source = store.source(for: "key")
        try store.write(1, for: "key")
        store.settle()
        let problem = StoreProblem.other(
            file: path, "it is the database of another program, without a table 'entries'")
        #expect(store.problem == problem)
        #expect(source.state.reading == nil)
        #expect(try contents() == before)
    }

    @Test func readsAStoreThatAnotherProgramMadeWithoutChangingIt() throws {
        try Shell.sqlite(
            path, "CREATE TABLE entries (key TEXT, value, written); INSERT INTO entries VALUES ('key', 2, 0)")
        let before = try contents()
        let store = try open()
        let source = store.source(for: "key")
        store.settle()
        #expect(source.state.reading?.value == 2)
        #expect(try contents() == before)
    }

    @Test(arguments: ["", "-wal", "-shm", "-journal"])
    func goesThroughNoLink(ending: String) throws {
        try Shell.sqlite(folder("other"), "CREATE TABLE entries (key TEXT PRIMARY KEY, value, written)")
        try FileManager.default.createSymbolicLink(atPath: path + ending, withDestinationPath: folder("other"))
        let before = try contents()
        let store = try open()
        try store.write(1, for: "key")
        store.settle()
        let words = "it is a link, and no store is read or written through one"
        #expect(store.problem == .other(file: path + ending, words))
        #expect(try contents() == before)
    }

    @Test(arguments: [
        "CREATE TABLE entries (key TEXT, written, value AS (hex(zeroblob(450000000))))",
        "CREATE TABLE entries (key TEXT, value AS (1) STORED, written)",
        "CREATE VIRTUAL TABLE entries USING rtree(key, value, written)",
    ])
    func readsPlainTablesOnly(statement: String) throws {
        try Shell.sqlite(path, statement)
        let store = try open()
        store.settle()
        #expect(store.problem == .other(file: path, "its table 'entries' has columns that are computed"))
    }

    @Test(arguments: ["ON entries (hex(value))", "ON entries (key) WHERE length(hex(value)) > 2"])
    func runsNoIndexOfTheFile(index: String) throws {
        try Shell.sqlite(path, "CREATE TABLE entries (key TEXT, value, written); CREATE INDEX computed \(index)")
        let store = try open()
        try store.write(1, for: "key")
        store.settle()
        #expect(store.problem == .other(file: path, "its table 'entries' has an index that is computed"))
        #expect(try Shell.sqlite(path, "SELECT count(*) FROM entries") == "0")
    }

    @Test func noticesAnIndexThatComesLater() throws {
        let (store, source) = try openWithValue()
        try Shell.sqlite(path, "CREATE INDEX computed ON entries (hex(value))")
        try store.write(2, for: "key")
        store.settle()
        #expect(store.problem == .other(file: path, "its table 'entries' has an index that is computed"))
        #expect(source.state.reading?.value == 1)
    }

    @Test func writesToATableWithAPlainIndex() throws {
        try Shell.sqlite(
            path, "CREATE TABLE entries (key TEXT PRIMARY KEY, value, written); CREATE INDEX plain ON entries (value)")
        let (store, _) = try openWithValue()
        #expect(store.problem == nil)
    }

    @Test func readsNoMoreThanSomeDeclarations() throws {
        try Shell.sqlite(path, "CREATE TABLE entries (key TEXT PRIMARY KEY, value, written)")
        // Rows of the schema itself: creating so many views one by one would take longer than all other tests.
        try Shell.sqlite(
            path,
            """
            PRAGMA writable_schema = ON;
            WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n WHERE x < 5000)
            INSERT INTO sqlite_schema SELECT 'view', 'v' || x, 'v' || x, 0, 'CREATE VIEW v' || x || ' AS SELECT 1' FROM n
            """)
        let store = try open()
        store.settle()
        #expect(store.problem == .other(file: path, "it declares too many tables, indexes and views"))
    }

    @Test func readsOneOfTheRowsOfAKey() throws {
        try Shell.sqlite(
            path,
            """
            CREATE TABLE entries (key, value, written);
            WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n WHERE x < 100000)
            INSERT INTO entries SELECT 'key', x, 0 FROM n
            """)
        let store = try open()
        let source = store.source(for: "key")
        store.settle()
        #expect(source.state.reading?.value == 1)
        let database = try SQLiteConnection(path: path, patience: .seconds(20), creating: false)
        #expect(try database.run("SELECT value FROM entries").count == 1000)
    }

    @Test func leavesOutValuesThatAreTooLargeBeforeTheyAreCopied() throws {
        try Shell.sqlite(
            path,
            """
            CREATE TABLE entries (key TEXT PRIMARY KEY, value, written);
            INSERT INTO entries VALUES ('huge', zeroblob(50000000), 0), ('large', zeroblob(1500000), 0), ('key', 2, 0)
            """)
        let store = try open()
        let sources = ["huge", "large", "key"].map { store.source(for: $0) }
        store.settle()
        #expect(
            sources[0].state.failure?.description
                == "huge: the value has more than 2097152 bytes, and may have 1048576")
        #expect(
            sources[1].state.failure?.description == "large: the value has 1500000 bytes, and may have 1048576")
        #expect(sources[2].state.reading?.value == 2)
        #expect(store.problem == nil)
    }

    @Test func saysWhatCannotBeWritten() throws {
        try Shell.sqlite(path, "CREATE TABLE entries (key TEXT PRIMARY KEY, value CHECK (value < 10), written)")
        let (store, source) = try openWithValue()
        try store.write(11, for: "key")
        store.settle()
        #expect(store.problem == .other(file: path, "CHECK constraint failed: value < 10"))
        #expect(source.state.reading?.value == 1)
        try store.write(2, for: "key")
        store.settle()
        #expect(store.problem == nil)
        #expect(source.state.reading?.value == 2)
    }

    /// Looking for faults would compute a constraint for every row that there is.
    @Test func computesNoConstraintOfAFileThatIsOpened() throws {
        try Shell.sqlite(
            path,
            """
            CREATE TABLE entries (key TEXT PRIMARY KEY, value CHECK (value < 10), written);
            PRAGMA ignore_check_constraints = ON;
            INSERT INTO entries VALUES ('key', 20, 0)
            """)
        let store = try open()
        let source = store.source(for: "key")
        store.settle()
        #expect(store.problem == nil)
        #expect(source.state.reading?.value == 20)
    }

    @Test func saysWhereNoFileCanBe() throws {
        try folder.write("", to: "file")
        let store = try SharedStore(name: "g", in: folder("file"), clock: clock)
        store.settle()
        guard case .other = store.problem else { return #expect(Bool(false), "\(String(describing: store.problem))") }
    }
}
