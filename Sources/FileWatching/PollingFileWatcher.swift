import Dispatch
import Synchronization

/// Looks at every file again and again.
///
/// For systems without inotify, and for file systems that do not report changes.
///
/// Costs one `stat` per path and period, so that "idle" is not free. A change shows after one period, and a file that is
/// being written shows once more after it is complete.
package final class PollingFileWatcher: PathWatching {
    private let queue = DispatchQueue(label: "polling-file-watcher")
    private let onQueue = DispatchSpecificKey<Bool>()
    private let period: DispatchTimeInterval
    private let onChange: @Sendable (Set<String>) -> Void
    private let state = Mutex(State())

    private struct State {
        var stamps: [String: FileStamp] = [:]
        var touched: Set<String> = []
        var isStopped = false
    }

    /// A watcher without paths.
    ///
    /// - Parameters:
    ///   - periodMilliseconds: How often to look.
    ///   - onChange: Called on a private queue, one report after the other.
    package init(periodMilliseconds: Int, onChange: @escaping @Sendable (Set<String>) -> Void) {
        period = .milliseconds(periodMilliseconds)
        self.onChange = onChange
        queue.setSpecific(key: onQueue, value: true)
        scheduleLook()
    }

    /// A watcher without paths that looks five times a second; it never fails, other platforms' watchers can.
    package convenience init(onChange: @escaping @Sendable (Set<String>) -> Void) throws(FileWatcherError) {
        self.init(periodMilliseconds: 200, onChange: onChange)
    }

    package func update(paths: Set<String>, readStart: FileTime) {
        state.withLock { state in
            for path in paths where state.stamps[path] == nil {
                let stamp = FileStamp(path)
                state.stamps[path] = stamp
                if stamp.changed >= readStart { state.touched.insert(path) }
            }
            state.stamps = state.stamps.filter { paths.contains($0.key) }
            state.touched.formIntersection(paths)
        }
    }

    package func stop() {
        state.withLock { $0.isStopped = true }
        if DispatchQueue.getSpecific(key: onQueue) == nil { queue.sync {} }
    }

    private func scheduleLook() {
        queue.asyncAfter(deadline: .now() + period) { [weak self] in
            guard let self, let changed = takeChanges() else { return }
            if !changed.isEmpty { onChange(changed) }
            scheduleLook()
        }
    }

    /// - Returns: nil when the watcher was stopped.
    private func takeChanges() -> Set<String>? {
        state.withLock { state in
            guard !state.isStopped else { return nil }
            var changed = state.touched
            state.touched = []
            let tick = FileTime.now
            for (path, old) in state.stamps {
                let new = FileStamp(path)
                // A second save in the same tick of the file system's clock can leave an equal stamp: report once more.
                if new.modified >= tick { state.touched.insert(path) }
                guard new != old else { continue }
                state.stamps[path] = new
                if new.differsInContent(from: old) { changed.insert(path) }
            }
            return changed
        }
    }
}
