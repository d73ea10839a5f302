import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// How short messages look that come and go by themselves.
    ///
    /// ```yaml
    /// toast:
    ///   safeBackgroundColor: $systemSafeColor
    ///   label: { color: $textContrastColor, font: $font14 }
    /// ```
    static let toast = SharedConfiguration(
        "toast", "The short message above everything that goes away by itself.",
        PropertySpec.visibility + [
            .color("backgroundColor", default: "clear", "Colour around the message."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the message's corners."),
            .containerShadow("Shadow of the message."),
            .color("safeBackgroundColor", default: "$systemSafeColor", "Colour behind a notice."),
            .color("warningBackgroundColor", default: "$systemWarningColor", "Colour behind a warning."),
            .color("errorBackgroundColor", default: "$systemErrorColor", "Colour behind an error."),
            .image("noticeImage", default: "toast_notice", "Picture before a notice."),
            .image("warningImage", default: "toast_warning", "Picture before a warning."),
            .image("errorImage", default: "toast_warning", "Picture before an error."),
            .group(
                "label", "The text.",
                PropertySpec.visibility + [
                    .color(
                        "color", default: "$textContrastColor", "Colour of the text on all three backgrounds.",
                        on: ["safeBackgroundColor"], orOn: [["warningBackgroundColor"], ["errorBackgroundColor"]]),
                    .font("font", default: "$font14", "Font of the text."),
                ]),
        ],
        // The elements that `toasts.js` makes.
        message: .fragment(
            [("notice", "You are on stage now."), ("warning", "The class ends soon."), ("error", "You are muted.")].map
            {
                kind, words in
                .element(
                    .div, .class("d-toast"), .data("kind", kind),
                    children: [
                        .element(.span, .class("icon icon-toast-\(kind)Image")),
                        .element(.span, .class("d-words"), text: words),
                    ])
            }),
        // No wider than upstream's, and below the top of the device.
        styleSheet: """
            .scene .d-toast { display: var(--toast-enable, var(--toast-visible, flex)); gap: 8px; align-items: center;
              max-width: min(560px, 90%); max-height: 116px; overflow: hidden; padding: 8px 14px 8px 10px;
              border-radius: var(--toast-cornerRadius, 6px); background: var(--toast-safeBackgroundColor, CanvasText);
              box-shadow: var(--toast-shadow, none); outline: 4px solid var(--toast-backgroundColor, transparent);
              color: var(--toast-label-color, Canvas); font: var(--toast-label-font, 14px/20px sans-serif);
              overflow-wrap: anywhere; }
            .scene .d-toast[data-kind="warning"] { background: var(--toast-warningBackgroundColor, CanvasText); }
            .scene .d-toast[data-kind="error"] { background: var(--toast-errorBackgroundColor, CanvasText); }
            .scene .d-toast .d-words { display: var(--toast-label-enable, var(--toast-label-visible, inline)); }
            .scene .d-toast .icon { display: inline-block; width: 16px; height: 16px; font-size: 16px; }
            .scene.over:has(> .d-toast) { align-content: start; padding-top: 16px; }

            """)
}
