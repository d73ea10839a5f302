import FileWatching
import Synchronization

/// Brings a session up to date after every save.
final class SaveFollower: Sendable {
    private let reader: ProjectReader
    private let session: PreviewSession
    private let watcher = Mutex<(any PathWatching)?>(nil)

    init(reader: ProjectReader, session: PreviewSession) {
        self.reader = reader
        self.session = session
    }

    /// Starts to watch what a first reading depended on.
    func start(after reading: ProjectReader.Reading) throws(FileWatcherError) {
        let watcher = try FileWatcher { [weak self] changed in self?.follow(changed) }
        self.watcher.withLock { $0 = watcher }
        watch(after: reading)
    }

    /// Stops watching, and waits for a save that is being taken in.
    func stop() {
        let watcher = watcher.withLock { watcher in
            defer { watcher = nil }
            return watcher
        }
        watcher?.stop()
    }

    // Runs on the watcher's thread, one report after the other.
    private func follow(_ changed: Set<String>) {
        let reading = reader.open(changed: changed)
        // Pictures first: what was saved is on the screen while everything else is still being checked.
        session.show(reading.project)
        reading.project.readAll()
        session.load(reading.project)
        watch(after: reading)
    }

    private func watch(after reading: ProjectReader.Reading) {
        guard let paths = reader.pathsToWatch() else { return }
        watcher.withLock { $0 }?.update(paths: paths, readStart: reading.start)
    }
}
