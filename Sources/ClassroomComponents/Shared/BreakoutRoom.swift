import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// What a breakout room adds to the tool bar.
    ///
    /// ```yaml
    /// breakoutRoom:
    ///   help: { enabledImage: toolbar_enabled_help, disabledImage: toolbar_disabled_help }
    /// ```
    static let breakoutRoom = SharedConfiguration(
        "breakoutRoom", "What a breakout room adds to the tool bar: the call for help.",
        PropertySpec.visibility + [
            .group(
                "help", "The button with which students ask the teacher into their group.",
                PropertySpec.visibility + [
                    .image("enabledImage", default: "toolbar_enabled_help", "Icon while help can be called."),
                    .image(
                        "disabledImage", default: "toolbar_disabled_help",
                        "Icon while it cannot: outside a group, or with the teacher already there."),
                ])
        ])
}
