import ConfigSchema
import ContextModel
import SceneModel
import SourceDiagnostics
import ThemeModel

/// The room that a scene plays in.
///
/// Scenes of one kind with one fixture file share it, so that a teacher's and a student's scene show one lesson.
struct RoomSource: Sendable {
    /// The fixture's identity.
    let id: String
    /// Whether the fixture can be believed.
    let isWhole: Bool
    /// The reading of the project that it comes from.
    let generation: Int
    /// The server behind the widgets.
    let widgetService: any WidgetRoomService
    private let scene: Scene
    private let catalog: ConfigCatalog

    init(_ scene: Scene, in project: Project, generation: Int, widgetService: any WidgetRoomService) {
        self.generation = generation
        self.widgetService = widgetService
        self.scene = scene
        catalog = project.catalog
        let type = RoomType(sceneType: scene.type)
        let document = scene.chain.first { $0.record?["contexts"] != nil }
        if let document, let name = document.text("contexts")?.text {
            let path = document.folder + "/" + name
            id = "\(project.fileSystem.canonicalPath(path) ?? path) \(type.name)"
            isWhole = project.fixture(at: path).map { !$0.diagnostics.containsError } ?? false
        } else {
            id = "\(document?.file.path ?? scene.id) \(type.name)"
            isWhole = document.map { !$0.diagnostics.containsError } ?? true
        }
    }

    /// What the room starts with.
    ///
    /// Relative times of a fixture without a clock count from when the room was first opened.
    func seed(openedAt time: Timestamp) -> RoomSeed {
        scene.seed(openedAt: time, catalog: catalog)
    }

    /// The users that the fixture names.
    var users: [String] {
        (scene.fixture?.record["users"]?.items ?? []).compactMap { $0.record?["uuid"]?.stringValue }
    }
}
