import ConfigSchema
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

    /// Opens the project that a command line means; `named` are the paths that it names in it, or outside it.
    init(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, naming named: [String] = []
    ) throws(UsageError) {
        try self.init(
            in: ProjectRoot(arguments), tool, naming: named + arguments.all(CommonOptions.allow), remembers: false)
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
    var rules: [Rule] { Self.rules(of: registry) }

    /// The kinds of findings of a registry.
    static func rules(of registry: ComponentRegistry) -> [Rule] {
        SceneChecks.allRules(for: registry.sceneKinds).sorted { $0.id < $1.id }
    }

    /// What reports say about the run.
    func summary(fileCount: Int, fixedCount: Int = 0) -> ReportSummary {
        ReportSummary(
            fileCount: fileCount, toolVersion: CommandLineTool.dioramaVersion, rules: rules, fixedCount: fixedCount,
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

    func validate(_ paths: [String]) throws(UsageError) -> Validation {
        do throws(Validation.MissingPath) {
            return try Validation(
                project, paths: paths, known: Set(SceneChecks.allRules(for: registry.sceneKinds).map(\.id)))
        } catch {
            throw UsageError("there is nothing at '\(error.path)'")
        }
    }
}

/// A scene as the command line asks for it.
enum StagedView {
    /// The scene, staged; nil when errors stand in its way, which are printed to standard error.
    static func open(
        _ arguments: ParsedArguments, in workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> StagedScene? {
        let id = sceneID(try arguments[ViewOptions.scene], in: workspace.root, workspace.files)
        let project = workspace.project
        guard ProjectLayout.standard.isID(id), project.fileSystem.kind(of: project.path(ofScene: id)) != .missing else {
            let hint = Suggestion.clause(for: id, in: project.sceneIDs)
            throw UsageError("there is no scene '\(id)' in 'Scenes'\(hint)")
        }
        let path = project.path(ofScene: id)
        guard project.fileSystem.kind(of: path) != .directory else {
            throw UsageError("'\(path)' is a folder, and a scene is a file")
        }
        let themeID = arguments[ViewOptions.theme]
        var paths = [path]
        if let themeID {
            guard project.themeDocument(themeID) != nil else {
                let hint = Suggestion.clause(for: themeID, in: project.themeIDs)
                throw UsageError("there is no theme '\(themeID)' in 'Themes'\(hint)")
            }
            paths.append(project.path(ofTheme: themeID))
        }
        let validation = try workspace.validate(paths)
        if !validation.diagnostics.isEmpty {
            let reporter = TextReporter(usesColor: false)
            terminal.writeError(
                reporter.report(validation.diagnostics, summary: workspace.summary(fileCount: validation.fileCount)))
        }
        let loaded = project.scene(id)
        if validation.hasErrors { return nil }
        guard let scene = loaded.scene, project.sceneDocument(id)?.text("scene") != nil,
            let theme = themeID.flatMap({ project.theme($0).theme }) ?? loaded.theme
        else {
            throw UsageError("'\(path)' is not a scene")
        }
        let device = try device(arguments[ViewOptions.device], for: scene)
        let store = try store(of: scene, at: arguments[ViewOptions.at])
        let locales = project.catalog.vocabulary.adding(locales: scene.furtherLocales).locales
        let view = SceneView(
            scene: id, theme: theme.id, mode: try mode(arguments[ViewOptions.mode], of: theme), device: device.name,
            locale: try locale(arguments[ViewOptions.locale], among: locales) ?? scene.locale,
            viewer: try viewer(arguments[ViewOptions.user], of: scene) ?? scene.viewer)
        return StagedScene(
            scene: scene, theme: theme, registry: workspace.registry, device: device, view: view, store: store,
            files: StandalonePage.files(workspace.files))
    }

    private static func store(of scene: Scene, at moment: String?) throws(UsageError) -> any LiveStore {
        let now = SystemClock().now
        guard let moment else { return scene.kind.open(scene, at: now, clock: nil) }
        guard let store = StandingTime.open(scene, at: moment, now: now) else {
            throw UsageError(
                "'\(moment)' is no time; write a distance such as +2h, or an instant such as 2026-03-02T09:12:00Z")
        }
        return store
    }

    /// The paths of the files that a command line names.
    static func paths(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
        let layout = ProjectLayout.standard
        let root = ProjectRoot(arguments)
        let files = DiskFileSystem(root: root.folder)
        let scene = layout.path(ofScene: sceneID(try arguments[ViewOptions.scene], in: root, files))
        return [scene] + (arguments[ViewOptions.theme].map { [layout.path(ofTheme: $0)] } ?? [])
    }

    /// A scene's id, which may be given as the path of its file.
    private static func sceneID(_ typed: String, in root: ProjectRoot, _ files: any FileSystem) -> String {
        guard typed.hasSuffix(".yaml") || typed.hasSuffix(".yml") else { return typed }
        let argument = root.path(typed, in: files)
        let path = argument.hasPrefix("/") ? argument : ProjectLayout.standard.path(argument, from: ".")
        let stem = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
        if stem.hasPrefix("Scenes/") { return String(stem.dropFirst("Scenes/".count)) }
        return stem.hasPrefix("/") ? stem : "./" + stem
    }

    private static func device(_ argument: String?, for scene: Scene) throws(UsageError) -> Device {
        guard let argument else { return scene.device }
        do throws(DeviceArgumentError) {
            return try Device(argument: argument, among: scene.devices)
        } catch {
            throw UsageError(error.message + (error.hint.map { "; \($0)" } ?? ""))
        }
    }

    private static func mode(_ name: String?, of theme: Theme) throws(UsageError) -> String {
        guard let name else { return theme.defaultMode }
        guard theme.modes.contains(name) else {
            throw UsageError("theme '\(theme.id)' has no mode '\(name)'; it has \(theme.modes.joinedAsList())")
        }
        return name
    }

    private static func locale(_ name: String?, among known: [String]) throws(UsageError) -> String? {
        guard let name else { return nil }
        guard known.contains(name) else {
            throw UsageError("there is no locale '\(name)'; there are \(known.joinedAsList())")
        }
        return name
    }

    private static func viewer(_ user: String?, of scene: Scene) throws(UsageError) -> String? {
        guard let user else { return nil }
        let users = scene.fixture.flatMap { scene.kind.viewers(in: $0.record) } ?? []
        guard users.contains(user) else {
            let meant = Suggestion.clause(for: user, in: users)
            let known = users.count <= 12 && !users.isEmpty ? "; there are \(users.joinedAsList())" : ""
            throw UsageError("the fixture has no user '\(user)'\(meant.isEmpty ? known : meant)")
        }
        return user
    }
}
