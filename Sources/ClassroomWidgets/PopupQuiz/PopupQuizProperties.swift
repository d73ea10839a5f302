import ConfigSchema
import SceneRendering

extension PopupQuiz {
    /// The configuration, under upstream's keys; `editor` is ours.
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .moved("image", to: "toolCollection.aids.answerSheet.image"),
            .color("backgroundColor", default: "$systemForegroundColor", "Fill."),
            .color("headerBackgroundColor", default: "$systemBackgroundColor", "Fill of the header."),
            .color("boardColor", default: "$systemDividerColor", "Colour of the border."),
            .length("boardWidth", default: "1", "Width of the border."),
            // Upstream's client draws 6, whatever this says.
            .length("cornerRadius", default: "4", "Radius of the corners."),
            .group(
                "sepLine", "The line below the header.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemDividerColor", "Colour of the line.")
                ]),
            .shadow("shadow", default: "$container", "Shadow of the quiz."),
            .group(
                "name", "The name in the header.",
                PropertySpec.visibility + [
                    .text("text", default: nil, "The name; the product's by default."),
                    alignment("left", "Where in its half the name stands."),
                    .font(
                        "font", default: "$font9",
                        "Font of the name: the card grows from a phone's points with the content box."),
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of the name.", on: ["headerBackgroundColor"]),
                ]),
            .group(
                "time", "The time that has passed, in the header.",
                PropertySpec.visibility + [
                    alignment("left", "Where in its half the time stands."),
                    .font(
                        "font", default: "$font9",
                        "Font of the time: the card grows from a phone's points with the content box."),
                    .color(
                        "selectedTextColor", default: "$textLevel1Color",
                        "Colour of the time, but for an open quiz in which nothing is chosen.",
                        on: ["headerBackgroundColor"]),
                    .color(
                        "unselectedTextColor", default: "#677386", "Colour of the time while nothing is chosen.",
                        on: ["headerBackgroundColor"]),
                ]),
            option, submit, result, AuthoringStyle.properties(without: "placeholderColor"),
        ]

    private static let option = PropertySpec.group(
        "option", "An option.",
        PropertySpec.visibility + [
            .color("selectedBackgroundColor", default: "$systemBrandColor", "Fill of a chosen option."),
            .color("selectedBoardColor", default: "$systemBrandColor", "Border of a chosen option."),
            .color(
                "selectedTextColor", default: "$systemForegroundColor", "Text of a chosen option.",
                on: ["backgroundColor", "option.selectedBackgroundColor"]),
            .color("unselectedBackgroundColor", default: "$systemComponentColor", "Fill of any other option."),
            .color("unselectedBoardColor", default: "$systemDividerColor", "Border of any other option."),
            .color(
                "unselectedTextColor", default: "$textDisabledColor", "Text of any other option.",
                on: ["backgroundColor", "option.unselectedBackgroundColor"]),
            .color("disableBackgroundColor", default: "#C0D6FF", "Fill of a chosen option after submitting."),
            .color("disableBoardColor", default: "#C0D6FF", "Border of a chosen option after submitting."),
            .font("font", default: "$font12", "Font of an option."),
            alignment("center", "Where in its cell an option's text stands."),
            .length("boardWidth", default: "1", "Width of an option's border."),
            .length("cornerRadius", default: "8", "Radius of an option's corners."),
        ])

    private static let submit = PropertySpec.group(
        "submit", "The button.",
        PropertySpec.visibility + [
            .color("selectedBackgroundColor", default: "$systemBrandColor", "Fill while an answer can be submitted."),
            .color("selectedBoardColor", default: "$systemBrandColor", "Border while an answer can be submitted."),
            .color(
                "selectedTextColor", default: "$systemForegroundColor", "Text while an answer can be submitted.",
                on: ["backgroundColor", "submit.selectedBackgroundColor"]),
            .color("unselectedBackgroundColor", default: "#C0D6FF", "Fill while nothing is chosen."),
            .color("unselectedBoardColor", default: "#C0D6FF", "Border while nothing is chosen."),
            .color("unselectedTextColor", default: "$textContrastColor", "Text while nothing is chosen."),
            .color("changingBackgroundColor", default: "$systemComponentColor", "Fill after submitting."),
            .color("changingBoardColor", default: "$systemBrandColor", "Border after submitting."),
            .color(
                "changingTextColor", default: "$systemBrandColor", "Text after submitting.",
                on: ["backgroundColor", "submit.changingBackgroundColor"]),
            .length("boardWidth", default: "1", "Width of the button's border."),
            .length("cornerRadius", default: "11", "Radius of the button's corners."),
            .font("font", default: "$font10", "Font of the button."),
            .text("postText", default: nil, "The text that submits; the product's by default."),
            .text("changeText", default: nil, "The text that changes an answer; the product's by default."),
        ])

    private static let result = PropertySpec.group(
        "result", "The table after the end.",
        PropertySpec.visibility + [
            .font(
                "font", default: "$font9",
                "Font of the table: the card grows from a phone's points with the content box."),
            alignment("left", "Where the values stand."),
            .length("rowHeight", default: "19", "Height of a row."),
            .color("titleTextColor", default: "$textLevel3Color", "Colour of the titles.", on: ["backgroundColor"]),
            .color(
                "resultNormalTextColor", default: "$textLevel1Color", "Colour of the values.", on: ["backgroundColor"]),
            .color(
                "resultCorrectTextColor", default: "#0BAD69", "Colour of a right answer of one's own.",
                on: ["backgroundColor"]),
            .color(
                "resultIncorrectTextColor", default: "#F04C36", "Colour of a wrong or missing answer of one's own.",
                on: ["backgroundColor"]),
            .text("submissionTitle", default: nil, "Title of the number of answers; the product's by default."),
            .text("accuracyTitle", default: nil, "Title of the share of right answers; the product's by default."),
            .text("correctTitle", default: nil, "Title of the right answer; the product's by default."),
            .text("myAnswerTitle", default: nil, "Title of one's own answer; the product's by default."),
        ])

    /// Where a text stands in its line; nothing depends on the direction of writing.
    private static func alignment(_ side: String, _ summary: String, line: Int = #line) -> PropertySpec {
        .enumeration(
            "textAlignment",
            [
                EnumerationCase("left", "At the left."), EnumerationCase("center", "In the middle."),
                EnumerationCase("right", "At the right."),
            ], default: side, summary, line: line)
    }
}
