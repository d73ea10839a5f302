import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// The screens that people share; their windows are drawn by the widget `streamWindow`.
    ///
    /// ```yaml
    /// screenShare: { enable: false }   # cameras still have windows over the board
    /// ```
    static let screenShare = SharedConfiguration(
        "screenShare", "The windows of shared screens, which lie below all others over the board.",
        PropertySpec.visibility + [
            .color(
                "backgroundColor", default: "$systemForegroundColor", "Fill, where the screen does not reach.")
        ])
}
