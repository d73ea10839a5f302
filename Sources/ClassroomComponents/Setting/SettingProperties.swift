import ConfigSchema
import SceneRendering

extension Setting {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the panel."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the panel's corners."),
            .containerShadow("Shadow of the panel."),
            .sepLine("The line between the camera's rows and the others."),
            .group(
                "share",
                "The row that opens the room's link, where the widget `sharingLink` is registered. Of our own.",
                PropertySpec.visibility + [
                    .color(
                        "titleColor", default: "$textLevel1Color", "Colour of its name and of the link.",
                        on: ["backgroundColor"]),
                    .font("titleFont", default: "$font12", "Font of its name."),
                    .image("image", default: "fcr_setting_arrow", "Arrow at the end of the row."),
                    .font("linkFont", default: "$font17", "Font of the link."),
                ]),
            device("camera", "The camera's row and, below it, its direction.", also: [direction]),
            device("microphone", "The microphone's row."),
            device("speaker", "The loudspeaker's row."),
            .group(
                "exit", "The button that leaves the classroom.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemBrandColor", "Fill of the button."),
                    .length("cornerRadius", default: "$containerCornerRadius", "Radius of the button's corners."),
                    .color(
                        "titleColor", default: "$textContrastColor", "Colour of the button's words.",
                        on: ["exit.backgroundColor"]),
                    .font("titleFont", default: "$font12", "Font of the button's words."),
                ]),
        ]

    private static func device(_ key: String, _ summary: String, also more: [PropertySpec] = []) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .color("tintColor", default: "$systemBrandColor", "Colour of the switch while the device is open."),
                .group(
                    "title", "The device's name.",
                    PropertySpec.visibility + [
                        .color(
                            "color", default: "$textLevel1Color", "Colour of the device's name.",
                            on: ["backgroundColor"]),
                        .font("font", default: "$font12", "Font of the device's name."),
                    ]),
            ] + more)
    }

    private static let direction = PropertySpec.group(
        "direction", "The choice between the front and the back camera.",
        PropertySpec.visibility + [
            .color("titleColor", default: "$textLevel3Color", "Colour of the row's name.", on: ["backgroundColor"]),
            .color(
                "normalBackgroundColor", default: "$iconNormalBackgroundColor @ 10%",
                "Fill of the camera that is not chosen."),
            .color(
                "normalLabelColor", default: "$textLevel2Color", "Words of the camera that is not chosen.",
                on: ["backgroundColor", "camera.direction.normalBackgroundColor"]),
            .color(
                "selectedBackgroundColor", default: "$systemBrandColor", "Fill of the camera that is chosen."),
            .color(
                "selectedLabelColor", default: "$textContrastColor", "Words of the camera that is chosen.",
                on: ["backgroundColor", "camera.direction.selectedBackgroundColor"]),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of both buttons' corners."),
            .font("font", default: "$font12", "Font of the row."),
        ])
}
