/// Something that says which files may have changed.
///
/// The paths are absolute. They may name files that do not exist yet, files behind symbolic links, and directories, which
/// change when an entry comes or goes. A report is a hint to read again, not a promise that the bytes differ; but after
/// the last change to a file there is always a report, and whoever reads on that report sees the last content.
package protocol PathWatching: Sendable {
    /// Replaces the watched paths.
    ///
    /// When it returns, every change from now on is reported. Changes that happened between reading the files and this
    /// call are found through `readStart`: a path that is new in the set and was touched since then is reported at once.
    ///
    /// - Parameters:
    ///   - paths: The new set; paths that it shares with the old one are watched without a gap.
    ///   - readStart: A moment before the first of these files was read.
    func update(paths: Set<String>, readStart: FileTime)

    /// Stops watching and waits for a report that is being delivered, unless it is called from within one.
    func stop()
}

/// Why a watcher could not be made.
package enum FileWatcherError: Error, Equatable {
    /// The system refused; its words.
    case system(String)
}

#if !os(Linux)
    /// The watcher of this platform.
    package typealias FileWatcher = PollingFileWatcher
#endif
