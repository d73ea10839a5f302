import ClassroomScenes
import SceneRendering

extension Roster {
    /// The question before a student is removed: only now, or for good.
    ///
    /// One dialog serves every row; the button that opens it says whom.
    func kickDialog(in context: RenderContext) -> HTMLNode {
        .element(
            .dialog, .class("kick"), .id(context.partID("kick")), .aria("labelledby", context.partID("kick-title")),
            .aria("describedby", context.partID("kick-whom")),
            .configured(by: "/alert"),
            children: [
                .element(
                    .form, .performs("kick"),
                    children: [
                        .element(
                            .h2, .id(context.partID("kick-title")), context.unseen("title"),
                            .configured(by: "/alert.title"),
                            text: context.string("fcr_user_kick_out")),
                        .element(
                            .p, .class("whom"), .id(context.partID("kick-whom")), .dirAuto, .saysWhom,
                            .configured(by: "/alert.message")),
                        .element(
                            .div, context.unseen("message"), .role("radiogroup"),
                            .aria("labelledby", context.partID("kick-title")),
                            children: [
                                option("once", "fcr_user_kick_out_once", isChosen: true, in: context),
                                option("forever", "fcr_user_kick_out_forever", isChosen: false, in: context),
                            ]),
                        .element(
                            .div, .class(context.isShown("sepLine", of: "alert") ? "answers has-lines" : "answers"),
                            .configured(by: "/alert.sepLine"),
                            children: [
                                .element(
                                    .button, .type("button"), .value("cancel"), .configured(by: "/alert.button"),
                                    text: context.string("fcr_user_kick_out_cancel")),
                                .element(
                                    .button, .type("submit"), .class("warns"), .value("submit"),
                                    .configured(by: "/alert.button"),
                                    text: context.string("fcr_user_kick_out_submit")),
                            ]),
                    ])
            ])
    }

    private func option(_ value: String, _ key: String, isChosen: Bool, in context: RenderContext) -> HTMLNode {
        .element(
            .label, .configured(by: "/alert.message"),
            children: [
                .element(.input, .type("radio"), .name("duration"), .value(value), isChosen ? .checked : nil),
                context.icon("/alert.message.checkedImage", of: Self.name),
                context.icon("/alert.message.uncheckedImage", of: Self.name),
                .element(.span, text: context.string(key)),
            ])
    }
}
