import Foundation

@testable import FileWatching

/// Does what the preview does: reads a file each time the watcher reports it.
final class SaveReader: Sendable {
    /// What the watcher has reported so far.
    ///
    /// The lock is the condition itself.
    private final class Seen: @unchecked Sendable {
        // Unchecked: both properties are touched only while `condition` is locked.
        let condition = NSCondition()
        var contents: [String: String] = [:]
        var reports: [Set<String>] = []

        func locked<Result>(_ body: () -> Result) -> Result {
            condition.lock()
            defer { condition.unlock() }
            return body()
        }

        func wait(until isDone: () -> Bool) -> Bool {
            locked {
                let deadline = Date(timeIntervalSinceNow: 60)
                while !isDone() { guard condition.wait(until: deadline) else { return isDone() } }
                return true
            }
        }
    }

    private let seen = Seen()

    /// The file has no content when it cannot be read.
    static let missing = "(missing)"

    /// Give this to a watcher.
    var onChange: @Sendable (Set<String>) -> Void {
        { [seen] paths in
            let contents = paths.map { ($0, (try? String(contentsOfFile: $0, encoding: .utf8)) ?? Self.missing) }
            seen.locked {
                for (path, content) in contents { seen.contents[path] = content }
                seen.reports.append(paths)
                seen.condition.broadcast()
            }
        }
    }

    /// Waits until a read that a report caused has found the given content; false when that takes a minute.
    func hasRead(_ content: String, at path: String) -> Bool {
        seen.wait { seen.contents[path] == content }
    }

    /// Waits until a path was reported.
    func hasSeen(_ path: String) -> Bool {
        seen.wait { seen.reports.contains { $0.contains(path) } }
    }

    var reports: [Set<String>] { seen.locked { seen.reports } }

    func forget() {
        seen.locked {
            seen.contents = [:]
            seen.reports = []
        }
    }
}
