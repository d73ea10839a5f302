import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

// Where a message is written; observers have nothing to write.
extension Chat {
    func bar(in context: RenderContext) -> HTMLNode {
        let id = HTMLAttribute.id(context.partID("bar"))
        guard values.isShown("message.sendBar"), context.role != .observer, context.pool.chat.getWidgetId() != nil
        else {
            return .element(.div, id, .hidden)
        }
        let reason = reasonForSilence(in: context)
        var content: [HTMLNode] = []
        if values.isShown("message.input") { content.append(field(reason, in: context)) }
        var tools: [HTMLNode] = []
        if reason == nil, values.isShown("message.input"), values.isShown("emoji") { tools.append(emoji(in: context)) }
        if reason == nil, values.isShown("picture") { tools.append(picture(in: context)) }
        if mutes(in: context), values.isShown("muteAll") { tools.append(muteAll(in: context)) }
        if values.isShown("message.input") {
            tools.append(
                .element(
                    .button, .type("submit"), .class("send"), reason == nil ? .needsValidForm : nil, .disabled,
                    reason.map { .title($0) }, text: context.string("fcr_hyphenate_im_send")))
        }
        content.append(.element(.div, .class("tools"), children: tools))
        content.append(
            .element(
                .div, [.class("transfers"), .id(context.partID("transfers"))] + HTMLAttribute.showsTransfers, []))
        return .element(
            .form, id, .class("bar"), .performs("send"), .clearsWhenSent, reason == nil ? .pastes("picture") : nil,
            .configured(by: "message.sendBar", "message.input"), children: content)
    }

    /// Why the viewer can say nothing now; nil when they can.
    private func reasonForSilence(in context: RenderContext) -> String? {
        let chat = context.pool.chat
        if let failure = ClassroomStrings.chatFailure(chat.getClient().connection) { return context.string(failure) }
        guard context.role == .student else { return nil }
        if chat.isAllMuted() { return words("muteAll.fieldText", "fcr_hyphenate_im_all_mute", in: context) }
        guard chat.isUserMuted(context.pool.localUser) else { return nil }
        return words("mute.fieldtext", "fcr_hyphenate_im_mute", in: context)
    }

    private func field(_ reason: String?, in context: RenderContext) -> HTMLNode {
        let placeholder = reason ?? words("message.placeholderText", "fcr_hyphenate_im_input_placeholder", in: context)
        return .element(
            .textarea, .class("field"), .id(context.partID("field")), .name("text"), .rows(1), .sendsOnEnter,
            .maxLength(SendChatMessage.maxLength), .required, .dirAuto, .noSuggestions,
            .aria("label", placeholder), .placeholder(placeholder), reason == nil ? nil : .disabled,
            .configured(by: "message.placeholderText", "message.input", "mute.fieldtext", "muteAll.fieldText"))
    }

    private func emoji(in context: RenderContext) -> HTMLNode {
        let label = context.string("diorama_chat_emoji")
        let field = context.partID("field")
        let faces = Emoji.all.map { face in
            HTMLNode.element(
                .button, [.type("button"), .class("face")] + HTMLAttribute.inserts(face, into: field), [.text(face)])
        }
        let deleting = context.string("diorama_chat_emoji_delete")
        let delete = HTMLNode.element(
            .button,
            [.type("button"), .class("face delete"), .aria("label", deleting), .title(deleting)]
                + HTMLAttribute.deletes(in: field),
            [context.icon("emoji.deleteEmoji", of: Self.name)])
        return .element(
            .details, .class("emoji"), .id(context.partID("emoji")), .configured(by: "emoji"),
            children: [
                .element(
                    .summary, .class("tool"), .aria("label", label), .title(label),
                    children: [
                        context.icon("emoji.normalImage", of: Self.name),
                        context.icon("emoji.selectedImage", of: Self.name),
                    ]),
                .element(
                    .div, .class("faces"), .role("group"), .aria("label", label),
                    children: [.element(.div, .class("all"), children: faces), delete]),
            ])
    }

    private func picture(in context: RenderContext) -> HTMLNode {
        let label = context.string("diorama_chat_picture")
        guard context.pool.chat.getClient().seesPictures else {
            return .element(
                .button, .type("button"), .class("tool"), .disabled, .aria("label", label),
                .title(words("picture.noAuthText", "fcr_hyphenate_im_photo_permission_request", in: context)),
                .configured(by: "picture"), children: [context.icon("picture.image", of: Self.name)])
        }
        return .element(
            .label, .class("tool"), .title(label), .configured(by: "picture"),
            children: [
                .element(
                    .input, .type("file"), .class("sr-only"), .id(context.partID("picture")), .brings("picture"),
                    .accepts("image/png,image/jpeg,image/gif,image/webp"), .several, .aria("label", label)),
                context.icon("picture.image", of: Self.name),
            ])
    }

    private func muteAll(in context: RenderContext) -> HTMLNode {
        let isMuted = context.pool.chat.isAllMuted()
        let label = context.string(isMuted ? "diorama_chat_unmute_all" : "diorama_chat_mute_all")
        return .element(
            .button, .type("button"), .class(isMuted ? "tool mute-all is-muted" : "tool mute-all"),
            .performs("muteAll"), .aria("label", label), .title(label), .configured(by: "muteAll"),
            children: [context.icon(isMuted ? "muteAll.unmuteImage" : "muteAll.muteImage", of: Self.name)])
    }
}

/// The faces and signs that a message can be given with a click; a keyboard writes all others.
enum Emoji {
    static let all = [
        "😀", "😄", "😂", "😊", "😉", "😍", "😎", "🤔", "😮", "😅", "😢", "😭", "😴", "😡", "🥳", "🤗", "👍", "👎", "👏",
        "🙌", "🙏", "💪", "👋", "✋", "👌", "❤️", "🌹", "🎉", "⭐", "🔥", "✅", "❓",
    ]
}
