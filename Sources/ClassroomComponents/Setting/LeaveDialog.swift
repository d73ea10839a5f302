import SceneRendering

/// The question before leaving, with the look of `alert`.
enum LeaveDialog {
    static func render(in context: RenderContext) -> HTMLNode {
        let titleID = context.partID("leave-title")
        let textID = context.partID("leave-text")
        return .element(
            .dialog, .id(context.partID("leave")), .class("dialog"), .aria("labelledby", titleID),
            .aria("describedby", textID), .configured(by: "/alert"),
            children: [
                .element(
                    .form, .performs("leave"),
                    children: [
                        .element(
                            .h2, .id(titleID), context.unseen("title"), .configured(by: "/alert.title"),
                            text: context.string("fcr_room_class_leave_class_title")),
                        .element(
                            .p, .id(textID), context.unseen("message"), .configured(by: "/alert.message"),
                            text: context.string("fcr_room_exit_warning")),
                        .element(
                            .div, .class(context.isShown("sepLine", of: "alert") ? "answers has-lines" : "answers"),
                            .configured(by: "/alert.button", "/alert.sepLine"),
                            children: [
                                .element(
                                    .button, .type("submit"), .value("cancel"),
                                    text: context.string("fcr_room_class_leave_cancel")),
                                .element(
                                    .button, .type("submit"), .value("sure"),
                                    text: context.string("fcr_room_class_leave_sure")),
                            ]),
                    ])
            ])
    }

    static let styleSheet = """
        .setting .dialog { box-sizing: border-box; width: min(270px, calc(100% - 2 * var(--alert-sideSpacing))); padding: 0;
          border: 0; background: var(--alert-backgroundColor); border-radius: var(--alert-cornerRadius);
          box-shadow: var(--alert-shadow); overflow: hidden; text-align: center; }
        .setting .dialog::backdrop { background: rgb(0 0 0 / .38); }
        .setting .dialog h2 { margin: 20px 20px 6px; color: var(--alert-title-color); font: var(--alert-title-font); }
        .setting .dialog p { margin: 0 20px 20px; color: var(--alert-message-normalColor);
          font: var(--alert-message-font); }
        .setting .answers { display: var(--alert-button-enable, var(--alert-button-visible, grid)); grid-template-columns: 1fr 1fr; }
        .setting .answers.has-lines { border-top: 1px solid var(--alert-sepLine-backgroundColor); }
        .setting .answers button { height: 44px; margin: 0; padding: 0 8px; border: 0; background: none;
          color: var(--alert-button-normalTitleColor); font: var(--alert-button-font); cursor: pointer; }
        .setting .answers.has-lines button + button { border-left: 1px solid var(--alert-sepLine-backgroundColor); }
        .setting .answers button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
        .setting .answers button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
        """
}
