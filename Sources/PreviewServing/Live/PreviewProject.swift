import ContextModel
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization
import ThemeModel

/// The project as it was read at one moment: the seam between pages and what they show.
///
/// Files are read as they are asked for, and each once. ``readAll()`` reads the rest; after it, a page asks the disk for
/// nothing but images that no check has seen.
final class PreviewProject: Sendable {
    /// Grows with every reading.
    let generation: Int
    let registry: ComponentRegistry
    let project: Project
    /// The style sheet of all components.
    let componentStyle: String
    private let knownRules: Set<String>
    private let images: ImageStore
    private let findings = Mutex<[Diagnostic]>([])
    private let asked = Mutex(Asked())

    /// What requests and events ask for again and again, worked out once.
    private struct Asked {
        var scenes: [String: Project.LoadedScene] = [:]
        var rooms: [String: RoomSource] = [:]
        /// By the view without its viewer.
        var looks: [SceneView: Look] = [:]
    }

    /// What everybody sees alike who looks at a scene in one way.
    private struct Look {
        let values: [String: PropertyValues]
        /// The values as custom properties.
        let themeStyle: String
    }

    /// How many looks are kept; a URL can ask for any size of screen.
    private static let mostLooks = 64

    /// Opens the project; nothing is read yet.
    ///
    /// The known rules are the identifiers of all rules, for comments that accept findings.
    init(
        fileSystem: any FileSystem, registry: ComponentRegistry, componentStyle: String, knownRules: Set<String>,
        generation: Int
    ) {
        self.knownRules = knownRules
        self.generation = generation
        self.registry = registry
        self.componentStyle = componentStyle
        project = Project(fileSystem: fileSystem, catalog: registry.catalog)
        images = ImageStore(project.fileSystem)
    }

    /// Reads every file and checks everything.
    func readAll() {
        let all = ProjectFindings.all(of: project, known: knownRules)
        findings.withLock { $0 = all }
    }

    /// Everything that ``readAll()`` found, in file order.
    var diagnostics: [Diagnostic] { findings.withLock { $0 } }

    /// The images that pictures refer to, by the last part of their address.
    var assets: [String: Asset] { images.assets }

    /// The scenes that are not only there to be extended.
    var sceneIDs: [String] { project.sceneIDs.filter { !$0.hasPrefix("presets/") } }

    /// Whether there is a file for a scene, a preset included.
    func hasScene(_ id: String) -> Bool { project.sceneIDs.contains(id) }

    /// The images that were asked for, by path; nil for one that cannot be read.
    var imageAddresses: [String: String?] { images.addresses }

    /// The address of an image; nil when it cannot be read.
    func address(of image: ResolvedImage) -> String? { address(of: image.path) }

    /// The same by the image's path.
    func address(of path: String) -> String? { images.address(of: path) }

    /// A scene with its findings.
    func scene(_ id: String) -> Project.LoadedScene {
        if let known = asked.withLock({ $0.scenes[id] }) { return known }
        let scene = project.scene(id)
        asked.withLock { $0.scenes[id] = scene }
        return scene
    }

    /// The room that a scene plays in.
    func room(of scene: Scene) -> RoomSource {
        if let known = asked.withLock({ $0.rooms[scene.id] }) { return known }
        let room = RoomSource(
            scene, in: project, generation: generation, widgetService: registry.widgetService)
        asked.withLock { $0.rooms[scene.id] = room }
        return room
    }

    /// Whether nothing keeps a view from being shown, told from the files that it is made of alone.
    ///
    /// Quicker than reading everything, and stricter: a comment that accepts an error does not count here.
    func isSurelyWhole(_ view: SceneView) -> Bool {
        !ProjectFindings.own(scene: view.scene, theme: view.theme, in: self).containsError
    }

    /// The findings that touch what a view shows; asks for ``readAll()`` first.
    func findings(touching view: SceneView) -> [Diagnostic] {
        let files = ProjectFindings.files(scene: view.scene, theme: view.theme, in: self)
        return diagnostics.filter { files.contains($0.range.file.path) }
    }

    /// Draws a view; nil when too much is broken.
    ///
    /// The widgets are those that already run for the view's pages.
    func picture(of view: SceneView, store: RoomStore, widgets: WidgetRuntime) -> LivePicture? {
        guard let scene = scene(view.scene).scene, let theme = project.theme(view.theme).theme,
            let device = try? Device(argument: view.device)
        else { return nil }
        var anybodys = view
        anybodys.viewer = ""
        anybodys.openAnchor = nil
        let known = asked.withLock { $0.looks[anybodys] }
        let staged = StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store,
            widgets: widgets, values: known?.values)
        return LivePicture(staged, themeStyle: known?.themeStyle ?? themeStyle(of: staged, keptFor: anybodys))
    }

    private func themeStyle(of staged: StagedScene, keptFor view: SceneView) -> String {
        let style =
            SceneStyles.surroundings(staged.theme, mode: view.mode, scope: ".screen")
            + SceneStyles.values(staged.values, scale: staged.plan.box.scale, scope: ".scene", assetURL: address)
        asked.withLock { asked in
            if asked.looks.count >= Self.mostLooks { asked.looks = [:] }
            asked.looks[view] = Look(values: staged.values, themeStyle: style)
        }
        return style
    }
}
