import SourceDiagnostics
import Synchronization

/// Files in memory, which a test saves.
final class MemoryFiles: FileSystem {
    private let texts: Mutex<[String: String]>

    init(_ texts: [String: String]) { self.texts = Mutex(texts) }

    func save(_ path: String, _ text: String?) { texts.withLock { $0[path] = text } }

    func text(_ path: String) -> String { texts.withLock { $0[path] ?? "" } }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let text = texts.withLock({ $0[path] }) else { throw .missing }
        return Array(text.utf8)
    }

    func kind(of path: String) -> FileKind {
        texts.withLock { texts in
            if texts[path] != nil { return .file }
            return texts.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .missing
        }
    }

    func entries(of path: String) -> [String] {
        let names = texts.withLock { texts in
            texts.keys.compactMap { name -> String? in
                guard name.hasPrefix(path + "/") else { return nil }
                return name.dropFirst(path.count + 1).split(separator: "/").first.map(String.init)
            }
        }
        return Set(names).sorted()
    }

    func canonicalPath(_ path: String) -> String? { kind(of: path) == .missing ? nil : path }
}
