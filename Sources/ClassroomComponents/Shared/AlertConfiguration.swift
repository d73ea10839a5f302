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
                .element(.button, text: "Confirm"),
            ]),
        styleSheet: """
            .scene .d-alert { box-sizing: border-box; width: 270px; overflow: hidden; border: 0; padding: 0;
              border-radius: var(--alert-cornerRadius, 12px); background: var(--alert-backgroundColor, Canvas);
              box-shadow: var(--alert-shadow, none); text-align: center; }
            .scene .d-alert h2 { margin: 20px 20px 6px; color: var(--alert-title-color, CanvasText);
              font: var(--alert-title-font, 17px sans-serif); }
            .scene .d-alert p { margin: 0 20px 20px; color: var(--alert-message-normalColor, CanvasText);
              font: var(--alert-message-font, 13px sans-serif); }
            .scene .d-alert button { display: var(--alert-button-enable, var(--alert-button-visible, block));
              width: 100%; height: 44px; margin: 0; border: 0; background: none;
              border-top: 1px solid var(--alert-sepLine-backgroundColor, currentcolor);
              color: var(--alert-button-normalTitleColor, LinkText);
              font: var(--alert-button-font, 17px sans-serif); }
            .scene.over:has(> .d-alert) { place-content: center; background: rgb(0 0 0 / .38); }

            """)
}
