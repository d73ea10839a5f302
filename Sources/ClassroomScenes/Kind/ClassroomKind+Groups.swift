import ClassroomContexts
public import ConfigSchema
public import LiveValues
public import SceneModel
import SourceDiagnostics
public import ThemeModel

extension ClassroomKind {
    /// The type of scenes that show a discussion group.
    static let groupType = "subRoom"

    /// The key that names the scene of somebody who is in a group.
    static let groupScene = PropertySpec(
        "subRoom", .string, "The scene, of the type `subRoom`, that whoever is in a discussion group sees.")

    /// What `subRoom` says; nothing lies inside a group.
    public func innerScene(of scene: Scene) -> ConfigValue? {
        scene.type == Self.groupType ? nil : scene.values(Self.groupScene.key).first
    }

    /// Discussion groups, of which components share it.
    public var innerConfiguration: String? { "breakoutRoom" }

    /// Upstream shows nothing in a group whose room is not visible.
    public func hides(_ scene: Scene, with values: [String: PropertyValues]) -> Bool {
        scene.type == Self.groupType && innerConfiguration.flatMap { values[$0]?.boolean("visible") } == false
    }

    /// Whether a user is in a discussion group.
    public func isInside(_ viewer: String, in store: any LiveStore) -> Bool {
        ContextPool(store.classroom, localUser: viewer).group.getSubRoom(of: viewer) != nil
    }
}
