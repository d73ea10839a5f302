import SceneModel
import SourceDiagnostics

/// A project that a run of `validate` checks, and what of it.
struct CheckedProject: Sendable {
    /// Its files as they were when it was opened; a watch opens them again after a save.
    var workspace: Workspace

    /// The files and folders that are checked; those of the project when nothing was named.
    let named: [String]

    /// What its paths start with in reports; empty for the project in which the command runs.
    let prefix: String

    /// What is checked now.
    var paths: [String] { named.isEmpty ? workspace.defaultPaths : named }

    /// What is wrong with it.
    func validate() throws(UsageError) -> Validation {
        do throws(UsageError) {
            return try workspace.validate(paths, tellsNeighbours: false)
        } catch {
            throw prefix.isEmpty ? error : UsageError("in '\(prefix)': \(error.message)", help: error.helpLine)
        }
    }

    /// Whether a file is one of those that were named, or lies in a folder that was.
    func isNamed(_ path: String) -> Bool {
        if path.hasPrefix("/") { return named.contains(path) }
        return named.isEmpty
            || named.contains { name in
                let plain = ProjectLayout.standard.path(name, from: "")
                return plain.isEmpty || path == plain || path.hasPrefix(plain + "/")
            }
    }

    /// The findings with the paths of the report.
    func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if prefix.isEmpty { return diagnostics }
        var files: [ObjectIdentifier: SourceFile] = [:]
        return diagnostics.map { diagnostic in
            diagnostic.moved { range in
                let known = files[ObjectIdentifier(range.file)]
                let renamed = known ?? SourceFile(range.file, at: reportedPath(range.file.path))
                files[ObjectIdentifier(range.file)] = renamed
                return range.in(renamed)
            }
        }
    }

    /// A path of the project in the report.
    func reportedPath(_ path: String) -> String {
        prefix.isEmpty || path.hasPrefix("/") ? path : prefix + "/" + path
    }
}

extension CheckedProject {
    /// The projects that a command line means, with the paths that it names in each; and a sentence for each path that it
    /// names without meaning anything.
    static func all(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, remembers: Bool
    ) throws(UsageError) -> (projects: [CheckedProject], skipped: [String]) {
        let typed = try arguments[ValidateCommand.paths]
        let roots = arguments.all(CommonOptions.root)
        if roots.count > 1 {
            guard typed.isEmpty else {
                throw UsageError(
                    "paths are those of one project; leave out '--root', or name one", help: "validate --help")
            }
            var projects: [CheckedProject] = []
            for root in roots {
                let workspace = try Workspace(
                    in: root, tool, naming: Workspace.allowed(arguments, in: root), remembers: remembers)
                projects.append(CheckedProject(workspace: workspace, named: [], prefix: plain(root)))
            }
            return (projects, [])
        }
        return try one(arguments, tool, typed: typed, remembers: remembers)
    }

    private static func one(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, typed: [String], remembers: Bool
    ) throws(UsageError) -> (projects: [CheckedProject], skipped: [String]) {
        let root = ProjectRoot(arguments)
        let disk = DiskFileSystem(root: root.folder)
        guard disk.kind(of: ".") == .directory else { throw UsageError("there is no folder '\(root.folder)'") }
        var own: [String] = []
        var others: [(folder: String, paths: [String])] = []
        let (paths, opened) = try expanded(typed.map { root.path($0, in: disk) }, in: disk)
        for path in paths {
            let isNamed = arguments.contains(CommonOptions.root.declaration)
            guard !isNamed, let folder = otherProject(of: path, in: disk) else {
                own.append(path)
                continue
            }
            let index = others.firstIndex { $0.folder == folder } ?? others.count
            if index == others.count { others.append((folder, [])) }
            let inside = disk.canonicalPath(path).map { disk.absolutePath($0) } ?? path
            let rest = inside.dropFirst(disk.absolutePath(folder).count + 1)
            if !rest.isEmpty { others[index].paths.append(String(rest)) }
        }
        let allowed = try Workspace.allowed(arguments, in: root.folder)
        var projects: [CheckedProject] = []
        var skipped: [String] = []
        if !own.isEmpty || typed.isEmpty {
            let workspace = try Workspace(in: root.folder, tool, naming: opened + allowed, remembers: remembers)
            for path in own { try workspace.checkIsInside(path) }
            let project = CheckedProject(workspace: workspace, named: own, prefix: "")
            projects += try project.leaving(&skipped)
        }
        for (folder, paths) in others {
            let workspace = try Workspace(
                in: disk.absolutePath(folder), tool, naming: paths + allowed, remembers: remembers)
            let project = CheckedProject(workspace: workspace, named: paths, prefix: plain(folder))
            projects += try project.leaving(&skipped)
        }
        return (projects, skipped)
    }

    /// The project without the paths that say nothing about it; none when no other is left.
    ///
    /// Refuses a file outside of the project, which no tool passes that goes through a project's files.
    private func leaving(_ skipped: inout [String]) throws(UsageError) -> [CheckedProject] {
        if named.isEmpty { return [self] }
        let meant = NamedFiles(named, in: workspace)
        let outside = meant.skipped.first { path in
            // A link inside of the project is part of it, wherever it leads.
            (path.hasPrefix("/") || ProjectLayout.standard.path(path, from: "").hasPrefix(".."))
                && workspace.files.canonicalPath(path)?.hasPrefix("/") ?? true
        }
        if let path = outside {
            throw UsageError("'\(path)' lies outside of the project, and no theme uses it", help: "validate --help")
        }
        skipped += meant.skipped.map(reportedPath)
        return meant.paths.isEmpty ? [] : [CheckedProject(workspace: workspace, named: meant.paths, prefix: prefix)]
    }

    /// The folder of the project that a path belongs to when that is another one than the current.
    private static func otherProject(of path: String, in disk: DiskFileSystem) -> String? {
        guard let real = disk.canonicalPath(path) else { return nil }
        // A link inside of the project is part of it, wherever it leads.
        let plainPath = ProjectLayout.standard.path(path, from: "")
        let leadsOut = path.hasPrefix("/") || plainPath.hasPrefix("..")
        let isOwn = ProjectLayout.standard.folders.contains { plainPath == $0 || plainPath.hasPrefix($0 + "/") }
        if !leadsOut, isOwn { return nil }
        let known = real == disk.root ? "" : real
        guard let folder = ProjectRoot.folder(ofProjectWith: known, in: disk) else { return nil }
        return folder.isEmpty || folder == disk.root ? nil : folder
    }

    private static func plain(_ folder: String) -> String {
        ProjectLayout.standard.path(folder, from: folder.hasPrefix("/") ? "/" : "")
    }

    /// The paths with each pattern replaced by what it stands for: shells leave quoted ones to us; and what they open,
    /// which is for a pattern the folder in which it looks, and none of the links there.
    private static func expanded(
        _ typed: [String], in files: any FileSystem
    ) throws(UsageError) -> (paths: [String], opened: [String]) {
        var (paths, opened): ([String], [String]) = ([], [])
        for text in typed {
            guard PathPattern.isPattern(text), files.kind(of: text) == .missing else {
                paths.append(text)
                opened.append(text)
                continue
            }
            let search = PathSearch(text, in: files)
            if search.paths.isEmpty { throw UsageError("nothing is called like '\(text)'") }
            paths += search.paths
            opened.append(search.start)
        }
        return (paths, opened)
    }
}
