import ConfigSchema
import SceneRendering

extension ToolCollection {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the cell and of its popups."),
            .length(
                "cellCornerRadius", default: "$roundContainerCornerRadius", "Radius of the cell's corners."),
            .length("windowCornerRadius", default: "$containerCornerRadius", "Radius of the popups' corners."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border."),
            .color("selectedColor", default: "$systemBrandColor", "Colour of what is in the hand, and of the focus."),
            .color(
                "selectedBackgroundColor", default: "$iconSelectedBackgroundColor",
                "Fill behind what is in the hand, and behind what the pointer is on."),
            .group(
                "label", "The size of texts, where it is shown as a figure.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel1Color", "Colour of the figure.", on: ["backgroundColor"]),
                    .font("font", default: "$font13", "Font of the figure."),
                ]),
            .group(
                "aids", "What the teacher can start; `cloudStorage` and `netlessBoard.save` are configured there.",
                PropertySpec.visibility + [
                    aid("vote", "The poll; its widget is configured as `poll`.", image: "ic_toolbox_vote"),
                    aid(
                        "countDown", "The countdown; its widget is configured as `counter`.",
                        image: "ic_toolbox_clock"),
                    aid(
                        "answerSheet", "The quiz; its widget is configured as `popupQuiz`.",
                        image: "ic_toolbox_answer"),
                    .group("cloudStorage", "The teacher's files.", PropertySpec.visibility),
                    .group("saveBoard", "The picture of the board.", PropertySpec.visibility),
                ]),
            .sepLine("The line between two cells, and between the parts of a popup."),
            .containerShadow("Shadow of the cell and of its popups."),
        ]

    private static func aid(_ key: String, _ summary: String, image: String) -> PropertySpec {
        .group(key, summary, PropertySpec.visibility + [.image("image", default: image, "Icon in the teacher's row.")])
    }
}
