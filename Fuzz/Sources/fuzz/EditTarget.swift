@testable import RobustnessSupport
@testable import SceneModel
@testable import SourceDiagnostics

/// Edits and saves of several files, one after the other: each project remembers the one before.
struct EditTarget: FuzzTarget {
    static let name = "edits"
    private static let paths = [
        "Themes/base.yaml", "Scenes/first.yaml", "Scenes/contexts/physics.yaml", "Scenes/second.yaml",
        "Themes/more.yaml", "diorama.yaml",
    ]
    private let whole: SmallProject
    private let first: Project

    init() throws {
        guard let whole = SmallProject.shipped.first else { throw MissingFile() }
        self.whole = whole
        first = try whole.checked().project
    }

    func words() throws -> [String] { SmallProject.words + Self.texts }

    /// Each text, put into each file.
    func seeds() -> [[UInt8]] {
        Self.paths.indices.flatMap { file in
            Self.texts.enumerated().map { index, text in
                Edit(file: file, kind: index % 3 == 0 ? .replace : .insert, place: 40 * index, text: Array(text.utf8))
                    .bytes
            }
        }
    }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        var (saved, project) = (whole, first)
        var rest = input[...]
        for _ in 0..<6 {
            guard let edit = Edit(&rest) else { break }
            let path = Self.paths[edit.file % Self.paths.count]
            let before = saved.files[path]
            let after = edit.applied(to: before)
            saved = saved.saving(path, after)
            // A file that comes or goes changes folders as well, and whatever looked for it.
            let isThere = (before != nil) == (after != nil)
            let news = try saved.checked(after: project, changed: isThere ? [path] : project.dependencies)
            project = news.project
            let broken = SmallProject.differences(news.findings, from: try saved.checked().findings)
            if !broken.isEmpty { return broken }
        }
        return []
    }

    private static let texts = [
        "theme: more\nextends: base\n", "scene: first\nextends: second\n", "scene: second\nextends: first\n",
        "contexts: physics\n", "theme: more\n", "devices:\n  wall: { class: pad, width: 1920, height: 1080 }\n",
        "locales: [en, fr]\n", "colors:\n  surface: \"#FFD400\"\n", "# diorama: accept config.unknown-key\n",
        "users:\n  - { uuid: u, name: U, role: student }\n", "compose:\n", "\n",
    ]
}

/// One edit of one file, and its save.
struct Edit {
    enum Kind: UInt8, CaseIterable {
        case insert, delete, replace, remove
    }

    /// Which file.
    let file: Int
    let kind: Kind
    /// Where in the file, in bytes; beyond its end counts on from its start.
    let place: Int
    let text: [UInt8]

    init(file: Int, kind: Kind, place: Int, text: [UInt8]) {
        (self.file, self.kind, self.place, self.text) = (file, kind, place, text)
    }

    /// Takes an edit from the front; nil when nothing is left.
    init?(_ bytes: inout ArraySlice<UInt8>) {
        guard bytes.count >= 5 else { return nil }
        let head = Array(bytes.prefix(5))
        file = Int(head[0])
        kind = Kind.allCases[Int(head[1]) % Kind.allCases.count]
        place = Int(head[2]) << 8 | Int(head[3])
        bytes = bytes.dropFirst(5)
        text = Array(bytes.prefix(Int(head[4])))
        bytes = bytes.dropFirst(Int(head[4]))
    }

    /// The form that ``init(_:)`` reads.
    var bytes: [UInt8] {
        let head = [file, Int(kind.rawValue), place >> 8, place, text.count]
        return head.map { UInt8(truncatingIfNeeded: $0) } + text
    }

    /// What becomes of a file; nil for none.
    func applied(to old: [UInt8]?) -> [UInt8]? {
        var bytes = old ?? []
        let start = place % (bytes.count + 1)
        switch kind {
        case .insert: bytes.insert(contentsOf: text, at: start)
        case .delete: bytes.removeSubrange(start..<min(bytes.count, start + text.count + 1))
        case .replace: bytes = text
        case .remove: return nil
        }
        return bytes
    }
}
