package import SourceDiagnostics
import Synchronization

/// Files in memory that a test edits, and that count what they are asked.
package final class EditableFileSystem: FileSystem {
    private let state: Mutex<State>

    private struct State {
        var texts: [String: String]
        /// The same as a file system, made anew after an edit.
        var files: InMemoryFileSystem
        var reads: [String] = []
        var looks: [String] = []
    }

    package init(_ texts: [String: String]) {
        state = Mutex(State(texts: texts, files: InMemoryFileSystem(texts: texts)))
    }

    /// The paths of all files, sorted.
    package var paths: [String] { state.withLock { $0.texts.keys.sorted() } }

    /// The files that were read since the last time that somebody took the list, in order.
    package func takeReads() -> [String] {
        state.withLock { state in
            defer { state.reads = [] }
            return state.reads
        }
    }

    /// The paths that were looked at in any other way since the last time that somebody took the list, in order.
    package func takeLooks() -> [String] {
        state.withLock { state in
            defer { state.looks = [] }
            return state.looks
        }
    }

    /// Writes a file, or deletes it.
    package func save(_ path: String, _ text: String?) {
        state.withLock { state in
            state.texts[path] = text
            state.files = InMemoryFileSystem(texts: state.texts)
        }
    }

    /// The text of a file; empty when there is none.
    package func text(_ path: String) -> String { state.withLock { $0.texts[path] ?? "" } }

    /// The bytes at a path.
    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let files = state.withLock { state in
            state.reads.append(path)
            return state.files
        }
        return try files.read(path, limit: limit)
    }

    /// What stands at a path.
    package func kind(of path: String) -> FileKind { look(path).kind(of: path) }

    /// The names in a folder, sorted.
    package func entries(of path: String) -> [String] { look(path).entries(of: path) }

    /// The path without `.` and `..`.
    package func canonicalPath(_ path: String) -> String? { look(path).canonicalPath(path) }

    private func look(_ path: String) -> InMemoryFileSystem {
        state.withLock { state in
            state.looks.append(path)
            return state.files
        }
    }
}
