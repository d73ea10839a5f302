import ConfigSchema
import LiveValues
import SceneModel
import SourceDiagnostics
import ThemeModel

extension StagedScene {
    /// A scene as its file has it, with its own values or with others; nil when errors stand in its way.
    typealias Look = @Sendable ([String: PropertyValues]?) -> StagedScene?

    /// The ways to look at a scene: as it is, and with each other choice of its kind's axes.
    ///
    /// Its time stands, so that all of them show the same.
    static func looks(at loaded: Project.LoadedScene, _ registry: ComponentRegistry, _ system: any FileSystem) -> [Look]
    {
        guard let scene = loaded.scene, let theme = loaded.theme else { return [] }
        let clock = ManualClock(scene.fixture?.clock ?? Timestamp(milliseconds: 0))
        let store = scene.kind.open(scene, at: clock.now, clock: clock)
        let files = PictureFiles(system, address: { $0.path }, sent: { $0.id })
        func look(_ axes: [String: String]) -> Look {
            { values in
                StagedScene(
                    scene: scene, theme: theme, registry: registry, device: scene.device,
                    view: SceneView(
                        scene: scene.id, theme: theme.id, mode: theme.defaultMode, device: scene.device.name,
                        locale: theme.catalog.vocabulary.firstLocale, viewer: scene.viewer, axes: axes),
                    store: store, values: values, files: files)
            }
        }
        let choices = scene.kind.choices(for: scene, on: scene.device)
        return [look([:])] + choices.flatMap { axis in axis.names.dropFirst().map { look([axis.axis.name: $0]) } }
    }
}
