import ConfigSchema
import SourceDiagnostics

/// A file that is to be checked, by what it is.
enum ValidationTarget: Hashable {
    case theme(String)
    case scene(String)
    case fixture(String)
    /// A file that does not end in `.yaml`.
    case other(String)

    /// Tells by the folder, and for a file that lies elsewhere by its first keys.
    init(_ path: String, _ project: Project) {
        let path = Self.normal(path, project)
        guard path.hasSuffix(Self.ending) else {
            self = .other(path)
            return
        }
        let stem = String(path.dropLast(Self.ending.count))
        if path.hasPrefix("Themes/") {
            self = .theme(String(stem.dropFirst("Themes/".count)))
        } else if path.hasPrefix("Scenes/contexts/") {
            self = .fixture(path)
        } else if path.hasPrefix("Scenes/") {
            self = .scene(String(stem.dropFirst("Scenes/".count)))
        } else {
            let text = project.source(path)?.text ?? ""
            let keys = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
            let id = path.hasPrefix("/") ? stem : "./" + stem
            self = keys.contains("scene") ? .scene(id) : keys.contains("theme") ? .theme(id) : .fixture(path)
        }
    }

    /// The theme's id, for a theme.
    var themeID: String? {
        if case .theme(let id) = self { id } else { nil }
    }

    /// How the names of themes, scenes and fixtures end.
    static let ending = ".yaml"

    /// Whether a name looks like that of a YAML file, rightly spelled or not.
    static func isYAML(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    }

    /// The path of the file.
    func path(in project: Project) -> String {
        switch self {
        case .theme(let id): project.path(ofTheme: id)
        case .scene(let id): project.path(ofScene: id)
        case .fixture(let path), .other(let path): path
        }
    }

    /// What the file's name alone tells: it has another ending, or there is nothing behind it.
    func finding(in project: Project) -> Diagnostic? {
        let path = path(in: project)
        if case .other = self {
            let dot = path.lastIndex(of: ".").flatMap { Self.isYAML(path) ? $0 : nil }
            return Diagnostic(
                .fileEnding, at: .startOf(SourceFile(path: path, bytes: [])),
                "'\(path)' is not read: the names of themes, scenes and fixtures end in '.yaml'",
                notes: dot.map { [.init("rename it to '\(path[..<$0])\(Self.ending)'")] } ?? [])
        }
        // A link to nothing, or a file that went while others were read.
        return project.fileSystem.kind(of: path) == .missing && project.fileSystem.isMissing(path)
            ? .unreadable(path, .missing) : nil
    }

    /// The path without empty parts and `.`, relative to the root where it leads below it.
    private static func normal(_ path: String, _ project: Project) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.hasPrefix("/") || parts.contains("..") {
            let real = project.fileSystem.canonicalPath(path)
            return real.flatMap { $0.hasPrefix("/") ? nil : $0 } ?? path
        }
        return parts.joined(separator: "/")
    }
}

extension FileSystem {
    /// Whether reading a path finds nothing, rather than something that cannot be read.
    fileprivate func isMissing(_ path: String) -> Bool {
        do {
            _ = try read(path, limit: 0)
            return false
        } catch {
            return error == .missing
        }
    }
}

extension Rule {
    static let fileEnding = Rule(
        "file.ending", .error, "A file's name does not end in .yaml.",
        explanation:
            "Themes, scenes and fixtures are found by their names, so a file with another ending is never read. Rename it.",
        wrong: RuleExample(path: "Themes/example.yml", "↓" + themeHead), right: .theme(themeHead))
}
