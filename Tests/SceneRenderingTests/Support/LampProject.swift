import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization
import TestSupport
import Testing
import ThemeModel

/// A project in memory with one scene of lamps, and what is live in it.
struct LampProject {
    static let scene = """
        compose:
          - sign: { left: 0, right: 0, top: 0, height: { wall: 40, watch: 20 } }
          - lampRow: { left: 10, right: 10, top: sign.bottom }
          - menu: { kind: suspend, opensFrom: sign.button }

        """

    let registry: ComponentRegistry
    let files: InMemoryFileSystem
    let project: Project
    let loaded: Project.LoadedScene
    let store: any LiveStore

    /// Takes a scene below its head, which names the lamps `red` and `blue`, what the theme says beside its modes, and what
    /// is live when another project has opened it.
    init(_ scene: String = scene, theme: String = "", store known: (any LiveStore)? = nil) throws {
        registry = try ComponentRegistry(LampKind())
        files = InMemoryFileSystem(texts: [
            "Themes/plain.yaml": "theme: plain\nmodes: [light, dark]\n" + theme,
            "Themes/icons/star.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>",
            "Scenes/hall.yaml":
                "scene: hall\ntitle: Hall <1>\ntheme: plain\nviewer: guest\ncontexts: { lamps: [red, blue] }\n" + scene,
        ])
        project = Project(fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds)
        loaded = project.scene("hall")
        // Scenes of tests may show little.
        #expect(loaded.diagnostics.filter { !SceneChecks.wholeScreenIDs.contains($0.id) }.map(\.message) == [])
        let opened = try #require(loaded.scene)
        store = known ?? opened.kind.open(opened, at: Timestamp(milliseconds: 0), clock: nil)
    }

    var lamps: LampStore {
        get throws { try #require(store as? LampStore) }
    }

    /// The scene as somebody sees it.
    func staged(
        by viewer: String = "guest", device: String = "wall", mode: String = "light", locale: String = "en",
        opening anchor: String? = nil
    ) throws -> StagedScene {
        let scene = try #require(loaded.scene)
        let view = SceneView(
            scene: "hall", theme: "plain", mode: mode, device: device, locale: locale, viewer: viewer,
            openAnchor: anchor)
        return StagedScene(
            scene: scene, theme: try #require(loaded.theme), registry: registry,
            device: try Device(argument: device, among: scene.devices), view: view, store: store)
    }

    /// What a change of the lamps changes in a drawing.
    func patches(in live: LiveScene, when change: (LampStore) throws -> Void) throws -> [Patch] {
        let heard = Mutex<[ChangeRecord]>([])
        let subscription = store.subscribe { record in heard.withLock { $0.append(record) } }
        defer { subscription.cancel() }
        try change(lamps)
        return heard.withLock { $0 }.flatMap { live.patches(for: $0) }
    }
}
