import SceneModel
import SourceDiagnostics

/// What the paths of a command line mean in a project.
///
/// A tool that passes every changed file names images and texts, too: an image stands for the themes that use it, and what
/// nothing uses is left out.
struct NamedFiles {
    /// The files and folders to check, each once.
    private(set) var paths: [String] = []

    /// The paths that nothing in the project uses.
    private(set) var skipped: [String] = []

    /// Sorts some paths, which are relative to the project's root or absolute.
    init(_ named: [String], in workspace: Workspace) {
        let files = workspace.files
        var seen: Set<String> = []
        // Most command lines name none, and asking which theme uses a file means reading every theme.
        var themes: [String: ThemeUse]?
        for path in named {
            let isOther = files.kind(of: path) == .file && !ProjectLayout.standard.looksLikeYAML(path)
            guard isOther else {
                if seen.insert(path).inserted { paths.append(path) }
                continue
            }
            let users = themes ?? Self.uses(in: workspace)
            themes = users
            let plain = files.canonicalPath(path) ?? path
            let using = users.filter { $0.value.mayUse(plain) || $0.value.mayUse(path) }.keys.sorted()
            if using.isEmpty { skipped.append(path) }
            paths += using.filter { seen.insert($0).inserted }
        }
    }

    /// The files that a theme was made from; not all of them where it cannot be read whole.
    private struct ThemeUse {
        let paths: Set<String>
        let isBroken: Bool

        func mayUse(_ path: String) -> Bool {
            paths.contains(path) || isBroken && path.hasPrefix(ProjectLayout.standard.themeFolder + "/")
        }
    }

    /// What each theme uses, by the path of its file.
    private static func uses(in workspace: Workspace) -> [String: ThemeUse] {
        let project = workspace.opened(on: workspace.files, remembers: true).project
        let pairs = project.themeIDs.map { id in
            let isBroken = project.theme(id).diagnostics.containsError
            return (
                project.path(ofTheme: id),
                ThemeUse(paths: project.paths(behind: [.theme(id)]), isBroken: isBroken)
            )
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
