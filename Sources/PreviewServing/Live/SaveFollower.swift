import Synchronization

/// Brings a session up to date after every save.
final class SaveFollower: Sendable {
    private let reader: ProjectReader
    private let session: PreviewSession
    private let watcher = Mutex<(any FileWatching)?>(nil)

    init(reader: ProjectReader, session: PreviewSession) {
        self.reader = reader
        self.session = session
    }

    /// Starts to watch what a first reading depended on.
    func start(after reading: ProjectReader.Reading) throws(FileWatcherError) {
        let watcher = try FileWatcher { [weak self] _ in self?.follow() }
        self.watcher.withLock { $0 = watcher }
        watcher.update(paths: reader.paths(of: reading.project), readStart: reading.start)
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
    private func follow() {
        let reading = reader.open()
        // Pictures first: what was saved is on the screen while everything else is still being checked.
        session.show(reading.project)
        reading.project.readAll()
        session.load(reading.project)
        watcher.withLock { $0 }?.update(paths: reader.paths(of: reading.project), readStart: reading.start)
    }
}
