import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// How questions look: the roster's removal dialog, leaving the class.
    ///
    /// ```yaml
    /// alert:
    ///   cornerRadius: $alertCornerRadius
    ///   button: { normalTitleColor: $textEnabledColor, font: $font17 }
    /// ```
    static let alert = SharedConfiguration(
        "alert", "The box in which the product asks before it acts; without it, it acts at once.",
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Colour of the box."),
            .length("cornerRadius", default: "$alertCornerRadius", "Radius of the box's corners."),
            .length(
                "sideSpacing", default: "$alertSideSpacing", "Distance of title and text from the box's left and right."
            ),
            .containerShadow("Shadow of the box."),
            .sepLine("The lines above and between the buttons."),
            .group(
                "title", "The first line.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel1Color", "Colour of the title.", on: ["backgroundColor"]),
                    .font("font", default: "$font17", "Font of the title."),
                ]),
            .group(
                "message", "The text, or the options to choose from.",
                PropertySpec.visibility + [
                    .color(
                        "normalColor", default: "$textLevel2Color", "Colour of the text and of options not chosen.",
                        on: ["backgroundColor"]),
                    .color(
                        "selectedColor", default: "$textLevel1Color", "Colour of the chosen option.",
                        on: ["backgroundColor"]),
                    .image("checkedImage", default: "ic_alert_checked", "Mark of the chosen option."),
                    .image("uncheckedImage", default: "ic_alert_unchecked", "Mark of the other options."),
                    .font("font", default: "$font13", "Font of the text and the options."),
                ]),
            .group(
                "button", "The answers; without them, a press beside the box or the Escape key says no.",
                PropertySpec.visibility + [
                    .color(
                        "normalTitleColor", default: "$textEnabledColor", "Colour of the answers.",
                        on: ["backgroundColor"]),
                    .color(
                        "warningTitleColor", default: "$systemErrorColor",
                        "Colour of an answer that takes something from somebody. Of our own.", on: ["backgroundColor"]),
                    .font("font", default: "$font17", "Font of the answers."),
                ]),
        ],
        // The elements that `alerts.js` makes.
        message: .element(
            .div, .class("d-alert"),
            children: [
                .element(.h2, text: "Leave Class"), .element(.p, text: "Are you sure you want to quit the classroom?"),
                .element(.button, text: "Sure"),
            ]))
}
