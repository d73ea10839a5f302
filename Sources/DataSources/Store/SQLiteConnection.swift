import CSQLite
import LiveValues

/// One open database, and the only place that calls SQLite.
///
/// Not safe for several threads at once: its owner sees to that.
final class SQLiteConnection {
    /// What SQLite said instead of doing something.
    struct Failure: Error {
        /// The primary result code.
        let code: Int32
        let message: String
    }

    private let handle: OpaquePointer

    /// How much SQLite may think about one statement: a table is read by key, a view that never ends is not.
    private static let maximumSteps: Int32 = 50_000_000
    /// The most steps for reading a file's declarations: seven for each table, index and view, as measured.
    private static let maximumSchemaSteps: Int32 = 10_000
    /// The most bytes of a statement, and so of what declares a table or a view.
    private static let maximumStatement: Int32 = 64 << 10
    /// The most bytes of a value or of a row, which SQLite knows before it copies or computes one.
    static let maximumBytes: Int32 = 2 << 20
    /// The most rows that a statement gives.
    private static let maximumRows = 1000

    /// Opens a file, or makes it; `:memory:` is a database of nobody else.
    ///
    /// - Parameters:
    ///   - path: Where the file is, or is to be.
    ///   - patience: How long a statement waits for other processes that hold a lock.
    ///   - creating: Whether a missing file is made.
    /// - Throws: What SQLite says; a file that is no database is noticed by the first statement only.
    init(path: String, patience: Duration, creating: Bool) throws(Failure) {
        var handle: OpaquePointer?
        let flags =
            SQLITE_OPEN_READWRITE | (creating ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else { throw Failure(code: SQLITE_NOMEM, message: "out of memory") }
        guard code == SQLITE_OK else {
            defer { sqlite3_close_v2(handle) }
            throw Failure(code: code & 0xFF, message: String(cString: sqlite3_errmsg(handle)))
        }
        self.handle = handle
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.maximumBytes)
        sqlite3_busy_timeout(handle, Int32(clamping: patience.milliseconds))
        // The file may be anybody's: what it declares runs nothing, and no statement changes what SQLite relies on.
        diorama_sqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        diorama_sqlite_set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        diorama_sqlite_set(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
        diorama_sqlite_set(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
        sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, Self.maximumStatement)
    }

    /// Stops what SQLite does from now on after some steps.
    private func allow(steps: Int32) { sqlite3_progress_handler(handle, steps, { _ in 1 }, nil) }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Makes closing leave the files as they are.
    ///
    /// Usually the last one to close takes the log into the file, and deletes it by its name. Where another file has
    /// that name now, that would be its log.
    func abandonFiles() {
        diorama_sqlite_set(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    }

    /// Runs one statement and returns its rows.
    @discardableResult
    func run(_ sql: String, _ arguments: SQLiteValue...) throws(Failure) -> [[SQLiteValue]] {
        var prepared: OpaquePointer?
        // The first statement reads all that the file declares before anything of it can be asked for.
        allow(steps: Self.maximumSchemaSteps)
        let code = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
        guard code & 0xFF != SQLITE_INTERRUPT else {
            throw Failure(code: code & 0xFF, message: "it declares too many tables, indexes and views")
        }
        try check(code)
        allow(steps: Self.maximumSteps)
        guard let statement = prepared else { return [] }
        defer { sqlite3_finalize(statement) }
        for (index, argument) in arguments.enumerated() {
            try check(bind(argument, to: statement, at: Int32(index + 1)))
        }
        var rows: [[SQLiteValue]] = []
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW, rows.count < Self.maximumRows else {
                if code == SQLITE_ROW { return rows }
                if code != SQLITE_DONE { try check(code) }
                return rows
            }
            rows.append((0..<sqlite3_column_count(statement)).map { Self.column($0, of: statement) })
        }
    }

    private func check(_ code: Int32) throws(Failure) {
        guard code != SQLITE_OK else { return }
        throw Failure(code: code & 0xFF, message: String(cString: sqlite3_errmsg(handle)))
    }

    private func bind(_ value: SQLiteValue, to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch value {
        case .null, .oversized: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        case .text(let bytes):
            return bytes.withUnsafeBytes { bytes in
                // An empty array has no address, which SQLite would take for NULL.
                guard let start = bytes.bindMemory(to: CChar.self).baseAddress else {
                    return diorama_sqlite_bind_text(statement, index, "", 0)
                }
                return diorama_sqlite_bind_text(statement, index, start, Int32(clamping: bytes.count))
            }
        }
    }

    private static func column(_ index: Int32, of statement: OpaquePointer) -> SQLiteValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT, SQLITE_BLOB:
            guard let start = sqlite3_column_blob(statement, index) else { return .text([]) }
            let count = Int(sqlite3_column_bytes(statement, index))
            return .text([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
        default: return .null
        }
    }
}

/// One field of a row; bytes that are declared to be no text are read as one all the same.
enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text([UInt8])
    /// More bytes than SQLite is allowed to make of one; never bound.
    case oversized

    static func text(_ text: String) -> SQLiteValue { .text(Array(text.utf8)) }
}
