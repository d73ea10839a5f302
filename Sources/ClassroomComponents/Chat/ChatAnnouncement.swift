import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

// What all have to know: a line above the messages, a panel to read it, a panel to write it.
extension Chat {
    /// The line above the messages; a click shows all of it.
    func announcedLine(in context: RenderContext) -> HTMLNode {
        let id = HTMLAttribute.id(context.partID("announced"))
        guard let text = context.pool.chat.getAnnouncement() else { return .element(.div, id, .hidden) }
        return .element(
            .button, id, .type("button"), .class("announced"), .selects(context.partID("announcement")),
            .configured(
                by: "announcement.buttonImage", "announcement.buttonBackgroundColor", "announcement.buttonTitleColor"),
            children: [
                context.icon("announcement.buttonImage", of: Self.name),
                .element(.span, .dirAuto, text: text),
            ])
    }

    func announcementPanels(in context: RenderContext) -> [HTMLNode] {
        [announcementPanel(in: context), writingPanel(in: context)]
    }

    func announcementPanel(in context: RenderContext) -> HTMLNode {
        let text = context.pool.chat.getAnnouncement()
        return .element(
            .div, .class("panel"), .id(context.partID("announcement")), .role("tabpanel"), .hidden,
            values.isShown("topBar")
                ? .aria("labelledby", context.partID("tab-announcement"))
                : .aria("label", context.string("fcr_hyphenate_im_announcement")),
            .configured(by: "announcement"),
            children: text.map { announced($0, in: context) } ?? [nothingAnnounced(in: context)])
    }

    private func announced(_ text: String, in context: RenderContext) -> [HTMLNode] {
        var buttons: [HTMLNode] = []
        if leads(in: context), values.isShown("announcement.edit") {
            buttons.append(
                button("edit", "diorama_chat_announcement_edit", .selects(context.partID("writing")), in: context))
        }
        if leads(in: context), values.isShown("announcement.delete") {
            buttons.append(button("delete", "diorama_chat_announcement_delete", .performs("withdraw"), in: context))
        }
        return [
            .element(.div, .class("text"), .tabIndex(0), .dirAuto, text: text),
            buttons.isEmpty ? .nothing : .element(.div, .class("buttons"), children: buttons),
        ]
    }

    private func button(
        _ key: String, _ label: String, _ deed: HTMLAttribute, in context: RenderContext
    ) -> HTMLNode {
        .element(
            .button, .type("button"), .class("tool"), deed, .aria("label", context.string(label)),
            .title(context.string(label)), .configured(by: "announcement.\(key)"),
            children: [context.icon("announcement.\(key).image", of: Self.name)])
    }

    private func nothingAnnounced(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class("empty is-unannounced"),
            children: [
                context.icon("announcement.nilImage", of: Self.name),
                .element(
                    .p, text: words("announcement.nilText", "fcr_hyphenate_im_no_announcement", in: context)),
                leads(in: context)
                    ? .element(
                        .button, .type("button"), .class("link"), .selects(context.partID("writing")),
                        text: words(
                            "announcement.nilAndSetText", "fcr_hyphenate_im_no_announcement_teacher", in: context))
                    : .nothing,
            ])
    }

    // MARK: Writing

    func writingPanel(in context: RenderContext) -> HTMLNode {
        let id = HTMLAttribute.id(context.partID("writing"))
        guard leads(in: context) else { return .element(.div, id, .hidden) }
        let text = context.pool.chat.getAnnouncement() ?? ""
        let isFull = text.count >= SetChatAnnouncement.maxLength
        let label = context.string("fcr_hyphenate_im_announcement")
        return .element(
            .div, id, .class("panel"), .role("tabpanel"), .hidden, .aria("label", label),
            children: [
                .element(
                    .form, .class("writing"), .performs("announce"),
                    children: [
                        values.isShown("announcement.field") ? field(text, label, in: context) : .nothing,
                        .element(
                            .div, .class(isFull ? "limit is-full" : "limit"), .id(context.partID("limit")),
                            .configured(by: "announcement.field"),
                            children: [
                                .element(
                                    .span, .class("warning"),
                                    text: words(
                                        "announcement.field.warnText", "fcr_hyphenate_im_notice_up_to", in: context)),
                                .element(
                                    .span, .class("count"),
                                    .data(ChatData.limit, String(SetChatAnnouncement.maxLength)),
                                    text: "\(text.count)/\(SetChatAnnouncement.maxLength)"),
                            ]),
                        .element(
                            .div, .class("answers"),
                            children: [
                                answer("cancel", "reset", "fcr_hyphenate_im_notice_cancel", in: context),
                                answer("issue", "submit", "fcr_hyphenate_im_notice_send", in: context),
                            ]),
                    ])
            ])
    }

    private func field(_ text: String, _ label: String, in context: RenderContext) -> HTMLNode {
        .element(
            .textarea, .class("field"), .id(context.partID("writing-field")), .name("text"), .dirAuto,
            .maxLength(SetChatAnnouncement.maxLength), .aria("label", label),
            .aria("describedby", context.partID("limit")), .configured(by: "announcement.field"), text: text)
    }

    /// Both answers go back to the announcement, whatever becomes of the text.
    private func answer(
        _ key: String, _ type: StaticString, _ words: String, in context: RenderContext
    ) -> HTMLNode {
        guard values.isShown("announcement.\(key)") else { return .nothing }
        return .element(
            .button, .type(type), .class(key), .selects(context.partID("announcement")),
            .configured(by: "announcement.\(key)"), text: self.words("announcement.\(key).title", words, in: context))
    }
}
