import ConfigSchema
import SceneRendering

extension CdnPlayer {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            // Upstream takes the look of big windows.
            .color("backgroundColor", default: "$systemComponentColor", "Fill, behind the picture."),
            .length("cornerRadius", default: "$windowCornerRadius", "Radius of the corners."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .group(
                "placeholder", "What stands in for the picture before the class, after it, and when it does not come.",
                PropertySpec.visibility + [
                    .image("image", default: "window_no_user", "Icon above the words."),
                    .color("color", default: "$textLevel2Color", "Colour of the words.", on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the words."),
                ]),
            .group(
                "bar", "The line at the picture's foot: where it comes from, how far it is behind, and its time.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "black @ 55%", "Fill of the line."),
                    .color(
                        "color", default: "white", "Colour of the words.",
                        on: ["bar.backgroundColor"], orOn: [["bar.failedColor"]]),
                    .font("font", default: "$font12", "Font of the words."),
                    // White can be read on it in both modes.
                    .color(
                        "failedColor", default: "#CC3B32",
                        "Fill of the words that say that nothing comes."),
                ]),
            .group(
                "progress", "How far a film is.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "white @ 30%", "Colour of what lies ahead."),
                    .color("color", default: "$systemBrandColor", "Colour of what has been played."),
                ]),
        ]
}
