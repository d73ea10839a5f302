/// Changes that are seen and not yet reported.
///
/// A save is several events: truncate, write, write, close. Reporting the first would show half a file. So a change waits
/// while its file is being written, and goes out the moment the writer closes it or renames a finished file into place.
/// A writer that never closes delays a report by ``timeout`` at most.
struct PendingChanges {
    /// How long a change waits for the end of its save.
    ///
    /// Below the 20 ms that a save may take to the screen.
    static let timeout = Duration.milliseconds(15)

    private struct Change {
        var since: ContinuousClock.Instant
        var isFinished: Bool
    }

    private var changes: [String: Change] = [:]

    /// Notes a change of a path.
    ///
    /// - Parameters:
    ///   - path: The watched path.
    ///   - isFinished: Whether the file is complete now. A later change of the same path can take that back.
    ///   - now: When the change was seen.
    mutating func note(_ path: String, isFinished: Bool, now: ContinuousClock.Instant) {
        changes[path] = Change(since: changes[path]?.since ?? now, isFinished: isFinished)
    }

    /// Drops what is noted about paths that are no longer watched.
    mutating func keepOnly(_ isWatched: (String) -> Bool) {
        changes = changes.filter { isWatched($0.key) }
    }

    /// Takes out what is to be reported at the given moment.
    mutating func takeDue(now: ContinuousClock.Instant) -> Set<String> {
        let due = changes.filter { $0.value.isFinished || $0.value.since + Self.timeout <= now }
        for path in due.keys { changes[path] = nil }
        return Set(due.keys)
    }

    /// When to look again; nil when nothing waits.
    var nextDeadline: ContinuousClock.Instant? {
        changes.values.map { $0.since + Self.timeout }.min()
    }
}
