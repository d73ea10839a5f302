import ConfigSchema
import SceneModel
import SourceDiagnostics

/// The fixture that a scene is seen with.
///
/// Scenes with one fixture file that look into the same store share it, so that what one viewer does in one scene is
/// seen in the other.
struct FixtureSource: Sendable {
    /// The fixture's identity.
    private(set) var id: String
    /// Whether the fixture can be believed.
    let isWhole: Bool
    /// The reading of the project that it comes from.
    let generation: Int
    let project: Project
    /// What opens it.
    let kind: any PreviewKind
    /// One of the scenes that share it.
    let scene: Scene
    /// The moment at which its time stands; nil where that goes on.
    private(set) var at: String?

    init(_ scene: Scene, of kind: any PreviewKind, in project: Project, generation: Int) {
        self.generation = generation
        self.project = project
        self.kind = kind
        self.scene = scene
        let name = kind.storeVariant(of: scene)
        let document = scene.fixtureDocument
        if let path = document?.fixturePath {
            id = "\(project.fileSystem.canonicalPath(path) ?? path) \(name)"
            isWhole = project.fixture(at: path).map { !$0.diagnostics.containsError } ?? false
        } else {
            id = "\(document?.file.path ?? scene.id) \(name)"
            isWhole = document.map { !$0.diagnostics.containsError } ?? true
        }
    }

    /// The same fixture as it is at a moment, apart from the one whose time goes on.
    func standing(at moment: String?) -> FixtureSource {
        guard let moment else { return self }
        var source = self
        source.at = moment
        source.id += " at \(moment)"
        return source
    }

    /// Whether the fixture names a viewer.
    func names(_ viewer: String) -> Bool { viewers.contains(viewer) }

    /// The viewers that the fixture names.
    var viewers: [String] { scene.fixture.flatMap { kind.viewers(in: $0.record) } ?? [] }
}
