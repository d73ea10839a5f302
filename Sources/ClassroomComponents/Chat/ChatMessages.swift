import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import ThemeModel

// The messages, oldest first.
extension Chat {
    /// How many messages come at once, as upstream fetches them.
    static let pageLength = 50

    func messagePanel(in context: RenderContext) -> HTMLNode {
        var content: [HTMLNode] = []
        if hasAnnouncement(in: context) { content.append(announcedLine(in: context)) }
        if values.isShown("message") {
            content.append(list(in: context))
            if context.pool.chat.getNumbers() == nil { content.append(empty(in: context)) }
            content.append(
                .element(
                    .button, .type("button"), .class("newest"), .id(context.partID("newest")), .hidden,
                    .selects(context.partID("messages")), text: context.string("diorama_chat_newest")))
        }
        content += [mutedUsers(in: context), bar(in: context)]
        return .element(
            .div, .class("panel"), .id(context.partID("messages")), .role("tabpanel"),
            values.isShown("topBar")
                ? .aria("labelledby", context.partID("tab-messages"))
                : .aria("label", context.string("fcr_hyphenate_im_chat")),
            children: content)
    }

    private func list(in context: RenderContext) -> HTMLNode {
        let newest = (context.pool.chat.getNumbers()?.upperBound).map { rows(before: $0 + 1, in: context) }
        return .element(
            .div, .class("list"), .id(context.partID("list")), .role("log"), .tabIndex(0), .aria("live", "polite"),
            .aria("label", context.string("diorama_tool_message")), .configured(by: "message.cell"),
            children: newest ?? [])
    }

    /// The last messages before a number, and what stands for those before them.
    func rows(before number: Int, in context: RenderContext) -> [HTMLNode] {
        guard let kept = context.pool.chat.getNumbers(), number > kept.lowerBound else { return [] }
        let first = max(kept.lowerBound, min(number, kept.upperBound + 1) - Self.pageLength)
        let rows = context.pool.chat.getMessages(first...max(first, number - 1)).map { row($0, in: context) }
        guard first > kept.lowerBound else { return rows }
        let more = HTMLNode.element(
            .div, .class("more"), .id(context.partID("before-\(first)")), .standsFor(piece: "before-\(first)"),
            text: context.string("diorama_chat_older"))
        return [more] + rows
    }

    private func empty(in context: RenderContext) -> HTMLNode {
        let hasWidget = context.pool.chat.getWidgetId() != nil
        return .element(
            .div, .class("empty"), .id(context.partID("empty")),
            .configured(by: "message.nilImage", "message.nilText", "message.nilLabelColor", "message.nilLabelFont"),
            children: [
                context.icon("message.nilImage", of: Self.name),
                .element(.p, text: words("message.nilText", "fcr_hyphenate_im_no_message", in: context)),
                hasWidget ? .nothing : .element(.p, .class("hint"), text: context.string("diorama_chat_hint")),
            ])
    }

    // MARK: One message

    static func rowID(_ number: Int, in context: RenderContext) -> String { context.partID("said-\(number)") }

    func row(_ message: ChatMessage, in context: RenderContext) -> HTMLNode {
        let id = HTMLAttribute.id(Self.rowID(message.number, in: context))
        if case .notice(let notice) = message.content {
            guard values.isShown("message.notice") else { return .element(.div, id, .hidden) }
            return .element(
                .div, id, .class("notice"), .configured(by: "message.notice", "mute"),
                children: [
                    context.icon("message.notice.image", of: Self.name),
                    .element(.span, .dirAuto, text: words(of: notice, by: message.author, in: context)),
                ])
        }
        guard values.isShown("message.cell") else { return .element(.div, id, .hidden) }
        let isOwn = message.author.userUuid == context.pool.localUser
        return .element(
            .div, id, .class(isOwn ? "said is-own" : "said"),
            children: [avatar(of: message.author), heading(of: message, isOwn: isOwn, in: context)]
                + content(of: message, in: context))
    }

    private func avatar(of author: UserInfo) -> HTMLNode {
        .element(
            .span, .class("avatar"), .aria("hidden", "true"),
            .style(.property("--hue", .number(Double(Portrait.hue(of: author.userUuid))))),
            text: Portrait.monogram(of: author.userName))
    }

    private func heading(of message: ChatMessage, isOwn: Bool, in context: RenderContext) -> HTMLNode {
        let author = message.author
        var parts: [HTMLNode] = [.element(.span, .class("name"), .dirAuto, text: author.userName)]
        if author.userRole == .teacher || author.userRole == .assistant {
            let role = context.string("fcr_hyphenate_im_\(author.userRole.name)")
            parts.append(.element(.span, .class("role"), text: role))
        }
        parts.append(ClockTime(message.time).node)
        if !isOwn, author.userRole == .student, mutes(in: context), !isMuted(author, in: context) {
            let label = context.string("diorama_chat_mute_one", xxx: author.userName)
            parts.append(
                .element(
                    .button, .type("button"), .class("mute"), .performs("mute"), .argument(author.userUuid),
                    .aria("label", label), .title(label), .configured(by: "muteAll.muteImage", "mute"),
                    children: [context.icon("muteAll.muteImage", of: Self.name)]))
        }
        return .element(.div, .class("who"), children: parts)
    }

    private func isMuted(_ user: UserInfo, in context: RenderContext) -> Bool {
        context.pool.chat.getMutedUsers().contains { $0.userUuid == user.userUuid }
    }

    private func content(of message: ChatMessage, in context: RenderContext) -> [HTMLNode] {
        switch message.content {
        case .text(let text): [.element(.p, .class("words"), .dirAuto, text: text)]
        case .picture(let picture): [self.picture(picture, in: context)]
        case .notice: []
        }
    }

    private func picture(_ picture: ChatPicture, in context: RenderContext) -> HTMLNode {
        guard let found = context.picture(picture.file) else {
            return .element(
                .p, .class("words is-gone"), .configured(by: "picture.brokenImage"),
                children: [
                    context.icon("picture.brokenImage", of: Self.name),
                    .element(.span, text: context.string("diorama_chat_picture_gone")),
                ])
        }
        let label = context.string("diorama_chat_picture_of", xxx: picture.name)
        let (width, height) = (found.width ?? picture.width, found.height ?? picture.height)
        return .element(
            .img,
            [
                .class("picture"), .configured(by: "picture.cornerRadius"), .source(found.address), .fetchedInSight,
                .alternative(picture.name.isEmpty ? context.string("diorama_chat_picture_of", xxx: "") : label),
            ] + (width > 0 && height > 0 ? HTMLAttribute.pixels(width: width, height: height) : []), [])
    }

    // MARK: Who may say something

    /// Whether the viewer may say who may say something, and sees how.
    func mutes(in context: RenderContext) -> Bool {
        leads(in: context) && isForMany(in: context) && values.isShown("mute")
    }

    private func words(of notice: ChatNotice, by author: UserInfo, in context: RenderContext) -> String {
        func filled(_ path: String, _ key: String, _ user: UserInfo? = nil) -> String {
            words(path, key, in: context).replacing("{xxx}", with: user?.userName ?? "")
                .replacing("{yyy}", with: author.userName)
        }
        return switch notice {
        case .mutedAll: filled("muteAll.muteText", "fcr_hyphenate_im_teacher_mute_all")
        case .unmutedAll: filled("muteAll.unmuteText", "fcr_hyphenate_im_teacher_unmute_all")
        case .muted(let user): filled("mute.muteTextWithName", "fcr_hyphenate_im_muted_by_teacher", user)
        case .unmuted(let user): filled("mute.unmuteTextWithName", "fcr_hyphenate_im_unmuted_by_teacher", user)
        }
    }

    /// Those who are muted one by one, whom a click lets speak again; for who may do that.
    func mutedUsers(in context: RenderContext) -> HTMLNode {
        let users = mutes(in: context) ? context.pool.chat.getMutedUsers() : []
        let id = HTMLAttribute.id(context.partID("muted"))
        guard !users.isEmpty else { return .element(.div, id, .hidden) }
        let buttons = users.map { user in
            let label = context.string("diorama_chat_unmute_one", xxx: user.userName)
            return HTMLNode.element(
                .button, .type("button"), .class("muted"), .performs("unmute"), .argument(user.userUuid),
                .aria("label", label), .title(label), children: [.element(.span, .dirAuto, text: user.userName)])
        }
        return .element(
            .div, id, .class("muted-users"), .role("group"), .aria("label", context.string("diorama_chat_muted_users")),
            .configured(by: "mute"),
            children: [.element(.span, .class("label"), text: context.string("diorama_chat_muted_users"))] + buttons)
    }
}
