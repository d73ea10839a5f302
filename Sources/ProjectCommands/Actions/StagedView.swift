import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// A view as the command line asks for it: of a scene, or of a file that is shown by itself.
struct StagedView {
    /// What is drawn.
    let staged: StagedScene

    /// The id of the one component that is shown where a file is shown by itself; nil for a scene.
    let alone: String?

    /// The errors of other files, which the picture says in their places.
    let errors: [Diagnostic]

    /// The status of a command that has written the view.
    var exitCode: ExitCode { errors.isEmpty ? .success : .findings }

    /// Returns the first error of each component whose file has one, by the component's id.
    func broken(in project: Project) -> [String: Diagnostic] {
        guard !errors.isEmpty else { return [:] }
        let paths = Dictionary(
            project.shownFiles.map { ($0.document.id, $0.path) }, uniquingKeysWith: { first, _ in first })
        var broken: [String: Diagnostic] = [:]
        for placement in staged.scene.placements {
            guard let path = placement.placed.flatMap({ paths[$0.name] }) else { continue }
            broken[placement.id] = errors.first { $0.range.file.path == path }
        }
        return broken
    }

    /// Opens the view.
    ///
    /// - Returns: Nil when errors stand in its way. All findings are printed to standard error.
    static func open(
        _ arguments: ParsedArguments, in workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> StagedView? {
        let project = workspace.project
        let id = id(try arguments[ViewOptions.scene], in: workspace)
        if let file = file(id, in: project) {
            return try open(file, arguments, in: workspace, terminal)
        }
        if let axis = project.kinds.all.compactMap(\.formAxis).first(where: { arguments[$0] != nil }) {
            throw UsageError("'--\(axis.name)' is for files that are shown by themselves, and '\(id)' is a scene")
        }
        guard let (loaded, errors) = try check(sceneID: id, arguments, in: workspace, terminal) else { return nil }
        guard let scene = loaded.scene, project.sceneDocument(id)?.text("scene") != nil,
            let staged = try stage(scene, loaded.theme, arguments, in: workspace)
        else {
            throw UsageError("'\(project.path(ofScene: id))' is not a scene")
        }
        if let theme = arguments[ViewOptions.theme], !project.theme(theme).serves(scene.kind.name) {
            terminal.printError(
                "note: theme '\(theme)' is not written for scenes such as '\(id)', whose parts have no values in it")
        }
        // What the scene does not show may be broken.
        let shown = errors.filter { scene.files[$0.range.file.path] != nil }
        return StagedView(staged: staged, alone: nil, errors: shown)
    }

    /// A file that is shown by itself and whose id no scene has.
    private static func file(_ id: String, in project: Project) -> Project.ShownFile? {
        guard ProjectLayout.standard.isID(id), project.fileSystem.kind(of: project.path(ofScene: id)) == .missing else {
            return nil
        }
        return project.shownFile(id)
    }

    // MARK: Files by themselves

    private static func open(
        _ file: Project.ShownFile, _ arguments: ParsedArguments, in workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> StagedView? {
        let id = file.document.id
        // What its neighbours have is told, and not in its way.
        guard try report([file.path], workspace, terminal) != nil else { return nil }
        let loaded = workspace.project.scene(showing: file, as: try form(of: file, arguments))
        guard let scene = loaded.scene,
            let staged = try stage(scene, loaded.theme, arguments, in: workspace, isAlone: true)
        else {
            throw UsageError("there is no theme for '\(id)': name one with '--theme'")
        }
        guard let placement = staged.plan.entries.first(where: { $0.placement.placed?.name == id && $0.rect != nil })
        else {
            throw UsageError("'\(id)' has no place on a screen of \(staged.device.name)")
        }
        return StagedView(staged: staged, alone: placement.placement.id, errors: [])
    }

    /// The form that was asked for, the first one by default.
    private static func form(
        of file: Project.ShownFile, _ arguments: ParsedArguments
    ) throws(UsageError) -> FileShowing.Form {
        let forms = file.showing.forms
        let asked = file.owner.formAxis.flatMap { arguments[$0] }
        guard let form = asked.map({ name in forms.first { $0.choice.name == name } }) ?? forms.first else {
            let names = forms.map(\.choice.name)
            throw UsageError(
                "'\(file.document.id)' has no \(file.owner.formAxis?.name ?? "form") '\(asked ?? "")'; it has"
                    + " \(names.joinedAsList())")
        }
        return form
    }

    // MARK: Scenes

    /// A scene with its theme, and the errors of files that it shows; nil when errors stand in its way.
    private static func check(
        sceneID id: String, _ arguments: ParsedArguments, in workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> (scene: Project.LoadedScene, errors: [Diagnostic])? {
        let project = workspace.project
        guard ProjectLayout.standard.isID(id), project.fileSystem.kind(of: project.path(ofScene: id)) != .missing else {
            let hint = Suggestion.clause(for: id, in: project.sceneIDs + project.shownFiles.map(\.document.id))
            throw UsageError("there is no scene '\(id)' in 'Scenes'\(hint)")
        }
        let path = project.path(ofScene: id)
        guard project.fileSystem.kind(of: path) != .directory else {
            throw UsageError("'\(path)' is a folder, and a scene is a file")
        }
        let themeID = arguments[ViewOptions.theme]
        try check(themeID: themeID, in: project)
        let paths = [path] + (themeID.map { [project.path(ofTheme: $0)] } ?? [])
        guard let errors = try report(paths, workspace, terminal) else { return nil }
        return (scene: project.scene(id), errors: errors)
    }

    /// Refuses the name of a theme that is not there.
    static func check(themeID: String?, in project: Project) throws(UsageError) {
        guard let themeID, project.themeDocument(themeID) == nil else { return }
        let hint = Suggestion.clause(for: themeID, in: project.themeIDs)
        throw UsageError("there is no theme '\(themeID)' in 'Themes'\(hint)")
    }

    /// Prints what is wrong with some files, and with those that are shown or checked together with them.
    ///
    /// - Returns: The errors of files that are shown by themselves and were not asked for, such as a neighbour's; nil if
    ///   other files have errors.
    private static func report(
        _ paths: [String], _ workspace: Workspace, _ terminal: Terminal
    ) throws(UsageError) -> [Diagnostic]? {
        let validation = try workspace.validate(paths)
        if !validation.diagnostics.isEmpty {
            let reporter = TextReporter(usesColor: false)
            terminal.writeError(
                reporter.report(validation.diagnostics, summary: workspace.summary(fileCount: validation.fileCount)))
        }
        guard validation.hasErrors else { return [] }
        let neighbours = Set(workspace.project.shownFiles.map(\.path)).subtracting(paths)
        let errors = validation.diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy { neighbours.contains($0.range.file.path) } ? errors : nil
    }

    /// Stages a scene with the options of a command line; nil without a theme.
    private static func stage(
        _ scene: Scene, _ ownTheme: Theme?, _ arguments: ParsedArguments, in workspace: Workspace, isAlone: Bool = false
    ) throws(UsageError) -> StagedScene? {
        let project = workspace.project
        let themeID = arguments[ViewOptions.theme]
        try check(themeID: themeID, in: project)
        guard let theme = themeID.flatMap({ project.theme($0).theme }) ?? ownTheme else { return nil }
        let device = try device(arguments[ViewOptions.device], for: scene)
        let store = try store(of: scene, at: arguments[ViewOptions.at], isAlone: isAlone)
        let locales = project.catalog.vocabulary.adding(locales: scene.furtherLocales).locales
        let view = SceneView(
            scene: scene.id, theme: theme.id, mode: try mode(arguments[ViewOptions.mode], of: theme),
            device: device.name,
            locale: try locale(arguments[ViewOptions.locale], among: locales) ?? scene.locale,
            viewer: try viewer(arguments[ViewOptions.user], of: scene) ?? scene.viewer,
            axes: try axes(arguments, of: scene, on: device))
        return StagedScene(
            scene: scene.shown(to: view.viewer, in: store, with: theme, mode: view.mode, on: device), theme: theme,
            registry: workspace.registry, device: device, view: view, store: store,
            files: StandalonePage.files(workspace.files))
    }

    /// What is live in a scene, at the time that its fixture says: however slowly it is drawn, the picture is the same.
    ///
    /// A file by itself, which no fixture gives a time, always has the same one; a scene without any has the present.
    private static func store(
        of scene: Scene, at moment: String?, isAlone: Bool
    ) throws(UsageError) -> any LiveStore {
        let now = isAlone ? StandingTime.example : SystemClock().now
        let stands = isAlone || scene.fixture?.clock != nil
        guard let moment = moment ?? (stands ? "0s" : nil) else { return scene.kind.open(scene, at: now, clock: nil) }
        guard let store = StandingTime.open(scene, at: moment, now: now) else {
            throw UsageError(StandingTime.refusal(of: moment))
        }
        return store
    }

    /// What was chosen on the axes of the scene's kind.
    private static func axes(
        _ arguments: ParsedArguments, of scene: Scene, on device: Device
    ) throws(UsageError) -> [String: String] {
        var chosen: [String: String] = [:]
        var known: [AxisChoices]?
        for axis in scene.kind.axes {
            guard let name = arguments[axis] else { continue }
            let all = known ?? scene.kind.choices(for: scene, on: device)
            known = all
            let names = all.first { $0.axis == axis }?.names ?? []
            guard names.contains(name) else {
                let has = names.isEmpty ? "nothing to choose there" : names.joinedAsList()
                throw UsageError("'\(scene.id)' has no \(axis.name) '\(name)'; it has \(has)")
            }
            if name != names.first { chosen[axis.name] = name }
        }
        return chosen
    }

    /// The paths of the files that a command line names.
    static func paths(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
        let layout = ProjectLayout.standard
        let root = ProjectRoot(arguments)
        let files = DiskFileSystem(root: root.folder)
        let typed = try arguments[ViewOptions.scene]
        let scene = layout.path(ofScene: id(typed, in: root, files) { _ in nil })
        return [scene] + (arguments[ViewOptions.theme].map { [layout.path(ofTheme: $0)] } ?? [])
    }

    /// The id that is meant, which may be given as the path of the file.
    private static func id(_ typed: String, in workspace: Workspace) -> String {
        id(typed, in: workspace.root, workspace.files) { path in
            workspace.project.kinds.fileFormats.match(path)?.id
        }
    }

    private static func id(
        _ typed: String, in root: ProjectRoot, _ files: any FileSystem, ofFile fileID: (String) -> String?
    ) -> String {
        guard typed.hasSuffix(".yaml") || typed.hasSuffix(".yml") else { return typed }
        let argument = root.path(typed, in: files)
        let path = argument.hasPrefix("/") ? argument : ProjectLayout.standard.path(argument, from: ".")
        let stem = String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
        if stem.hasPrefix("Scenes/") { return String(stem.dropFirst("Scenes/".count)) }
        return fileID(path) ?? (stem.hasPrefix("/") ? stem : "./" + stem)
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

extension ParsedArguments {
    /// What was chosen on an axis that a kind of scene adds; nil when nothing was.
    subscript(axis: SceneAxis) -> String? { self[ViewOptions.option(for: axis)] }
}
