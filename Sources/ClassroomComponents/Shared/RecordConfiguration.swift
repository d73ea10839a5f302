import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// How recording shows in the state bar.
    ///
    /// ```yaml
    /// record:
    ///   recordingState: { backgroundColor: $systemErrorColor, textColor: $textLevel1Color, textFont: $font9 }
    /// ```
    static let record = SharedConfiguration(
        "record", "What everybody sees in the state bar while the class is recorded.",
        PropertySpec.visibility + [
            .color(
                "backgroundColor", default: "clear", "Colour behind dot and label, over the state bar; clear upstream."),
            .image(
                "image", default: nil,
                "Picture before the label instead of the dot; upstream names `ic_toolbox_record`, which it lacks."),
            .group(
                "recordingState", "The dot and the label in the state bar, drawn only while recording runs.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemErrorColor", "Colour of the dot."),
                    .length(
                        "cornerRadius", default: "$containerCornerRadius",
                        "Radius of the dot's corners; from half its size of 6 on, it is round."),
                    .color(
                        "textColor", default: "$textLevel1Color",
                        "Colour of the label, which stands on the state bar.", on: ["backgroundColor"]),
                    .font("textFont", default: "$font9", "Font of the label."),
                ]),
        ], shownIn: StateBar.name,
        examples: [
            example("While the class is recorded", contains: ["class=\"recording\"", "Recording..."]),
            example(
                "A picture instead of the dot", "image: window_reward",
                contains: ["recording has-image", "icon-record-image"]),
            example("Hidden", "recordingState: { visible: false }", lacks: ["Recording"]),
            ComponentExample(
                "A colour under another name", configuration: "recordingState: { textColour: white }",
                fixture: fixture, viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
        ])

    private static func example(
        _ title: String, _ configuration: String = "", contains: [String] = [], lacks: [String] = [], line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, configuration: configuration, fixture: fixture, viewer: "lin", frame: frame,
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }

    private static let frame = "left: 0\ntop: 0\nwidth: 560\nheight: 20"

    private static let fixture = """
        clock: 2026-03-02T09:12:00Z
        room: { uuid: r, name: Physics 7B, class: { state: during, startTime: -12m }, recording: started }
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]
        """
}
