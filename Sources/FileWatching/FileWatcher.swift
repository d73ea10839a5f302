#if os(Linux)
    import Foundation
    import Synchronization

    /// Says which files may have changed, by inotify.
    ///
    /// ## Design
    /// Directories are watched, not files: a file that is replaced by a rename is another file, and a watch on the old one
    /// hears nothing more. Each path is traced through its links (``PathTrace``), and traced again whenever one of the
    /// entries on its way comes or goes; that covers renames, swapped links, directories that move away and come back,
    /// and files that do not exist yet. Reports wait for the end of a save (``PendingChanges``).
    ///
    /// One thread sleeps until the kernel has something to say. An idle watcher costs no processor time, unless a
    /// directory cannot be watched (no permission, out of watches): the paths behind it are looked at once a second.
    ///
    /// ## What it does not do
    /// File systems that other machines write to do not tell inotify; use ``PollingFileWatcher`` there. A file that is
    /// changed through a second hard link in another directory is not noticed.
    package final class FileWatcher: PathWatching {
        private let loop: WatchLoop

        /// A watcher without paths.
        ///
        /// - Parameter onChange: Called on the watcher's thread, one report after the other.
        /// - Throws: What the system said when it gave no inotify instance.
        package init(onChange: @escaping @Sendable (Set<String>) -> Void) throws(FileWatcherError) {
            loop = try WatchLoop(onChange: onChange)
            let thread = Thread { [loop] in loop.run() }
            thread.name = "file-watcher"
            thread.start()
        }

        deinit {
            loop.stop()
        }

        package func update(paths: Set<String>, readStart: FileTime) {
            loop.update(paths: paths, readStart: readStart)
        }

        package func stop() {
            loop.stop()
        }
    }
#endif
