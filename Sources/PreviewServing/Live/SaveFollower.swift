import Dispatch
import FileWatching
import SceneModel
import Synchronization

/// Brings a session up to date after every save.
final class SaveFollower: Sendable {
    private let reader: ProjectReader
    private let session: PreviewSession
    private let watcher = Mutex<(any PathWatching)?>(nil)
    private let firstCheck = DispatchQueue(label: "diorama.first-check")

    init(reader: ProjectReader, session: PreviewSession) {
        self.reader = reader
        self.session = session
    }

    /// Checks a first reading behind the pages that show it already, and then watches what it depends on.
    ///
    /// A save that comes meanwhile is taken in afterwards.
    func start(after first: ProjectReader.Reading) throws(FileWatcherError) {
        let watcher = try FileWatcher { [weak self] changed in self?.follow(changed) }
        self.watcher.withLock { $0 = watcher }
        firstCheck.async { [self] in
            let reading = reader.check(first)
            session.load(reading.project)
            watch(after: reading)
        }
    }

    /// Returns how many files and folders are watched after the first check, which this waits for.
    func watchedCount() async -> Int {
        await withCheckedContinuation { continuation in
            firstCheck.async { [self] in continuation.resume(returning: session.project.project.dependencies.count) }
        }
    }

    /// Stops watching, and waits for a first check or a save that is being taken in.
    func stop() {
        let watcher = watcher.withLock { watcher in
            defer { watcher = nil }
            return watcher
        }
        watcher?.stop()
        firstCheck.sync {}
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
