import Dispatch
import FileWatching
package import LiveValues
import Synchronization

/// Values under keys in a file that other processes read and write at the same time.
///
/// The file is an SQLite database with a write-ahead log and one table, `entries(key, value, written)`; `written` is in
/// milliseconds since 1970. Without a folder it is in memory, and nobody else's. Reading and writing happen on a thread
/// of the store's own, so that no caller waits for another process; what others write is told when the file system
/// reports a change of the file or of its log.
///
/// A file that is locked, has a fault or is gone leaves the last values, which turn stale with the reason.
package final class SharedStore: Scheduled {
    private struct State {
        var sources: [String: [WeakSource]] = [:]
        var problem: StoreProblem?
        /// Why the last writing failed where reading goes on.
        var writeProblem: StoreProblem?
        /// What waits for a lock: of each key the newest.
        var unwritten: [String: SQLiteValue?] = [:]
        var retry: Timestamp?
        var reading = Reading()
        /// How often the file system has told a change.
        var changes = 0
    }

    /// What is to be read, and was not begun yet.
    private struct Reading {
        var isQueued = false
        /// Whether the entries are read even if nobody else has written.
        var isForced = false
        /// Whether somebody has written to the file itself.
        var isFileDoubted = false
    }

    private struct WeakSource {
        weak var source: StoredSource?
    }

    /// How long after meeting a lock the store tries again.
    package static let pause = Duration.seconds(1)

    /// When the store looks again after the file system has told a change, each time counted from the look before.
    ///
    /// It tells that the log grows; who writes there says only then, in memory, that the change counts, and a disk that is
    /// busy may come in between.
    private static let looks: [DispatchTimeInterval] = [10, 20, 40, 80, 160, 320, 640, 1280].map { .milliseconds($0) }

    private let clock: any LiveClock
    private let queue = DispatchQueue(label: "shared-store")
    private let file: Mutex<StoreFile>
    private let state = Mutex(State())
    private let notice: ChangeNotice
    private let watcher = Mutex<(any PathWatching)?>(nil)

    /// Opens a store; it is made where there is none.
    ///
    /// - Parameters:
    ///   - name: The file is called so, with `.sqlite` behind it: letters, digits, `.`, `-`, `_`, and what
    ///     ``StoreName`` makes of others.
    ///   - folder: An absolute path; it is made where there is none. Nil is a store in memory.
    ///   - clock: What times and ages are measured on.
    ///   - patience: How long to wait for another process's lock before the last values turn stale.
    /// - Throws: The problem of a name that cannot be a file's.
    package init(
        name: String, in folder: String?, clock: any LiveClock, patience: Duration = .milliseconds(250)
    ) throws(StoreProblem) {
        let allowed = name.utf8.allSatisfy { Self.isPlain($0) || "@%~".utf8.contains($0) }
        guard allowed, !name.isEmpty, !name.hasPrefix(".") else {
            throw .other(file: name + ".sqlite", "no file can have this name")
        }
        let path = folder.map { "\($0)/\(name).sqlite" }
        self.clock = clock
        file = Mutex(StoreFile(path: path, patience: patience))
        notice = ChangeNotice(clock: clock)
        if let path { watch(path) }
        enqueueRead()
    }

    deinit {
        watcher.withLock { $0 }?.stop()
    }

    /// Whether a byte stands in a name as it is.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// What keeps the store from reading or writing its file; nil when all is well.
    package var problem: StoreProblem? { state.withLock { $0.problem } }

    /// When a file that was locked is tried again.
    package var nextDeadline: Timestamp? { state.withLock { $0.retry } }

    package func advance() {
        let now = clock.now
        let isDue = state.withLock { state in
            guard let retry = state.retry, retry <= now else { return false }
            state.retry = nil
            return true
        }
        if isDue { enqueueWrite() }
    }

    /// Calls a handler after each change of ``problem``, and when the next deadline is another one.
    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription {
        notice.subscribe(handler)
    }

    /// The values of one key, as they come; a key without an entry has had none.
    ///
    /// The first of them is there a moment later, and told.
    package func source(for key: String, keep: Duration? = nil) -> StoredSource {
        let source = StoredSource(key: key, in: self, clock: clock, keep: keep)
        state.withLock { state in
            state.sources[key, default: []].removeAll { $0.source == nil }
            state.sources[key, default: []].append(WeakSource(source: source))
        }
        enqueueRead()
        return source
    }

    /// Writes a value under a key, or removes it; the sources of the key tell when that is done.
    ///
    /// While another process holds the lock, the newest value of each key waits for it.
    ///
    /// - Throws: Why this value can be under no key: it is too large.
    package func write(_ value: LiveValue?, for key: String) throws(SourceFailure) {
        let field: SQLiteValue? = if let value { try StoredValue.field(of: value) } else { nil }
        state.withLock { $0.unwritten[key] = .some(field) }
        enqueueWrite()
    }

    /// Does now what was asked for so far, and waits for it: for commands that read a store and end.
    ///
    /// Not for the handlers of the store's sources, which are called by what this waits for.
    package func settle() {
        queue.sync { write() }
    }

    // MARK: On the queue

    private func watch(_ path: String) {
        let onChange: @Sendable (Set<String>) -> Void = { [weak self] paths in
            self?.fileHasChanged(itself: paths.contains(path))
        }
        let watcher: any PathWatching =
            (try? FileWatcher(onChange: onChange)) ?? PollingFileWatcher(periodMilliseconds: 100, onChange: onChange)
        // The log is what changes with every write; the file itself only now and then.
        watcher.update(paths: [path, path + "-wal"], readStart: .now)
        self.watcher.withLock { $0 = watcher }
    }

    private func fileHasChanged(itself: Bool) {
        let change = state.withLock { state in
            state.reading.isFileDoubted = state.reading.isFileDoubted || itself
            state.changes += 1
            return state.changes
        }
        enqueueRead(isForced: false)
        look(after: change, times: 0)
    }

    /// Looks once more, later, and then again, unless the next change has begun to do so.
    private func look(after change: Int, times: Int) {
        guard times < Self.looks.count, state.withLock({ $0.changes == change }) else { return }
        queue.asyncAfter(deadline: .now() + Self.looks[times]) { [weak self] in
            self?.enqueueRead(isForced: false)
            self?.look(after: change, times: times + 1)
        }
    }

    private func enqueueRead(isForced: Bool = true) {
        let isFirst = state.withLock { state in
            state.reading.isForced = state.reading.isForced || isForced
            defer { state.reading.isQueued = true }
            return !state.reading.isQueued
        }
        if isFirst { queue.async { [weak self] in self?.read(isForced: false) } }
    }

    private func enqueueWrite() {
        // What was written is not lost where nobody keeps the store until then.
        queue.async { [self] in write() }
    }

    private func read(isForced: Bool = true) {
        let (sources, reading) = state.withLock { state in
            defer { state.reading = Reading() }
            state.sources = state.sources.filter { $0.value.contains { $0.source != nil } }
            return (state.sources.mapValues { $0.compactMap(\.source) }, state.reading)
        }
        do throws(StoreProblem) {
            let isForced = isForced || reading.isForced || problem != nil
            let entries = try file.withLock { file throws(StoreProblem) in
                if reading.isFileDoubted { file.doubt() }
                return try file.read(sources.keys, ifWrittenByOthers: !isForced)
            }
            guard let entries else { return }
            note(state.withLock { $0.writeProblem })
            for (key, sources) in sources {
                for source in sources { source.take(entries[key]) }
            }
        } catch {
            note(error)
            for source in sources.values.joined() { source.lose(error) }
        }
    }

    private func write() {
        let unwritten = state.withLock { state in
            defer { state.unwritten = [:] }
            return state.unwritten
        }
        if !unwritten.isEmpty {
            do throws(StoreProblem) {
                try file.withLock { [clock] file throws(StoreProblem) in try file.write(unwritten, at: clock.now) }
                state.withLock { $0.writeProblem = nil }
            } catch {
                state.withLock { state in
                    switch error {
                    case .locked: state.unwritten.merge(unwritten) { newer, _ in newer }
                    case .other: break
                    // Reading meets it too, and notices when it is over.
                    case .corrupt, .deleted: return
                    }
                    state.writeProblem = error
                }
            }
        }
        read()
    }

    private func note(_ problem: StoreProblem?) {
        let retry: Timestamp? = if case .locked = problem { clock.now + Self.pause } else { nil }
        let isNews = state.withLock { state in
            defer { (state.problem, state.retry) = (problem, retry) }
            return state.problem != problem || state.retry != retry
        }
        if isNews { notice.tell() }
    }
}
