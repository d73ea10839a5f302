import ConfigSchema
import HomeScreenModel
public import LiveValues
public import SceneModel

extension HomeScreenKind {
    /// The scene whose class the telephone's widgets read by `room`.
    public func neighbour(of scene: Scene) -> String? { scene.fixture?.record["class"]?.stringValue }

    /// Tells widgets what the class has at the paths that they read.
    public func show(_ neighbour: NeighbourStore, to store: any LiveStore) {
        store.phone?.look(into: { neighbour.value(at: $0) }, of: neighbour.scene)
    }
}
