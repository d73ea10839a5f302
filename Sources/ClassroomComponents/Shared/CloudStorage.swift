import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// The teacher's files, as the tool collection offers them.
    ///
    /// ```yaml
    /// cloudStorage: { image: toolcollection_enabled_cloud }
    /// ```
    static let cloudStorage = SharedConfiguration(
        "cloudStorage", "The teacher's files, which the tool collection offers where their widget is registered.",
        PropertySpec.visibility + [
            .image("image", default: "toolcollection_enabled_cloud", "Icon in the tool collection.")
        ])
}
