import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// The button with which students raise their hand, in the tool bar.
    ///
    /// ```yaml
    /// raiseHand:
    ///   backgroundColor: $systemBrandColor   # behind the countdown
    ///   normalImage: toolbar_unselected_wave_hands
    ///   tipView: { textColor: $textLevel1Color }
    /// ```
    static let raiseHand = SharedConfiguration(
        "raiseHand", "The button with which students raise their hand, its countdown and its tip.",
        PropertySpec.visibility + [
            .color(
                "backgroundColor", default: "$systemBrandColor", "Fill of the button while the countdown runs."),
            .image(
                "normalImage", default: "toolbar_unselected_wave_hands", "Icon of the button while the hand is down."),
            .image(
                "popOverImage", default: "toolbar_handsup_remind_popover", "Speech box of the tip."),
            .color(
                "textColor", default: "$textContrastColor", "Colour of the countdown's figure.", on: ["backgroundColor"]
            ),
            .font("font", default: "$font13", "Font of the countdown's figure."),
            .group(
                "tipView", "The words in the tip beside the button.",
                PropertySpec.visibility + [
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of the tip's words.", on: ["popOverImage"]),
                    .font("font", default: "$font12", "Font of the tip's words."),
                ]),
            .shadow("shadow", default: "$container", "Shadow of the tip."),
        ], shownIn: ToolBar.name,
        examples: [
            ComponentExample(
                "A student may raise a hand", fixture: pupil(), viewer: "chen",
                expect: .markup(contains: [#"data-hold="wave""#, "icon-raiseHand-popOverImage"])),
            ComponentExample(
                "The hand is up", fixture: pupil(", handsWave: 10m"), viewer: "chen",
                expect: .markup(contains: ["tool wave is-waving"])),
            ComponentExample(
                "Without the tip", configuration: "tipView: { enable: false }", fixture: pupil(), viewer: "chen",
                expect: .markup(contains: ["wave"], lacks: ["icon-raiseHand-popOverImage"])),
            ComponentExample(
                "A colour under another name", configuration: "textColour: white", fixture: pupil(), viewer: "chen",
                expect: .findings(["config.unknown-key"])),
        ])

    /// A teacher and one student.
    static func pupil(_ more: String = "") -> String {
        """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student\(more) }
        """
    }
}
