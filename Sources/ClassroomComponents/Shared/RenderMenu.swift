import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// The pill of buttons at a pressed video window.
    ///
    /// ```yaml
    /// renderMenu: { backgroundColor: $systemComponentColor, cornerRadius: 16, shadow: $container }
    /// ```
    static let renderMenu = SharedConfiguration(
        "renderMenu", "The pill of buttons that a teacher opens by pressing a video window.",
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the pill."),
            .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the pill's corners."),
            .shadow("shadow", default: "$container", "Shadow of the pill."),
        ])
}
