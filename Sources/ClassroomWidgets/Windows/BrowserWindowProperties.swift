import ConfigSchema
import SceneRendering

extension BrowserWindow {
    /// The configuration, under upstream's keys; `page` is ours.
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill."),
            .color("headerBackgroundColor", default: "$iconSelectedBackgroundColor", "Fill of the header."),
            .color("boardColor", default: "$systemDividerColor", "Colour of the border."),
            .length("boardWidth", default: "$borderWidth", "Width of the border."),
            .length("cornerRadius", default: "4", "Radius of the corners."),
            .shadow("shadow", default: "$container", "Shadow of the window."),
            .group(
                "sepLine", "The line below the header.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemDividerColor", "Colour of the line.")
                ]),
            .group(
                "name", "The title in the header.",
                PropertySpec.visibility + [
                    .text("text", default: nil, "What it says; the product's words when there is none."),
                    .font("font", default: "$font12", "Font of the title."),
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of the title.",
                        on: ["headerBackgroundColor"]),
                ]),
            button("refresh", "webview_refresh", "The button that loads the page again."),
            button("scale", "webview_scale", "The button that lets the window fill the area, or stand as before."),
            button("close", "webview_close", "The button that closes the window for everybody."),
            .group(
                "page", "What stands in for the page, which the preview does not load. Of our own.",
                [
                    .font("hostFont", default: "$font14", "Font of the page's host."),
                    .font("font", default: "$font10", "Font of the address."),
                    .color("hostColor", default: "$textLevel1Color", "Colour of the host.", on: ["backgroundColor"]),
                    .color("textColor", default: "$textLevel2Color", "Colour of the rest.", on: ["backgroundColor"]),
                    .color("accentColor", default: "$systemBrandColor", "The line that runs while it loads."),
                ]),
        ]

    private static func button(
        _ key: String, _ image: String, _ summary: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [.image("image", default: image, "Picture of the button.", line: line)],
            line: line)
    }

    static let strings: [String: [String: String]] = [
        "fcr_online_courseware_label_online_courseware": ["en": "Online courseware", "zh-Hans": "在线课件"],
        "diorama_media_player": ["en": "Media player", "zh-Hans": "媒体播放器"],
        "diorama_window_refresh": ["en": "Load the page again", "zh-Hans": "刷新页面"],
        "diorama_window_enlarge": ["en": "Fill the whiteboard", "zh-Hans": "铺满白板"],
        "diorama_window_restore": ["en": "Back to its own size", "zh-Hans": "还原窗口"],
        "diorama_window_close": ["en": "Close the window for everybody", "zh-Hans": "为所有人关闭窗口"],
        "diorama_window_not_loaded": [
            "en": "The preview does not load pages.", "zh-Hans": "预览不会加载网页。",
        ],
    ]

    /// The rules for a widget's configuration, whose name is the window's class.
    static func styleSheet(of name: String) -> String { template.replacing("@", with: name) }

    // `@` stands for the configuration's name.
    private static let template = """
        .@ { position: relative; width: 100%; height: 100%; display: flex; flex-direction: column; overflow: hidden;
          border-radius: var(--@-cornerRadius); background: var(--@-backgroundColor); box-shadow: var(--@-shadow); }
        .@::after { content: ""; position: absolute; inset: 0; pointer-events: none; border-radius: inherit;
          border: var(--@-boardWidth) solid var(--@-boardColor); }
        .@ .bar { position: relative; flex: none; display: flex; align-items: center; gap: 12px; height: 26px;
          padding: 0 15px; background: var(--@-headerBackgroundColor); }
        .@ .bar.has-line::after { content: ""; position: absolute; inset: auto 0 0; height: 1px;
          background: var(--@-sepLine-backgroundColor); }
        .@ .name { flex: 1; min-width: 0; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          color: var(--@-name-textColor); font: var(--@-name-font); }
        .@ .button { flex: none; width: 20px; height: 20px; margin: 0; padding: 0; border: 0; border-radius: 4px;
          background: none; cursor: pointer; transition: background-color 150ms; }
        .@ .button[hidden] { display: none; }
        .@ .button:first-of-type { margin-inline-start: auto; }
        .@ .button .icon { display: block; width: 20px; height: 20px; }
        .@ .button:hover { background: color-mix(in srgb, var(--@-name-textColor) 10%, transparent); }
        .@ .button:disabled { opacity: .4; background: none; cursor: default; }
        .@ .button:focus-visible { outline: 2px solid var(--@-page-accentColor); outline-offset: 1px; }
        .@ .page { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column;
          align-items: center; justify-content: center; gap: 2px; padding: 12px 24px; overflow: hidden;
          color: var(--@-page-textColor); font: var(--@-page-font); text-align: center;
          background: linear-gradient(color-mix(in srgb, var(--@-page-accentColor) 5%, transparent), transparent 60%); }
        .@ .page p { flex: none; max-width: 100%; margin: 0; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; }
        .@ .host { color: var(--@-page-hostColor); font: var(--@-page-hostFont); font-weight: 600; }
        .@ .note { margin-top: 8px !important; opacity: .85; }
        .@ .glyph { position: relative; flex: none; width: 36px; height: 26px; margin-bottom: 8px; border-radius: 5px;
          border: 1.5px solid color-mix(in srgb, var(--@-page-accentColor) 70%, transparent);
          background: linear-gradient(color-mix(in srgb, var(--@-page-accentColor) 22%, transparent) 7px, transparent 0); }
        .mediaPlayer .glyph::after { content: ""; position: absolute; left: 13px; top: 9px;
          border: solid transparent; border-width: 5px 0 5px 8px; border-left-color: var(--@-page-accentColor); }
        .@ .progress { position: absolute; inset: 0 0 auto; height: 2px; background: var(--@-page-accentColor);
          transform-origin: left; animation: @-progress 0.8s ease-out forwards; }
        @keyframes @-progress { from { transform: scaleX(0); } 70% { transform: none; opacity: 1; }
          to { opacity: 0; } }
        @media (prefers-reduced-motion: reduce) { .@ .progress { animation-duration: 1ms; } .@ .button { transition: none; } }
        """
}
