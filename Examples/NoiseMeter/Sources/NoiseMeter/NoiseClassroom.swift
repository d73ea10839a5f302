import ClassroomComponents
public import ClassroomScenes
import ClassroomWidgets
public import SceneRendering

/// The classroom of this package: what Diorama ships, and ours.
public enum NoiseClassroom {
    /// Puts it together; fails when one of our names is taken.
    public static func kind() throws(ComponentRegistry.NameClash) -> ClassroomKind {
        try ClassroomKind(
            BuiltInComponents.all + [NoiseLevel.self], shared: BuiltInComponents.shared,
            widgets: BuiltInWidgets.all + [NoiseMeter.self], others: BuiltInWidgets.others, startingFiles: .classroom)
    }

    /// A registry of this one kind, for tests of its examples.
    public static func registry() throws(ComponentRegistry.NameClash) -> ComponentRegistry {
        try ComponentRegistry(kind())
    }
}
