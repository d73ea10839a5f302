import CSQLite
import Foundation
import LiveValues

/// The file of a store: opens it, notices when it is another one, and says what is wrong with it.
///
/// Each method may wait for the lock of another process; ``SharedStore`` calls them on a thread of its own.
final class StoreFile {
    /// A row of the table.
    struct Entry: Equatable {
        let field: SQLiteValue
        /// When it was written, as the writer says; nil where that is no whole number.
        let written: Timestamp?
    }

    /// Which file stands at a path.
    private struct Identity: Equatable {
        let device: Int
        let inode: Int
        /// Whether nothing stood in it.
        let isEmpty: Bool
        let size: UInt64

        /// - Returns: nil when nothing stands there.
        init?(of path: String) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let device = attributes[.systemNumber] as? Int, let inode = attributes[.systemFileNumber] as? Int
            else { return nil }
            self.device = device
            self.inode = inode
            size = attributes[.size] as? UInt64 ?? 0
            isEmpty = size == 0
        }

        static func == (left: Identity, right: Identity) -> Bool {
            left.device == right.device && left.inode == right.inode
        }
    }

    private let path: String?
    private let patience: Duration
    private var connection: SQLiteConnection?
    private var identity: Identity?
    /// That of the log, which has the file's name and `-wal`.
    private var logIdentity: Identity?
    private var wasThere = false
    private var isDoubted = false
    /// What SQLite counts the changes of others with, when the entries were last read; nil for a connection that is new.
    private var version: [[SQLiteValue]]?

    /// How often the file's declarations had changed when they were last checked.
    private var schema: [[SQLiteValue]] = []

    private static let schemaCount = "PRAGMA schema_version"

    /// A store in a file, or in memory when there is no path.
    init(path: String?, patience: Duration) {
        self.path = path
        self.patience = patience
    }

    deinit {
        if let path, Identity(of: path) != identity { leave() }
    }

    /// Reads some entries, as they were at one moment; a key without an entry is not in the result.
    ///
    /// - Returns: nil where others have to have written, and have not.
    func read(_ keys: some Sequence<String>, ifWrittenByOthers: Bool) throws(StoreProblem) -> [String: Entry]? {
        try use(creating: !wasThere) { database throws(SQLiteConnection.Failure) in
            try database.transaction("BEGIN") { () throws(SQLiteConnection.Failure) in
                let now = try database.run("PRAGMA data_version")
                if ifWrittenByOthers, now == version { return nil }
                version = now
                var entries: [String: Entry] = [:]
                for key in keys { entries[key] = try Self.entry(for: key, in: database) }
                return entries
            }
        }
    }

    /// Reads one entry; a value beyond SQLite's own limit leaves the others as they are.
    private static func entry(
        for key: String, in database: SQLiteConnection
    ) throws(SQLiteConnection.Failure) -> Entry? {
        let rows: [[SQLiteValue]]
        do {
            // A table of others may have any number of rows for a key.
            rows = try database.run("SELECT value, written FROM entries WHERE key = ? LIMIT 1", .text(key))
        } catch {
            if error.code == SQLITE_TOOBIG { return Entry(field: .oversized, written: nil) }
            throw error
        }
        guard let row = rows.first, row.count == 2 else { return nil }
        var written: Timestamp?
        if case .integer(let time) = row[1] { written = Timestamp(milliseconds: time) }
        return Entry(field: row[0], written: written)
    }

    /// Writes entries, all of them or none; nil removes one.
    func write(_ entries: [String: SQLiteValue?], at time: Timestamp) throws(StoreProblem) {
        try use(creating: true) { database throws(SQLiteConnection.Failure) in
            // Locked at once: a transaction that begins by reading may not wait for its turn to write.
            try database.transaction("BEGIN IMMEDIATE") { () throws(SQLiteConnection.Failure) in
                for (key, field) in entries {
                    if let field {
                        try database.run(
                            "INSERT OR REPLACE INTO entries (key, value, written) VALUES (?, ?, ?)",
                            .text(key), field, .integer(time.milliseconds))
                    } else {
                        try database.run("DELETE FROM entries WHERE key = ?", .text(key))
                    }
                }
            }
        }
    }

    /// Notes that the file itself was written to, and not only its log: the next use looks whether it is whole.
    ///
    /// SQLite would go on with the pages that it remembers. To open the file beside it is no way to look: closing it
    /// would release the locks that SQLite holds.
    func doubt() {
        isDoubted = true
    }

    private func use<Result>(
        creating: Bool, _ body: (SQLiteConnection) throws(SQLiteConnection.Failure) -> Result
    ) throws(StoreProblem) -> Result {
        do {
            return try body(try opened(creating: creating))
        } catch let failure as SQLiteConnection.Failure {
            throw problem(of: failure)
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            throw .other(file: path ?? "memory", "\(error)")
        }
    }

    /// The database at the path as it is now.
    private func opened(creating: Bool) throws -> SQLiteConnection {
        guard let path else {
            if let connection { return connection }
            let database = try SQLiteConnection(path: ":memory:", patience: patience, creating: true)
            try database.run(Self.table)
            connection = database
            return database
        }
        // Whoever replaces the file may do so while it is opened: what was opened is relied on only where the same file has
        // the name before and after, which a file that has just been made has the second time.
        for _ in 0..<4 {
            let found = Identity(of: path)
            if let connection, found == identity, !isDoubted, try connection.run(Self.schemaCount) == schema {
                return connection
            }
            if connection != nil, found != identity { leave() }
            // Whoever puts another file there fills it after it has the name; to open it before would make it our own.
            guard creating || found.map({ !$0.isEmpty }) ?? false else { throw StoreProblem.deleted(file: path) }
            try refuseLinks(at: path)
            if let size = found?.size, size > Self.maximumSize {
                throw StoreProblem.other(file: path, "it has \(size) bytes, and may have \(Self.maximumSize)")
            }
            let database = try openedNow(path, creating: creating)
            guard Identity(of: path) == found else {
                database.abandonFiles()
                continue
            }
            connection?.abandonFiles()
            connection = database
            version = nil
            schema = try database.run(Self.schemaCount)
            identity = found
            logIdentity = Identity(of: path + "-wal")
            wasThere = true
            isDoubted = false
            return database
        }
        throw StoreProblem.other(file: path, "other files take its place again and again")
    }

    private func openedNow(_ path: String, creating: Bool) throws -> SQLiteConnection {
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The folder may be reached through a link, such as `/tmp` on macOS.
        let real = folder.resolvingSymlinksInPath().appending(path: url.lastPathComponent)
        let database = try SQLiteConnection(
            path: real.path(percentEncoded: false), patience: patience, creating: creating)
        do {
            try prepare(database, at: path)
        } catch {
            // What has a fault is not even tidied up.
            database.abandonFiles()
            throw error
        }
        return database
    }

    /// Refuses a store, or a file that SQLite opens beside it, that is a link to a file of somebody else.
    private func refuseLinks(at path: String) throws(StoreProblem) {
        for name in ["", "-wal", "-shm", "-journal"].map({ path + $0 }) {
            let type = try? FileManager.default.attributesOfItem(atPath: name)[.type] as? FileAttributeType
            guard type == .typeSymbolicLink else { continue }
            throw .other(file: name, "it is a link, and no store is read or written through one")
        }
    }

    /// Looks for faults before anything is written; only a database without tables is made a store.
    private func prepare(_ database: SQLiteConnection, at path: String) throws {
        let tables = try database.run("SELECT lower(name) = 'entries' FROM sqlite_schema ORDER BY 1 DESC LIMIT 1")
        guard !tables.isEmpty else {
            try database.run("PRAGMA journal_mode = WAL")
            try database.run("PRAGMA synchronous = NORMAL")
            try database.run(Self.table)
            return
        }
        guard tables.first == [.integer(1)] else {
            throw StoreProblem.other(file: path, "it is the database of another program, without a table 'entries'")
        }
        // What is no plain column is computed, and what is no plain table is read by code of its own.
        let columns = try database.run("SELECT hidden FROM pragma_table_xinfo('entries')")
        let isVirtual = try database.run(
            "SELECT 1 FROM pragma_table_list('entries') WHERE type IN ('virtual', 'shadow')")
        guard isVirtual.isEmpty, columns.allSatisfy({ $0 == [.integer(0)] }) else {
            throw StoreProblem.other(file: path, "its table 'entries' has columns that are computed")
        }
        // A writer would compute what an index is over, and which rows belong to it.
        let computed = try database.run(
            """
            SELECT 1 FROM pragma_index_list('entries') AS list WHERE list.partial
            OR EXISTS (SELECT 1 FROM pragma_index_xinfo(list.name) WHERE cid = -2) LIMIT 1
            """)
        guard computed.isEmpty else {
            throw StoreProblem.other(file: path, "its table 'entries' has an index that is computed")
        }
        try database.run("PRAGMA synchronous = NORMAL")
        if let words = try Self.fault(of: database) { throw StoreProblem.corrupt(file: path, words) }
    }

    /// Returns the first fault that SQLite finds in a database, or `nil` for a sound one.
    private static func fault(of database: SQLiteConnection) throws -> String? {
        let rows: [[SQLiteValue]]
        do {
            // A constraint is an expression of the file's, and would be computed for every row there is.
            try database.run("PRAGMA ignore_check_constraints = ON")
            rows = try database.run("PRAGMA quick_check(1)")
            try database.run("PRAGMA ignore_check_constraints = OFF")
        } catch {
            // A value that is too large is told where it is read.
            if error.code == SQLITE_TOOBIG { return nil }
            throw error
        }
        guard let row = rows.first, row != [.text("ok")] else { return nil }
        guard case .text(let words)? = row.first else { return "no reason given" }
        return String(decoding: words, as: UTF8.self)
    }

    /// The most bytes of a file, all of which is checked when it is opened.
    private static let maximumSize = 256 << 20

    private static let table =
        "CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value, written INTEGER) WITHOUT ROWID"

    private func problem(of failure: SQLiteConnection.Failure) -> StoreProblem {
        let file = path ?? "memory"
        switch failure.code {
        case SQLITE_BUSY, SQLITE_LOCKED: return .locked(file: file)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            leave()
            return .corrupt(file: file, failure.message)
        default:
            // Opened again the next time: what a moved file or a full disk leaves behind is not relied on.
            if path != nil { leave() }
            return .other(file: file, failure.message)
        }
    }

    /// Closes what is open, and leaves the files alone.
    ///
    /// But a log whose file is gone is deleted: SQLite would write what is in it over the file that has the name now.
    private func leave() {
        connection?.abandonFiles()
        connection = nil
        if let path, let logIdentity, Identity(of: path) != identity, Identity(of: path + "-wal") == logIdentity {
            for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
        }
        identity = nil
        logIdentity = nil
    }
}

extension SQLiteConnection {
    /// Does several things as one, or none of them.
    fileprivate func transaction<Result>(
        _ begin: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try run(begin)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Fails when SQLite has already given the transaction up.
            _ = try? run("ROLLBACK")
            throw error
        }
    }
}
