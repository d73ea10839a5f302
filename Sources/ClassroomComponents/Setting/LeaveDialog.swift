import ClassroomContexts
import ClassroomScenes
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
                            text: context.string(
                                context.pool.subRoom == nil ? "fcr_room_class_leave_class_title" : "fcr_group_back_exit"
                            )),
                        context.pool.subRoom == nil
                            ? .element(
                                .p, .id(textID), context.unseen("message"), .configured(by: "/alert.message"),
                                text: context.string("fcr_room_exit_warning"))
                            : ways(textID, in: context),
                        .element(
                            .div, .class(context.isShown("sepLine", of: "alert") ? "answers has-lines" : "answers"),
                            .configured(by: "/alert.button", "/alert.sepLine"),
                            children: [
                                .element(
                                    .button, .type("submit"), .value("cancel"),
                                    text: context.string("fcr_room_class_leave_cancel")),
                                .element(
                                    .button, .type("submit"), .value("sure"), closing(in: context),
                                    text: context.string("fcr_room_class_leave_sure")),
                            ]),
                    ])
            ])
    }

    /// Closes the popup in which the question stands: in the class, it would be open again.
    private static func closing(in context: RenderContext) -> HTMLAttribute? {
        context.pool.subRoom == nil ? nil : context.openAnchor.map { .opens($0) }
    }

    /// Where somebody goes who leaves a group: back into the class, or out of it.
    private static func ways(_ id: String, in context: RenderContext) -> HTMLNode {
        let options = [("class", "fcr_group_back_to_main_room"), ("outside", "fcr_group_exit_room")]
        return .element(
            .div, .id(id), .class("ways"), .role("radiogroup"), .aria("labelledby", context.partID("leave-title")),
            .configured(by: "/alert.message"),
            children: options.map { value, key in
                .element(
                    .label,
                    children: [
                        .element(.input, .type("radio"), .name("to"), .value(value), value == "class" ? .checked : nil),
                        .element(.span, text: context.string(key)),
                    ])
            })
    }

    /// The rules for the dialog of a component.
    static func styleSheet(in component: String) -> String {
        template.replacing("NAME", with: component)
    }

    private static let template = """
        .NAME .ways { display: grid; gap: 10px; margin: 0 20px 20px; text-align: start;
          color: var(--alert-message-normalColor); font: var(--alert-message-font); }
        .NAME .ways label { display: flex; align-items: center; gap: 8px; cursor: pointer; }
        .NAME .ways label:has(:checked) { color: var(--alert-message-selectedColor); }
        .NAME .ways input { margin: 0; accent-color: var(--alert-button-normalTitleColor); }
        .NAME .dialog { box-sizing: border-box; width: min(270px, calc(100% - 2 * var(--alert-sideSpacing))); padding: 0;
          border: 0; background: var(--alert-backgroundColor); border-radius: var(--alert-cornerRadius);
          box-shadow: var(--alert-shadow); overflow: hidden; text-align: center; }
        .NAME .dialog::backdrop { background: rgb(0 0 0 / .38); }
        .NAME .dialog h2 { margin: 20px 20px 6px; color: var(--alert-title-color); font: var(--alert-title-font); }
        .NAME .dialog p { margin: 0 20px 20px; color: var(--alert-message-normalColor);
          font: var(--alert-message-font); }
        .NAME .answers { display: var(--alert-button-enable, var(--alert-button-visible, grid)); grid-template-columns: 1fr 1fr; }
        .NAME .answers.has-lines { border-top: 1px solid var(--alert-sepLine-backgroundColor); }
        .NAME .answers button { height: 44px; margin: 0; padding: 0 8px; border: 0; background: none;
          color: var(--alert-button-normalTitleColor); font: var(--alert-button-font); cursor: pointer; }
        .NAME .answers.has-lines button + button { border-left: 1px solid var(--alert-sepLine-backgroundColor); }
        .NAME .answers button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
        .NAME .answers button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
        """
}
