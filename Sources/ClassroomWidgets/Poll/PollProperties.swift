import ConfigSchema
import SceneRendering

extension Poll {
    /// Upstream's keys with upstream's defaults, and those of our own, which say so.
    ///
    /// The colours of the button and of the options are constants upstream; here they are properties like the others.
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .moved("image", to: "toolCollection.aids.vote.image"),
            .color("backgroundColor", default: "$systemForegroundColor", "Fill of the card."),
            .color("headerBackgroundColor", default: "$systemBackgroundColor", "Fill of the line at the top."),
            .color("borderColor", default: "$systemDividerColor", "Line around the card."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the card."),
            .length("cornerRadius", default: "4", "Radius of the card's corners."),
            .shadow("shadow", default: "$container", "Shadow of the card."),
            .group(
                "sepLine", "The lines below the header and between options.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemDividerColor", "Colour of the lines.")
                ]),
            name, title, option, result, submit, AuthoringStyle.properties(),
        ]

    private static let name = PropertySpec.group(
        "name", "What the header says, with the kind of choice in brackets.",
        PropertySpec.visibility + [
            .text("text", default: nil, "The widget's name; the product's word when there is none."),
            .text("singleMode", default: nil, "The word for a single choice."),
            .text("multiMode", default: nil, "The word for several choices."),
            alignment("left", "Where the header's words stand."),
            .font(
                "font", default: "$font9",
                "Font of the header: the card grows from a phone's points with the content box."),
            .color("textColor", default: "$textLevel1Color", "Colour of the header.", on: ["headerBackgroundColor"]),
        ])

    private static let title = PropertySpec.group(
        "title", "The question.",
        PropertySpec.visibility + [
            alignment("left", "Where the question stands."),
            .font(
                "font", default: "$font9",
                "Font of the question: the card grows from a phone's points with the content box."),
            .color("textColor", default: "$textLevel1Color", "Colour of the question.", on: ["backgroundColor"]),
        ])

    private static let option = PropertySpec.group(
        "option", "An option that can be chosen.",
        PropertySpec.visibility + [
            .font(
                "font", default: "$font9",
                "Font of the options: the card grows from a phone's points with the content box."),
            .color("textColor", default: "$textLevel1Color", "Colour of the options.", on: ["backgroundColor"]),
            .image("singleCheckedImage", default: "poll_sin_checked", "Mark of the chosen one of several options.")
                .formerly("selectedSingleModeImage"),
            .image("singleUncheckedImage", default: "poll_sin_unchecked", "Mark of the others.")
                .formerly("unselectedSingleModeImage"),
            .image("multiCheckedImage", default: "poll_mul_checked", "Mark of a chosen option where several may be.")
                .formerly("selectedMultiModeImage"),
            .image("multiUncheckedImage", default: "poll_mul_unchecked", "Mark of an option that is not chosen.")
                .formerly("unselectedMultiModeImage"),
            alignment("left", "Where an option's words stand."),
            space("labelVerticalSpace", "5", "Above and below an option's text, in points."),
            space("labelLeftSpace", "37", "Left of an option's text, in points."),
            space("labelRightSpace", "15", "Right of an option's text, in points."),
        ])

    private static let result = PropertySpec.group(
        "result", "An option with its votes.",
        PropertySpec.visibility + [
            .font(
                "font", default: "$font9",
                "Font of the results: the card grows from a phone's points with the content box."),
            .color("textColor", default: "$textLevel1Color", "Colour of the results.", on: ["backgroundColor"]),
            alignment("left", "Where the options stand.", key: "titleAlignment").formerly("titleTextAlignment"),
            alignment("right", "Where the votes stand.", key: "resultAlignment").formerly("resultTextAlignment"),
            .color(
                "progressTrackTintColor", default: "$systemBackgroundColor", "The whole of a bar: #F9F9FC when light."),
            .color("progressTintColor", default: "#0073FF", "The part of a bar that stands for the votes."),
            space("labelHorizontalSpace", "15", "Left and right of a result, in points."),
            space("labelVerticalSpace", "15", "Above and below a result's text, in points."),
            space("labelWidth", "50", "Width of the votes, in points."),
        ])

    private static let submit = PropertySpec.group(
        "submit", "The button that sends the choice.",
        PropertySpec.visibility + [
            .text("text", default: nil, "What it says; the product's word when there is none."),
            .font("font", default: "$font10", "Font of the button."),
            .color(
                "textColor", default: "$textContrastColor", "Colour of the button's word.",
                on: ["submit.backgroundColor"]),
            .length("cornerRadius", default: "11", "Radius of the button's corners."),
            .color("backgroundColor", default: "$systemBrandColor", "Fill once something is chosen. Of our own."),
            .color("disabledBackgroundColor", default: "#C0D6FF", "Fill until something is chosen. Of our own."),
        ])

    private static func space(_ key: String, _ points: String, _ summary: String) -> PropertySpec {
        .number(key, in: 0...100, default: points, summary)
    }

    private static func alignment(_ side: String, _ summary: String, key: String = "textAlignment") -> PropertySpec {
        .enumeration(
            key,
            [
                EnumerationCase("left", "At the left."), EnumerationCase("center", "In the middle."),
                EnumerationCase("right", "At the right."),
            ], default: side, summary)
    }
}
