import Dispatch
import FileWatching
package import LiveValues
import Synchronization

/// Values under keys in a file that other processes read and write at the same time.
///
/// The file is an SQLite database with a write-ahead log and one table, `entries(key, value, written)`; `written` is in
/// milliseconds since 1970. Without a folder it is in memory, and nobody else's. Reading and writing happen on a thread
/// of the store's own, so that no caller waits for another process; what others write is told when the file system says
/// so.
///
/// A file that is locked, has a fault or is gone leaves the last values, which turn stale with the reason.
package final class SharedStore: Scheduled {
    private struct State {
        var sources: [String: [WeakSource]] = [:]
        var problem: StoreProblem?
        /// What waits for a lock: of each key the newest.
        var unwritten: [String: SQLiteValue?] = [:]
        var retry: Timestamp?
        var isReadQueued = false
        var isFileDoubted = false
    }

    private struct WeakSource {
        weak var source: StoredSource?
    }

    /// How long after meeting a lock the store tries again.
    package static let pause = Duration.seconds(1)

    private let clock: any LiveClock
    private let queue = DispatchQueue(label: "shared-store")
    private let file: Mutex<StoreFile>
    private let state = Mutex(State())
    private let notice: ChangeNotice
    private let watcher = Mutex<(any PathWatching)?>(nil)

    /// Opens a store; it is made where there is none.
    ///
    /// - Parameters:
    ///   - name: The file is called so, with `.sqlite` behind it: letters, digits, `.`, `-` and `_`.
    ///   - folder: An absolute path; it is made where there is none. Nil is a store in memory.
    ///   - clock: What times and ages are measured on.
    ///   - patience: How long to wait for another process's lock before the last values turn stale.
    /// - Throws: The problem of a name that cannot be a file's.
    package init(
        name: String, in folder: String?, clock: any LiveClock, patience: Duration = .milliseconds(250)
    ) throws(StoreProblem) {
        let allowed = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
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

    /// Calls a handler after each change of ``problem``.
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
    package func settle() {
        queue.sync { write() }
    }

    // MARK: On the queue

    private func watch(_ path: String) {
        let onChange: @Sendable (Set<String>) -> Void = { [weak self] paths in
            self?.enqueueRead(doubting: paths.contains(path))
        }
        let watcher: any PathWatching =
            (try? FileWatcher(onChange: onChange)) ?? PollingFileWatcher(periodMilliseconds: 100, onChange: onChange)
        // The log is what changes with every write; the file itself only now and then.
        watcher.update(paths: [path, path + "-wal"], readStart: .now)
        self.watcher.withLock { $0 = watcher }
    }

    private func enqueueRead(doubting: Bool = false) {
        let isFirst = state.withLock { state in
            state.isFileDoubted = state.isFileDoubted || doubting
            defer { state.isReadQueued = true }
            return !state.isReadQueued
        }
        if isFirst { queue.async { [weak self] in self?.read() } }
    }

    private func enqueueWrite() {
        queue.async { [weak self] in self?.write() }
    }

    private func read() {
        let (sources, isDoubted) = state.withLock { state in
            defer { (state.isReadQueued, state.isFileDoubted) = (false, false) }
            state.sources = state.sources.filter { $0.value.contains { $0.source != nil } }
            return (state.sources.mapValues { $0.compactMap(\.source) }, state.isFileDoubted)
        }
        do throws(StoreProblem) {
            let entries = try file.withLock { file throws(StoreProblem) in
                if isDoubted { file.doubt() }
                return try file.read(sources.keys)
            }
            // What waits for a lock has met it; reading goes on beside that.
            if state.withLock({ $0.unwritten.isEmpty }) { note(nil) }
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
            } catch {
                if case .locked = error {
                    state.withLock { $0.unwritten.merge(unwritten) { newer, _ in newer } }
                }
                note(error)
            }
        }
        read()
    }

    private func note(_ problem: StoreProblem?) {
        let retry: Timestamp? = if case .locked = problem { clock.now + Self.pause } else { nil }
        let isNews = state.withLock { state in
            defer { (state.problem, state.retry) = (problem, retry) }
            return state.problem != problem
        }
        if isNews { notice.tell() }
    }
}
