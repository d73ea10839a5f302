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
                        "enabledImage", default: "toolbar_enabled_help",
                        "Icon in a group to which the teacher can come."),
                    .image(
                        "disabledImage", default: "toolbar_disabled_help",
                        "Icon in a group where the teacher is already, and outside of groups, where nobody is called."),
                ])
        ], shownIn: ToolBar.name,
        examples: [
            ComponentExample(
                "Outside of a group", surroundings: help, fixture: pupil(), viewer: "chen",
                expect: .markup(contains: ["icon-breakoutRoom-help-disabledImage", "disabled"])),
            ComponentExample(
                "In a group", surroundings: help, fixture: pupil() + "\n" + group, viewer: "chen",
                expect: .markup(contains: ["icon-breakoutRoom-help-enabledImage", #"data-action="help""#])),
            ComponentExample(
                "Without help", configuration: "help: { enable: false }", surroundings: help, fixture: pupil(),
                viewer: "chen", expect: .markup(contains: ["toolBar"], lacks: ["icon-breakoutRoom"])),
            ComponentExample(
                "An image under another name", configuration: "help: { image: toolbar_disabled_help }",
                fixture: pupil(), viewer: "chen", expect: .findings(["config.unknown-key"])),
        ])

    private static let group = "groups:\n  - { uuid: optics, name: Optics, users: [chen] }\n"

    private static let help = "toolBar: { buttons: { student: [setting, help] } }"
}
