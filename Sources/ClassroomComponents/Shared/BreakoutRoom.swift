import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// What a breakout room adds to the tool bar.
    ///
    /// ```yaml
    /// breakoutRoom:
    ///   help: { disabledImage: toolbar_disabled_help }
    /// ```
    static let breakoutRoom = SharedConfiguration(
        "breakoutRoom", "What a breakout room adds to the tool bar: the call for help.",
        PropertySpec.visibility + [
            .group(
                "help", "The button with which students ask the teacher into their group.",
                PropertySpec.visibility + [
                    .image(
                        "disabledImage", default: "toolbar_disabled_help",
                        "Icon outside of a group, where there is nobody to call.")
                ])
        ])
}
