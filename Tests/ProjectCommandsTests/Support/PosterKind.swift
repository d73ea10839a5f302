import ConfigSchema
import LiveValues
import PreviewServing
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// A kind of scene that only has a name and a screen.
struct PosterKind: PreviewKind {
    let name = "poster"
    let types = [EnumerationCase("poster", "Nothing.")]
    let devices = [Device(name: "wall", width: 800, height: 600, deviceClass: DeviceClass("wall"))]
    let audiences: [EnumerationCase] = []
    let components: [any Component.Type] = []
    let strings = StringTable([:], locales: ["en"])
    let place = "wall"
    /// What `new` would write.
    var startingFiles: StartingFiles?

    func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] { [] }

    func viewers(in fixture: RecordValue) -> [String]? { [] }

    func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore { PosterStore() }

    func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {}

    func audience(of viewer: String, in store: any LiveStore) -> String { "" }

    func knows(_ viewer: String, in store: any LiveStore) -> Bool { false }

    func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        PosterClient()
    }

    func session(
        of viewer: String, reading locale: String, in store: any LiveStore, on queue: WorkQueue
    ) -> any ViewerSession {
        PosterSession()
    }
}

private struct PosterClient: ViewerClient {
    func environment(for id: String) -> any Sendable { 0 }
}

private final class PosterStore: LiveStore {
    let now = SystemClock().now
    let lastSequence = 0
    let nextDeadline: Timestamp? = nil
    private let feed = ChangeFeed()

    func advance() {}

    func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription { feed.subscribe(handler) }

    func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
}

private struct PosterSession: ViewerSession {
    var panel: any PreviewPanel { PosterPanel() }
    let viewers: [ViewerGroup] = []

    func needsStaging(after record: ChangeRecord) -> Bool { false }

    func perform(_ body: [UInt8]) throws(CommandRefusal) {}
}

private struct PosterPanel: PreviewPanel {
    let node = HTMLNode.element(.div)
    let parts: [HTMLNode] = []

    func part(showing topic: Topic) -> HTMLNode? { nil }

    func listPatches(for record: ChangeRecord) -> [Patch] { [] }
}
