import ConfigSchema
import SceneRendering

/// The look that the cards have in common in which a teacher or an assistant prepares and watches a widget.
///
/// A widget puts ``properties(without:)`` among its own and ``rules(of:)`` into its style sheet, and draws an ``AuthoringCard``.
enum AuthoringStyle {
    /// The group `editor` of a widget's configuration.
    ///
    /// - Parameter keys: What the widget's card has no use for, such as the colour of empty fields.
    /// - Returns: The group.
    static func properties(without keys: String...) -> PropertySpec {
        .group(
            "editor", "The larger card of teachers and assistants. Of our own: upstream's native clients have none.",
            members.filter { !keys.contains($0.key) })
    }

    private static let members: [PropertySpec] =
        [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the card."),
            .color("headerBackgroundColor", default: "$systemBackgroundColor", "Fill of the line at the top."),
            .color("lineColor", default: "$systemDividerColor", "Lines around the card and between its parts."),
            .length("cornerRadius", default: "$alertCornerRadius", "Radius of the card's corners."),
            .font("titleFont", default: "$font13", "Font of what is asked."),
            .font("font", default: "$font12", "Font of fields, buttons and results."),
            .font("labelFont", default: "$font10", "Font of labels and hints."),
            .color("textColor", default: "$textLevel1Color", "What is written.", on: ["editor.backgroundColor"]),
            .color("labelColor", default: "$textLevel2Color", "Labels and hints.", on: ["editor.backgroundColor"]),
            .color("fieldColor", default: "$systemBackgroundColor", "Fill of fields."),
            .color("fieldLineColor", default: "$textDisabledColor", "Line around fields."),
            .color(
                "placeholderColor", default: "$textLevel3Color", "What an empty field says.",
                on: ["editor.backgroundColor", "editor.fieldColor"]),
            .color("accentColor", default: "$systemBrandColor", "Bars, focus rings and the main button."),
            .color("disabledColor", default: "$textDisabledColor @ 40%", "The main button while it has nothing to do."),
            .color("stateColor", default: "$systemSafeColor", "The sign that something is in progress."),
            .color("faultColor", default: "$systemErrorColor", "The signs that something is wrong, and that it stops."),
            .color(
                "buttonTextColor", default: "$textContrastColor", "Words of the main button.",
                on: ["editor.accentColor"]),
        ]

    /// The rules for the card of a widget's configuration, whose class is `<name>-author`.
    static func rules(of name: String) -> String {
        template.replacing("@-", with: name + "-")
    }

    // `@-` stands for the configuration's name.
    private static let template = """
        .@-author { position: relative; width: 100%; height: 100%; min-width: 0; display: flex; flex-direction: column;
          overflow: hidden; border-radius: var(--@-editor-cornerRadius); background: var(--@-editor-backgroundColor);
          box-shadow: 0 0 0 1px var(--@-editor-lineColor), var(--@-shadow); color: var(--@-editor-textColor);
          font: var(--@-editor-font); text-align: start; }
        .@-author .a-header { flex: none; display: flex; align-items: center; gap: 8px; height: 34px;
          padding: 0 8px 0 16px; border-bottom: 1px solid var(--@-editor-lineColor);
          background: var(--@-editor-headerBackgroundColor); }
        .@-author .a-header h2 { flex: 1; min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis;
          white-space: pre; font: var(--@-editor-font); font-weight: 600; }
        .@-author .a-state { display: inline-flex; align-items: center; gap: 6px; margin-inline-end: 8px;
          color: var(--@-editor-labelColor); font: var(--@-editor-labelFont); line-height: 17px; white-space: nowrap; }
        .@-author .a-state::before { content: ""; width: 7px; height: 7px; border-radius: 50%;
          background: var(--@-editor-fieldLineColor); }
        .@-author .a-state.is-on::before { background: var(--@-editor-stateColor);
          box-shadow: 0 0 0 3px color-mix(in srgb, var(--@-editor-stateColor) 22%, transparent); }
        .@-author .a-body { flex: 1; min-height: 0; overflow: hidden auto; padding: 12px 16px; scrollbar-width: thin; }
        .@-author .a-footer { flex: none; display: flex; align-items: center; justify-content: flex-end; gap: 8px;
          min-height: 48px; padding: 8px 16px; border-top: 1px solid var(--@-editor-lineColor); }
        .@-author .a-note { flex: 1; min-width: 0; margin: 0; color: var(--@-editor-labelColor);
          font: var(--@-editor-labelFont); overflow-wrap: anywhere; }
        .@-author .a-fault { position: relative; padding-inline-start: 18px; color: var(--@-editor-textColor); }
        .@-author .a-fault::before { content: "!"; position: absolute; inset: .05em auto auto 0; width: 12px;
          height: 12px; border-radius: 50%; background: var(--@-editor-faultColor); color: #fff;
          font: 700 9px/12px sans-serif; text-align: center; }

        .@-author .a-label { display: block; margin: 0 0 4px; color: var(--@-editor-labelColor);
          font: var(--@-editor-labelFont); }
        .@-author .a-field { width: 100%; height: 30px; margin: 0; padding: 0 10px; border-radius: 6px;
          border: 1px solid color-mix(in srgb, var(--@-editor-fieldLineColor) 55%, transparent);
          background: var(--@-editor-fieldColor); color: var(--@-editor-textColor); font: var(--@-editor-font);
          transition: border-color 150ms, box-shadow 150ms; }
        .@-author .a-field::placeholder { color: var(--@-editor-placeholderColor); opacity: 1; }
        .@-author .a-field:hover { border-color: var(--@-editor-fieldLineColor); }
        .@-author .a-field:focus { border-color: var(--@-editor-accentColor); outline: none;
          box-shadow: 0 0 0 3px color-mix(in srgb, var(--@-editor-accentColor) 24%, transparent); }
        .@-author:invalid .a-field[aria-invalid="true"] { border-color: var(--@-editor-faultColor); }

        .@-author .a-button { flex: none; min-width: 76px; height: 30px; margin: 0; padding: 0 14px;
          border: 1px solid transparent; border-radius: 15px; font: var(--@-editor-font); font-weight: 600;
          white-space: nowrap; cursor: pointer; transition: background-color 150ms, border-color 150ms, filter 150ms; }
        .@-author .a-main { background: var(--@-editor-accentColor); color: var(--@-editor-buttonTextColor); }
        .@-author .a-main:hover { filter: brightness(1.07); }
        .@-author .a-main:active, .@-author .a-plain:active { filter: brightness(.93); }
        .@-author .a-main:disabled { background: var(--@-editor-disabledColor); color: var(--@-editor-labelColor);
          cursor: default; filter: none; }
        .@-author .a-plain { border-color: color-mix(in srgb, var(--@-editor-fieldLineColor) 70%, transparent);
          background: none; color: var(--@-editor-textColor); }
        .@-author .a-plain:hover { background: var(--@-editor-fieldColor); }
        .@-author .a-stop::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-inline-end: 8px;
          border-radius: 2px; background: var(--@-editor-faultColor); }

        .@-author .a-icon { flex: none; position: relative; width: 26px; height: 26px; margin: 0; padding: 0; border: 0;
          border-radius: 50%; background: none; color: var(--@-editor-labelColor); cursor: pointer;
          transition: background-color 150ms; }
        .@-author .a-icon:hover { background: color-mix(in srgb, var(--@-editor-labelColor) 14%, transparent); }
        .@-author .a-icon:disabled { opacity: .35; background: none; cursor: default; }
        .@-author :is(.a-minus, .a-plus, .a-close)::before, .@-author :is(.a-plus, .a-close)::after { content: "";
          position: absolute; inset: calc(50% - .75px) 0 auto; width: 11px; height: 1.5px; margin: 0 auto;
          border-radius: 1px; background: currentcolor; }
        .@-author .a-plus::after { rotate: 90deg; }
        .@-author .a-close::before { rotate: 45deg; }
        .@-author .a-close::after { rotate: -45deg; }

        .@-author .a-choice { display: inline-flex; flex: none; padding: 2px; border-radius: 13px;
          background: color-mix(in srgb, var(--@-editor-labelColor) 12%, transparent); }
        .@-author .a-choice label { position: relative; cursor: pointer; }
        .@-author .a-choice input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
          cursor: pointer; }
        .@-author .a-choice span { display: block; padding: 0 10px; border-radius: 11px; color: var(--@-editor-labelColor);
          font: var(--@-editor-labelFont); line-height: 22px; white-space: nowrap; transition: background-color 150ms; }
        .@-author .a-choice :checked + span { background: var(--@-editor-backgroundColor);
          color: var(--@-editor-textColor); font-weight: 600; box-shadow: 0 1px 2px rgb(0 0 0 / .16); }
        .@-author :is(button, .a-choice input):focus-visible { outline: none; }
        .@-author .a-body:focus-visible { outline: 2px solid var(--@-editor-accentColor); outline-offset: -3px; }
        .@-author button:focus-visible, .@-author .a-choice input:focus-visible + span {
          outline: 2px solid var(--@-editor-accentColor); outline-offset: 2px; }
        @media (forced-colors: active) {
          .@-author :is(.a-minus, .a-plus, .a-close, .a-stop)::before, .@-author :is(.a-plus, .a-close)::after {
            background: ButtonText; }
          .@-author .a-state::before { background: GrayText; }
          .@-author .a-state.is-on::before { background: Highlight; }
        }
        @media (prefers-reduced-motion: reduce) { .@-author * { transition: none !important; } }
        """
}
