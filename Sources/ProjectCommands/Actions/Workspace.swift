import ConfigSchema
import Exporting
import Importing
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel
import YAMLSyntax

/// What the commands work on: the tool's components, and a project seen with them.
///
/// Here everything but the components meets: the modules know their own rules and formats, the commands join them.
struct Workspace: Sendable {
    /// The components that the tool knows.
    let registry: ComponentRegistry

    /// The project as it was when it was opened.
    let project: Project

    /// The files as they are now, for commands that write some: the project shows them as they were when it asked.
    let files: any FileSystem

    /// Where the project is, and how typed paths lead into it.
    let root: ProjectRoot

    /// The paths in the project, or outside it, that somebody has named by hand.
    private let named: [String]

    /// The tool's forms of exports, which have kinds of findings of their own.
    private var forms: [any ExportForm] = []

    /// Opens the project that a command line means; `named` are the paths that it names in it, or outside it.
    init(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, naming named: [String] = []
    ) throws(UsageError) {
        let root = ProjectRoot(arguments)
        let allowed = try Self.allowed(arguments, in: root.folder)
        try self.init(in: root, tool, naming: named + allowed, remembers: false)
    }

    /// Returns the paths that `--allow` names, which have to be there.
    static func allowed(_ arguments: ParsedArguments, in folder: String) throws(UsageError) -> [String] {
        let files = DiskFileSystem(root: folder)
        let paths = arguments.all(CommonOptions.allow)
        for path in paths where files.kind(of: path) == .missing {
            throw UsageError("'--allow' names '\(path)', and there is nothing at that path")
        }
        return paths
    }

    /// Opens the project in a folder.
    init(
        in folder: String, _ tool: CommandLineTool, naming named: [String] = [], remembers: Bool
    ) throws(UsageError) {
        try self.init(in: ProjectRoot(at: folder), tool, naming: named, remembers: remembers)
    }

    private init(
        in root: ProjectRoot, _ tool: CommandLineTool, naming named: [String], remembers: Bool
    ) throws(UsageError) {
        let files = DiskFileSystem(root: root.folder)
        guard files.kind(of: ".") == .directory else { throw UsageError("there is no folder '\(root.folder)'") }
        self.init(files, registry: try tool.registry(), naming: named, root: root, remembers: remembers)
        forms = tool.targets
    }

    /// Opens the project in a file system.
    init(
        _ files: any FileSystem, registry: ComponentRegistry, naming named: [String] = [],
        root: ProjectRoot = ProjectRoot(at: "."), remembers: Bool = false
    ) {
        self.init(
            files, registry, naming: named, root: root,
            Project(
                fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds, naming: named,
                remembers: remembers))
    }

    private init(
        _ files: any FileSystem, _ registry: ComponentRegistry, naming named: [String], root: ProjectRoot,
        _ project: Project
    ) {
        self.files = files
        self.registry = registry
        self.named = named
        self.root = root
        self.project = project
    }

    /// The same project in other files, such as texts that are not saved yet.
    func opened(on files: any FileSystem, remembers: Bool = false) -> Workspace {
        Workspace(
            files, registry, naming: named, root: root,
            Project(
                fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds, naming: named,
                remembers: remembers))
    }

    /// The project after a save, with what the save did not touch; `changed` are paths as in the project's dependencies.
    func opened(after changed: Set<String>) -> Workspace {
        Workspace(
            files, registry, naming: named, root: root, Project(after: project, changed: changed))
    }

    /// Every kind of finding, by identifier: reports must not change when checks change places.
    var rules: [Rule] { Self.rules(of: registry, forms) }

    /// The kinds of findings of a registry and of forms of exports.
    static func rules(of registry: ComponentRegistry, _ forms: [any ExportForm] = []) -> [Rule] {
        // Forms for apps of one family share rules.
        var seen: Set<String> = []
        let own = forms.flatMap(\.rules).filter { seen.insert($0.id).inserted }
        return (SceneChecks.allRules(for: registry.sceneKinds) + ExportRules.all + ImportRules.all + own)
            .sorted { $0.id < $1.id }
    }

    /// What reports say about the run.
    func summary(
        fileCount: Int, fixedCount: Int = 0, isDryRun: Bool = false, accepted: [Diagnostic] = [],
        inheritedCount: Int = 0, elsewhereCount: Int = 0
    ) -> ReportSummary {
        ReportSummary(
            fileCount: fileCount, toolVersion: CommandLineTool.dioramaVersion, rules: rules, fixedCount: fixedCount,
            isDryRun: isDryRun, accepted: accepted, inheritedCount: inheritedCount, elsewhereCount: elsewhereCount,
            reference: project.document.reference)
    }

    /// What is checked when nothing is named: the folders of the project that are there.
    var defaultPaths: [String] { project.folders.filter { project.fileSystem.kind(of: $0) != .missing } }

    /// Refuses a path into another project, whose themes and scenes would be looked for in this one.
    func checkIsInside(_ path: String) throws(UsageError) {
        // A link inside of the project is part of it, wherever it leads.
        let plain = ProjectLayout.standard.path(path, from: "")
        guard path.hasPrefix("/") || plain.hasPrefix(".."),
            let real = project.fileSystem.canonicalPath(path), real.hasPrefix("/"),
            let own = project.fileSystem.canonicalPath("."), real != own
        else { return }
        var root = real.split(separator: "/")
        if let folder = root.lastIndex(where: { $0 == "Themes" || $0 == "Scenes" }) {
            root.removeSubrange(folder...)
        } else if !project.fileSystem.entries(of: real).contains(where: { $0 == "Themes" || $0 == "Scenes" }) {
            return
        }
        throw UsageError("'\(path)' belongs to another project; add '--root /\(root.joined(separator: "/"))'")
    }

    /// Keeps everything that was read until the process ends, which must be soon.
    ///
    /// Taking a large theme apart costs a thirtieth of checking it; the system frees its memory at once.
    func leaveToTheSystem() { _ = Unmanaged.passRetained(project) }

    func validate(_ paths: [String], tellsNeighbours: Bool = true) throws(UsageError) -> Validation {
        do throws(Validation.MissingPath) {
            return try Validation(
                project, paths: paths, tellsNeighbours: tellsNeighbours,
                known: Set(SceneChecks.allRules(for: registry.sceneKinds).map(\.id)))
        } catch {
            guard error.isEmptyFolder else { throw UsageError("there is nothing at '\(error.path)'") }
            let start = error.path.hasPrefix(ProjectLayout.standard.sceneFolder) ? "new scene" : "new theme"
            throw UsageError("there is no YAML file in '\(error.path)'; '\(start) NAME' starts one", help: "new --help")
        }
    }
}
