import Exporting
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization
import ThemeModel

/// The project as it was read at one moment: the seam between pages and what they show.
///
/// Files are read as they are asked for, and each once. ``readAll()`` reads the rest; after it, a page asks the disk for
/// nothing but images and fonts that no check has seen.
final class PreviewProject: Sendable {
    /// Grows with every reading.
    let generation: Int
    let registry: ComponentRegistry
    let kinds: [any PreviewKind]
    let project: Project
    /// The style sheet of all components.
    let componentStyle: String
    /// Whether pages get no findings from it, because it is shown before it has been checked.
    private let precedesCheck: Bool
    private let knownRules: Set<String>
    private let store: AssetStore
    private let check: ProjectCheck
    private let asked = Mutex(Asked())

    /// What requests and events ask for again and again, worked out once.
    private struct Asked {
        var fixtures: [String: FixtureSource] = [:]
        /// By the scene's id.
        var titles: [String: Title] = [:]
        /// By the view without its viewer.
        var looks: [SceneView: Look] = [:]
        /// What the controls offered last, which every save compares with what they offer next.
        var choices: [SceneView: OfferedChoices] = [:]
        /// By the theme's id.
        var exportedPlaces: [String: ExportedPlaces] = [:]
    }

    /// What controls offer as long as the viewers are the same.
    private struct OfferedChoices {
        let viewers: [ViewerGroup]
        let choices: ViewChoices
    }

    /// What a scene is called, for as long as it is the same.
    private struct Title {
        let scene: Scene
        /// The title in each language in which somebody has looked, by locale.
        var texts: [String: String] = [:]
    }

    /// What everybody sees alike who looks at a scene in one way.
    private struct Look {
        let values: [String: PropertyValues]
        /// The values as custom properties.
        let themeStyle: String
    }

    /// How many looks, and choices, are kept; a URL can ask for any size of screen.
    private static let maxLooks = 64

    /// Opens the project; nothing is read yet.
    ///
    /// The known rules are the identifiers of all rules, for comments that accept findings. A project that precedes its
    /// check is followed by ``init(checked:)``.
    init(
        fileSystem: any FileSystem, naming named: [String] = [], registry: ComponentRegistry,
        kinds: [any PreviewKind], componentStyle: String, knownRules: Set<String>, generation: Int,
        precedesCheck: Bool = false
    ) {
        self.precedesCheck = precedesCheck
        check = ProjectCheck()
        self.knownRules = knownRules
        self.generation = generation
        self.registry = registry
        self.kinds = kinds
        self.componentStyle = componentStyle
        project = Project(
            fileSystem: fileSystem, catalog: registry.catalog, kinds: registry.sceneKinds, naming: named,
            remembers: true)
        store = AssetStore(project.fileSystem)
    }

    /// Opens the project as it is after a save, with all that the save cannot have changed.
    ///
    /// - Parameters:
    ///   - earlier: The project before.
    ///   - changed: Those of its dependencies that may have changed.
    ///   - generation: A number above the earlier one's.
    init(after earlier: PreviewProject, changed: Set<String>, generation: Int) {
        precedesCheck = false
        check = ProjectCheck()
        knownRules = earlier.knownRules
        self.generation = generation
        registry = earlier.registry
        kinds = earlier.kinds
        componentStyle = earlier.componentStyle
        project = Project(after: earlier.project, changed: changed)
        store = AssetStore(project.fileSystem, after: earlier.store)
        let titles = earlier.asked.withLock { $0.titles }
        asked.withLock { $0.titles = titles }
    }

    /// The same project with the findings of its check, which this waits for.
    init(checked earlier: PreviewProject) {
        precedesCheck = false
        check = earlier.check
        knownRules = earlier.knownRules
        generation = earlier.generation + 1
        registry = earlier.registry
        kinds = earlier.kinds
        componentStyle = earlier.componentStyle
        project = earlier.project
        store = earlier.store
        var known = earlier.asked.withLock { $0 }
        // Each says of which reading it is.
        known.fixtures = [:]
        asked.withLock { [known] in $0 = known }
        readAll()
    }

    /// Reads every file and checks everything, unless that has been done; waits while another thread does it.
    @discardableResult
    func readAll() -> [Diagnostic] {
        check.findings { ProjectFindings.all(of: project, known: knownRules) }.diagnostics
    }

    /// The findings of the check, in file order; empty before it.
    var diagnostics: [Diagnostic] { precedesCheck ? [] : check.known?.diagnostics ?? [] }

    /// The number of findings that comments accept; 0 before the check.
    var acceptedCount: Int { precedesCheck ? 0 : check.known?.acceptedCount ?? 0 }

    /// The number of accepted findings that themes inherit; 0 before the check.
    var inheritedCount: Int { precedesCheck ? 0 : check.known?.inheritedCount ?? 0 }

    /// Whether ``diagnostics`` are those of the check.
    var isChecked: Bool { !precedesCheck && check.known != nil }

    /// The images and fonts that pictures refer to, by the last part of their address.
    var assets: [String: Asset] { store.assets }

    /// The scenes that are not only there to be extended.
    var sceneIDs: [String] { project.sceneIDs.filter { !$0.hasPrefix("presets/") } }

    /// Whether there is a file for a scene, a preset included.
    func hasScene(_ id: String) -> Bool { project.sceneIDs.contains(id) }

    /// The images that were asked for; nil for one that cannot be shown.
    var imageAddresses: [ImageFile: String?] { store.addresses }

    /// The address of an image; nil when it cannot be read.
    func address(of image: ResolvedImage) -> String? { address(of: image.file) }

    /// The same by the image's file.
    func address(of file: ImageFile) -> String? { store.address(of: file) }

    /// The addresses of a theme's fonts, in the order of its tokens.
    func fontAddresses(of theme: Theme) -> [String] {
        theme.fonts.faces(in: project.fileSystem).map { store.address(of: $0.file, $0.font) }
    }

    /// The theme's fonts that some values use, as a style sheet.
    func fontStyle(of theme: Theme, in values: [String: PropertyValues], isDrawnByFiles: Bool = false) -> String {
        SceneStyles.fonts(of: theme, in: values.values, isDrawnByFiles: isDrawnByFiles, project.fileSystem) {
            store.address(of: $0, $1)
        }
    }

    /// A scene with its findings.
    func scene(_ id: String) -> Project.LoadedScene { project.scene(id) }

    /// The names of some scenes for people, in their order, with the kind of those that can be read.
    func titles(of ids: [String], in locale: String) -> [(text: String, kind: String?)] {
        let scenes = project.compositions(ids).map { $0?.scene }
        return asked.withLock { asked in
            let texts = zip(ids, scenes).map { id, scene -> (text: String, kind: String?) in
                guard let scene else { return (id, nil) }
                let kind = scene.kind.name
                if asked.titles[id]?.scene !== scene { asked.titles[id] = Title(scene: scene) }
                if let known = asked.titles[id]?.texts[locale] { return (known, kind) }
                let text = scene.title(locale: locale)
                asked.titles[id]?.texts[locale] = text
                return (text, kind)
            }
            if asked.titles.count > ids.count {
                // One that is gone would keep its files' texts in memory.
                let current = Set(ids)
                asked.titles = asked.titles.filter { current.contains($0.key) }
            }
            return texts
        }
    }

    /// What the controls offered for a view when its viewers were these; nil when nobody has asked.
    func knownChoices(for view: SceneView, viewers: [ViewerGroup]) -> ViewChoices? {
        guard let known = asked.withLock({ $0.choices[view] }), known.viewers == viewers else { return nil }
        return known.choices
    }

    /// Keeps what the controls offer for a view.
    func keep(_ choices: ViewChoices, for view: SceneView, viewers: [ViewerGroup]) {
        asked.withLock { asked in
            if asked.choices.count >= Self.maxLooks { asked.choices = [:] }
            asked.choices[view] = OfferedChoices(viewers: viewers, choices: choices)
        }
    }

    /// Forgets what requests have asked for, once a later project answers them.
    func forgetAnswers() {
        asked.withLock { asked in
            asked.looks = [:]
            asked.choices = [:]
        }
    }

    /// The kind of a scene, as the preview shows it.
    private func kind(of scene: Scene) -> (any PreviewKind)? {
        kinds.first { $0.name == scene.kind.name } ?? kinds.first
    }

    /// The fixture that a scene is seen with; nil for a preview that knows no kind of scene.
    func fixture(of scene: Scene) -> FixtureSource? {
        if let known = asked.withLock({ $0.fixtures[scene.id] }) { return known }
        guard let kind = kind(of: scene) else { return nil }
        let fixture = FixtureSource(scene, of: kind, in: project, generation: generation)
        asked.withLock { $0.fixtures[scene.id] = fixture }
        return fixture
    }

    /// Whether nothing keeps a view from being shown, told from the files that it is made of alone.
    ///
    /// Quicker than reading everything, and stricter: a comment that accepts an error does not count here.
    func isSurelyWhole(_ view: SceneView) -> Bool {
        !ProjectFindings.own(scene: view.scene, theme: view.theme, in: self).containsError
    }

    /// The findings that touch what a view shows; asks for ``readAll()`` first.
    ///
    /// Before the check, a view that is surely whole has none. Any other one waits for the check.
    func findings(touching view: SceneView) -> [Diagnostic] {
        if precedesCheck, isSurelyWhole(view) { return [] }
        let files = ProjectFindings.files(scene: view.scene, theme: view.theme, in: self)
        let found = precedesCheck ? readAll() : diagnostics
        return found.filter { files.contains($0.range.file.path) }
    }

    /// Where the files of pictures are, and what pages call them.
    var pictureFiles: PictureFiles {
        PictureFiles(
            project.fileSystem, address: { [assets = self.store] in assets.address(of: $0) },
            sent: { [assets = self.store] in assets.address(of: $0) },
            film: { [assets = self.store] in assets.address(ofFilm: $0) })
    }

    /// Draws a view for its viewer's client, with what was added to its scene; nil when too much is broken.
    func picture(of view: SceneView, in fixture: OpenFixture, by client: any ViewerClient) -> LivePicture? {
        let store = fixture.store
        guard let written = scene(view.scene).scene,
            let theme = project.theme(view.theme).theme,
            let device = try? Device(argument: view.device, among: written.devices)
        else { return nil }
        let outer = fixture.additions.completing(written, in: project, generation)
        let scene = outer.shown(to: view.viewer, in: store, with: theme, mode: view.mode, on: device)
        var anybodys = view
        anybodys.scene = scene.id
        anybodys.viewer = ""
        anybodys.openAnchor = nil
        anybodys.axes = [:]
        let known = asked.withLock { $0.looks[anybodys] }
        let staged = StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store, client: client,
            values: known?.values,
            files: pictureFiles)
        return LivePicture(staged, themeStyle: known?.themeStyle ?? themeStyle(of: staged, keptFor: anybodys))
    }

    /// The exported lines of a theme's values, made once for each reading.
    func exportedPlaces(ofTheme id: String, among targets: [any ExportForm]) -> ExportedPlaces {
        if let known = asked.withLock({ $0.exportedPlaces[id] }) { return known }
        let places = ExportedPlaces(of: id, in: self, among: targets)
        asked.withLock { $0.exportedPlaces[id] = places }
        return places
    }

    private func themeStyle(of staged: StagedScene, keptFor view: SceneView) -> String {
        let style =
            fontStyle(of: staged.theme, in: staged.values, isDrawnByFiles: !staged.scene.files.isEmpty)
            + SceneStyles.surroundings(staged.theme, mode: view.mode, scope: ".screen")
            + SceneStyles.values(staged.values, scale: staged.plan.canvas.scale, scope: ".scene", assetURL: address)
        asked.withLock { asked in
            if asked.looks.count >= Self.maxLooks { asked.looks = [:] }
            asked.looks[view] = Look(values: staged.values, themeStyle: style)
        }
        return style
    }
}
