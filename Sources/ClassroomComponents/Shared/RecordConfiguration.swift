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
        ])
}
