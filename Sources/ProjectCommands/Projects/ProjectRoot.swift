import SourceDiagnostics

/// The folder of the project that a command works on, and how paths that a person types lead into it.
struct ProjectRoot: Sendable {
    /// The folder, as a path from the current one or an absolute path.
    let folder: String

    /// Where the current folder lies below it; empty at the root, and when the root was named.
    let prefix: String

    /// Whether a project was found, or named.
    let isFound: Bool

    /// The folder that `--root` names; else the current one when a project is in it, else the nearest above it that holds
    /// the project which the current folder belongs to; else the current one.
    init(_ arguments: ParsedArguments) {
        if let named = arguments[CommonOptions.root] {
            self.init(folder: named, prefix: "", isFound: true)
        } else {
            self = Self.find(from: DiskFileSystem(root: "."))
        }
    }

    /// A folder that is known to be meant.
    init(at folder: String) { self.init(folder: folder, prefix: "", isFound: true) }

    private init(folder: String, prefix: String, isFound: Bool) {
        self.folder = folder
        self.prefix = prefix
        self.isFound = isFound
    }

    /// The path of a file from the root, for one that was typed in the current folder.
    ///
    /// A path that only leads somewhere from the root is taken from there: that is how findings write them.
    func path(_ typed: String, in files: any FileSystem) -> String {
        guard !prefix.isEmpty, !typed.hasPrefix("/") else { return typed }
        let below = ProjectLayout.standard.path(typed, from: prefix)
        if files.kind(of: below) == .missing, files.kind(of: typed) != .missing { return typed }
        return below.isEmpty ? "." : below
    }

    /// Whether a folder holds a project.
    static func isProject(_ folder: String, in files: any FileSystem) -> Bool {
        let layout = ProjectLayout.standard
        return layout.folders.contains { files.kind(of: folder + "/" + $0) == .directory }
            || files.kind(of: folder + "/" + layout.projectFile) == .file
    }

    /// The folder of the project that a path belongs to, by its canonical path: what lies in a folder of themes or scenes,
    /// what lies beside one, and such a folder's own.
    static func folder(ofProjectWith real: String, in files: any FileSystem) -> String? {
        let layout = ProjectLayout.standard
        let steps = real.split(separator: "/")
        let slash = real.hasPrefix("/") ? "/" : ""
        if let first = steps.firstIndex(where: { layout.folders.contains(String($0)) }) {
            return slash + steps[..<first].joined(separator: "/")
        }
        for length in stride(from: steps.count, through: 0, by: -1) {
            let folder = slash + steps[..<length].joined(separator: "/")
            if isProject(folder.isEmpty ? "." : folder, in: files) { return folder }
        }
        return nil
    }

    private static func find(from here: DiskFileSystem) -> ProjectRoot {
        let layout = ProjectLayout.standard
        if !isProject(".", in: here) {
            let steps = here.root.split(separator: "/")
            for length in stride(from: steps.count - 1, through: 0, by: -1) {
                let folder = "/" + steps[..<length].joined(separator: "/")
                // A folder that happens to lie above and has one called `Scenes` is not yet a project around this one.
                let isAround =
                    here.kind(of: folder + "/" + layout.projectFile) == .file
                    || layout.folders.contains(String(steps[length]))
                if isAround {
                    let prefix = steps[length...].joined(separator: "/")
                    return ProjectRoot(folder: folder, prefix: prefix, isFound: true)
                }
            }
        }
        return ProjectRoot(folder: ".", prefix: "", isFound: isProject(".", in: here))
    }
}
