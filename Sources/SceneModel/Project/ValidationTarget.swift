import ConfigSchema
import SourceDiagnostics

/// A file that is to be checked, by what it is.
enum ValidationTarget: Hashable {
    case theme(String)
    case scene(String)
    case fixture(String)
    /// The project's own file.
    case project
    /// One that a kind of scene brings, by its path.
    case ofKind(String)
    /// The product's texts in a language, which are read with the project's own file.
    case texts(String)
    /// A file that does not end in `.yaml`.
    case other(String)

    /// Tells by the folder, and for a file that lies elsewhere by its first keys.
    init(_ path: String, _ project: Project) {
        let layout = ProjectLayout.standard
        let path = Self.normal(path, project)
        switch layout.role(of: path) {
        case .theme(let id): self = .theme(id)
        case .scene(let id): self = .scene(id)
        case .fixture: self = .fixture(path)
        case .texts: self = .texts(path)
        case .project: self = .project
        case nil where project.kinds.fileFormats.match(path) != nil: self = .ofKind(path)
        case nil where !path.hasSuffix(layout.ending): self = .other(path)
        case nil:
            let text = project.source(path)?.text ?? ""
            let keys = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
            let id = layout.idElsewhere(path)
            self = keys.contains("scene") ? .scene(id) : keys.contains("theme") ? .theme(id) : .fixture(path)
        }
    }

    /// The theme's id, for a theme.
    var themeID: String? {
        if case .theme(let id) = self { id } else { nil }
    }

    /// The path of the file.
    func path(in project: Project) -> String {
        switch self {
        case .theme(let id): project.path(ofTheme: id)
        case .scene(let id): project.path(ofScene: id)
        case .fixture(let path), .ofKind(let path), .texts(let path), .other(let path): path
        case .project: ProjectLayout.standard.projectFile
        }
    }

    /// Whether it is a file that a kind of scene brings, below some folder.
    func isOfKind(in folder: String) -> Bool {
        if case .ofKind(let path) = self { path.hasPrefix(folder + "/") } else { false }
    }

    /// What the file's name alone tells: it has another ending, or there is nothing behind it.
    func finding(in project: Project) -> Diagnostic? {
        let path = path(in: project)
        if case .other = self {
            let dot = path.lastIndex(of: ".").flatMap { ProjectLayout.standard.looksLikeYAML(path) ? $0 : nil }
            return .fileEnding(path, renamed: dot.map { path[..<$0] + ProjectLayout.standard.ending })
        }
        // A link to nothing, or a file that went while others were read.
        return project.isMissing(path) ? .unreadable(path, .missing) : nil
    }

    /// The path without empty parts and `.`, relative to the root where it leads below it.
    private static func normal(_ path: String, _ project: Project) -> String {
        if isNormal(path) { return path }
        let parts = path.split(separator: "/").filter { $0 != "." }
        if path.hasPrefix("/") || parts.contains("..") {
            let real = project.fileSystem.canonicalPath(path)
            return real.flatMap { $0.hasPrefix("/") ? nil : $0 } ?? path
        }
        return parts.joined(separator: "/")
    }

    // Most paths are, and there are as many as files: taking each apart to see it would take longer than the rest.
    private static func isNormal(_ path: String) -> Bool {
        let slash = UInt8(ascii: "/")
        var last = slash
        for byte in path.utf8 {
            if last == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
            last = byte
        }
        return last != slash
    }
}

extension [ValidationTarget] {
    /// Whether all files below a folder are among them that are such of a kind of scene.
    func covers(_ folder: String, _ project: Project) -> Bool {
        guard project.fileSystem.kind(of: folder) != .missing else { return true }
        return count { $0.isOfKind(in: folder) } >= project.files(below: folder).count
    }
}
