import ComponentLibrary
public import SceneRendering
import WidgetLibrary

/// Everything that scenes of this package may use: what Diorama ships, and ours.
public enum NoiseRegistry {
    /// Builds the registry; fails when one of our names is taken.
    public static func registry() throws(ComponentRegistry.NameClash) -> ComponentRegistry {
        try ComponentRegistry(
            BuiltInComponents.all + [NoiseLevel.self], shared: BuiltInComponents.shared,
            widgets: BuiltInWidgets.all + [NoiseMeter.self], others: BuiltInWidgets.others)
    }
}
