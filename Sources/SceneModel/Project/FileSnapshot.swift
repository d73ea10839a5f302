package import SourceDiagnostics
import Synchronization

/// A file system that is asked each question once, and keeps the answers.
///
/// Results that were made from answers are right for as long as these hold.
package final class FileSnapshot: FileSystem {
    private let base: BoundedFileSystem
    private let answers: Mutex<[String: Answers]>
    // Where folders lie of which something was read: to follow the links to each of a thousand files of one folder takes
    // longer than to read them.
    private let realFolders = Mutex<[String: String]>([:])

    /// What is known of one path; nil is what nobody has asked.
    private struct Answers: Equatable, Sendable {
        var content: Content?
        var kind: FileKind?
        var entries: [String]?
        var canonicalPath: CanonicalPath?

        /// The answers to the same questions now.
        func askedAgain(at path: String, in files: BoundedFileSystem) -> Answers {
            let found = content.map { files.locate(path, limit: $0.limit) }
            return Answers(
                content: content.flatMap { old in found.map { Content(result: $0.content, limit: old.limit) } },
                kind: kind.map { _ in files.kind(of: path) }, entries: entries.map { _ in files.entries(of: path) },
                canonicalPath: canonicalPath.map { _ in
                    CanonicalPath(found.map { $0.canonicalPath } ?? files.canonicalPath(path))
                })
        }
    }

    /// What reading gave, and with which limit.
    private struct Content: Equatable, Sendable {
        let result: Result<[UInt8], FileError>
        let limit: Int

        /// What reading with another limit gives; nil when nobody can tell.
        func result(limit other: Int) -> Result<[UInt8], FileError>? {
            switch result {
            case .success(let bytes): bytes.count <= other ? result : .failure(.tooLarge(limit: other))
            case .failure(.tooLarge): other <= limit ? .failure(.tooLarge(limit: other)) : nil
            case .failure: result
            }
        }
    }

    private enum CanonicalPath: Equatable, Sendable {
        case path(String)
        case nothing

        init(_ text: String?) { self = text.map { .path($0) } ?? .nothing }

        var text: String? { if case .path(let text) = self { text } else { nil } }
    }

    /// Asks some files, of which those may be read that lie below the root or below what was named.
    package convenience init(_ base: any FileSystem, naming named: [String] = []) {
        self.init(BoundedFileSystem(base, naming: named), [:])
    }

    private init(_ base: BoundedFileSystem, _ answers: [String: Answers]) {
        self.base = base
        self.answers = Mutex(answers)
    }

    /// Every path that was asked about.
    package var paths: Set<String> { answers.withLock { Set($0.keys) } }

    /// Those of them that are not among some.
    func paths(outside known: Set<String>) -> [String] {
        answers.withLock { answers in answers.keys.filter { !known.contains($0) } }
    }

    /// Whether they are these.
    func hasAsked(exactly paths: Set<String>) -> Bool {
        answers.withLock { answers in answers.count == paths.count && answers.keys.allSatisfy(paths.contains) }
    }

    /// The same files some time later.
    ///
    /// - Parameters:
    ///   - base: Where the files are then; nil when that is where they were.
    ///   - paths: Where something may be different. What was asked about them is asked again, and nothing else.
    /// - Returns: The snapshot, with the answers that still hold and the new ones, and the paths that have new ones.
    func later(over base: (any FileSystem)?, asking paths: Set<String>) -> (FileSnapshot, changed: Set<String>) {
        let base = base.map(self.base.over) ?? self.base
        var answers = answers.withLock { $0 }
        var changed: Set<String> = []
        for path in paths {
            guard let known = answers[path] else { continue }
            let new = known.askedAgain(at: path, in: base)
            guard new != known else { continue }
            answers[path] = new
            changed.insert(path)
        }
        return (FileSnapshot(base, answers), changed)
    }

    /// Forgets the answers about all other paths.
    func keepOnly(_ isKept: (String) -> Bool) {
        answers.withLock { answers in
            // There are few to forget, and to collect all others in a new table takes longer than to look at them.
            for path in answers.keys.filter({ !isKept($0) }) { answers[path] = nil }
        }
    }

    /// Reads a file, once.
    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        if let known = answers.withLock({ $0[path]?.content?.result(limit: limit) }) { return try known.get() }
        let found = locate(path, limit: limit)
        let result = answers.withLock { answers in
            var known = answers[path] ?? Answers()
            // Whoever was first is right: results that contradict each other help nobody.
            if let result = known.content?.result(limit: limit) { return result }
            known.content = Content(result: found.content, limit: limit)
            // Where it lies is often asked next, and to follow links takes longer than to read most files.
            known.canonicalPath = known.canonicalPath ?? CanonicalPath(found.canonicalPath)
            answers[path] = known
            return found.content
        }
        return try result.get()
    }

    private func locate(_ path: String, limit: Int) -> (content: Result<[UInt8], FileError>, canonicalPath: String?) {
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), let folder = realFolder(String(path[..<slash])),
            let found = base.read(path[path.utf8.index(after: slash)...], in: folder, limit: limit)
        {
            return (.success(found.bytes), found.canonicalPath)
        }
        return base.locate(path, limit: limit)
    }

    private func realFolder(_ folder: String) -> String? {
        if let known = realFolders.withLock({ $0[folder] }) { return known }
        let real = base.canonicalPath(folder)
        realFolders.withLock { $0[folder] = real }
        return real
    }

    /// What stands at a path.
    package func kind(of path: String) -> FileKind {
        answer(at: path, { $0.kind }, { $0.kind = $1 }, ask: { base.kind(of: path) })
    }

    /// The names in a folder.
    package func entries(of path: String) -> [String] {
        answer(at: path, { $0.entries }, { $0.entries = $1 }, ask: { base.entries(of: path) })
    }

    /// The path with every link followed.
    package func canonicalPath(_ path: String) -> String? {
        answer(
            at: path, { $0.canonicalPath }, { $0.canonicalPath = $1 },
            ask: { CanonicalPath(base.canonicalPath(path)) }
        ).text
    }

    // With closures, because to make a key path takes a command longer than to ask the system a hundred times.
    private func answer<Answer: Sendable>(
        at path: String, _ get: (Answers) -> Answer?, _ set: (inout Answers, Answer) -> Void, ask: () -> Answer
    ) -> Answer {
        if let known = answers.withLock({ $0[path].flatMap(get) }) { return known }
        let answer = ask()
        return answers.withLock { answers in
            if let known = answers[path].flatMap(get) { return known }
            set(&answers[path, default: Answers()], answer)
            return answer
        }
    }
}
