import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// What is said in the class: beside the board, or as a popup.
///
/// A page begins with the newest messages and fetches older ones when somebody scrolls to them, so that a long history
/// costs nothing until it is read; what is said next is a patch of one row.
///
/// ```yaml
/// agoraChat:
///   backgroundColor: $systemForegroundColor
///   shadow: $container                        # as a popup
///   topBar: { selectedColor: $systemBrandColor }
///   message: { cell: { messageFont: $font13 } }
/// ```
struct Chat: Component {
    static let name = "agoraChat"

    static let titleKey: String? = "diorama_tool_message"

    static let summary = "The messages and the announcement, for everybody; who takes part can say something."

    private static let panel = LayoutSize(width: 200, height: 287)

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, size: panel, job: "messages", uses: [ToolBar.name],
        labels: { situation, size in
            guard situation.isShown("topBar", of: name) else { return [] }
            let title = situation.string("fcr_hyphenate_im_chat")
            return [OutlineLabel(title, font: "topBar.titleFont", of: name, space: size.width / 2 - 12)]
        })

    static let reads: Set<Topic> = [.chat, .user, .widgetActivity, .widgetProperties]

    static let takesFiles: Set<String> = ["picture"]

    static let ownSize: OwnSize = [.width, .height]

    static let styleSheet = frameRules + announcementRules + messageRules + barRules

    let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? { Self.panel }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let isPopup = context.openAnchor?.hasSuffix(".message") ?? false
        let hasTabs = values.isShown("topBar")
        var content: [HTMLNode] = hasTabs ? [topBar(in: context)] : []
        content.append(messagePanel(in: context))
        if hasAnnouncement(in: context) { content += announcementPanels(in: context) }
        return .element(
            .section, .class(isPopup ? "\(Self.name) is-popup" : Self.name), .id(context.partID("panels")),
            .aria("label", context.string("diorama_tool_message")),
            // The page's script says what has been read while a popup is open.
            isPopup ? .data(ChatData.unread, String(context.pool.chat.getUnreadCount())) : nil,
            .configured(by: "backgroundColor", "borderColor", "shadow"), children: content)
    }

    private func topBar(in context: RenderContext) -> HTMLNode {
        var tabs = [tab("messages", "fcr_hyphenate_im_chat", isSelected: true, in: context)]
        if hasAnnouncement(in: context) {
            tabs.append(tab("announcement", "fcr_hyphenate_im_announcement", isSelected: false, in: context))
        }
        return .element(
            .div, .class(values.isShown("sepLine") ? "tabs has-line" : "tabs"), .role("tablist"),
            .aria("label", context.string("diorama_tool_message")), .configured(by: "topBar", "sepLine"),
            children: tabs)
    }

    func tab(_ panel: String, _ title: String, isSelected: Bool, in context: RenderContext) -> HTMLNode {
        let reminds = panel == "announcement" && context.pool.chat.getAnnouncement() != nil
        // The page's script knows what was in sight: it shows and hides the dots.
        let dot = HTMLNode.element(.span, .class("remind"), .aria("hidden", "true"), reminds ? nil : .hidden)
        return .element(
            .button, .type("button"), .class("tab"), .id(context.partID("tab-\(panel)")), .role("tab"),
            .aria("selected", String(isSelected)), .aria("controls", context.partID(panel)),
            .tabIndex(isSelected ? 0 : -1), .selects(context.partID(panel)),
            children: [
                .element(.span, text: context.string(title)), dot,
            ])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onChatMessageReceived(let message): return said(message, in: context)
        case .onChatHistoryUpdated: return .everything
        case .onChatMuted, .onChatClientUpdated: return .parts([.replace(id: context.partID("bar"), bar(in: context))])
        case .onChatUserMuted(let user, _, _):
            var parts = [Patch.replace(id: context.partID("muted"), mutedUsers(in: context))]
            if user.userUuid == context.pool.localUser {
                parts.append(.replace(id: context.partID("bar"), bar(in: context)))
            }
            return .parts(parts + messages(of: user, in: context))
        case .onWidgetActive(let id), .onWidgetInactive(let id):
            return id == context.pool.chat.getWidgetId() ? .everything : .nothing
        case .onWidgetRoomPropertiesUpdated(let changes, let id, _, _):
            return announced(changes.keys.contains { $0.hasPrefix("announcement") }, by: id, in: context)
        case .onWidgetRoomPropertiesDeleted(let keyPaths, let id, _, _):
            return announced(keyPaths.contains { $0.hasPrefix("announcement") }, by: id, in: context)
        default:
            // The viewer's own role decides about everything.
            let isViewer = record.topic == .user && record.concernedUsers.contains(context.pool.localUser)
            return isViewer ? .everything : .nothing
        }
    }

    /// What a user has said, where each message has a button that mutes its author.
    private func messages(of user: UserInfo, in context: RenderContext) -> [Patch] {
        guard mutes(in: context), values.isShown("message"), let kept = context.pool.chat.getNumbers() else {
            return []
        }
        return context.pool.chat.getMessages(kept).filter { $0.author.userUuid == user.userUuid }
            .map { .replace(id: Self.rowID($0.number, in: context), row($0, in: context)) }
    }

    private func said(_ message: ChatMessage, in context: RenderContext) -> ComponentChanges {
        guard values.isShown("message") else { return .nothing }
        let id = Self.rowID(message.number, in: context)
        let row = Patch.insert(id: id, row(message, in: context), parent: context.partID("list"))
        guard message.number == context.pool.chat.getNumbers()?.lowerBound else { return .parts([row]) }
        return .parts([.remove(id: context.partID("empty")), row])
    }

    private func announced(_ isMeant: Bool, by widget: String, in context: RenderContext) -> ComponentChanges {
        guard isMeant, widget == context.pool.chat.getWidgetId(), hasAnnouncement(in: context) else { return .nothing }
        let panels = ["announcement": announcementPanel(in: context), "writing": writingPanel(in: context)]
        return .parts(
            panels.sorted { $0.key < $1.key }.map { .replace(id: context.partID($0), $1) } + [
                .replace(id: context.partID("announced"), announcedLine(in: context)),
                .replace(
                    id: context.partID("tab-announcement"),
                    tab("announcement", "fcr_hyphenate_im_announcement", isSelected: false, in: context)),
            ])
    }

    func piece(_ name: String, in context: RenderContext) -> HTMLNode? {
        guard name.hasPrefix("before-"), let number = Int(name.dropFirst("before-".count)), number > 0 else {
            return nil
        }
        return .fragment(rows(before: number, in: context))
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws {
        let chat = context.pool.chat
        switch action.name {
        case "send": try chat.send(text: action.values["text"] ?? "")
        case "picture":
            try requirePictures(in: context)
            guard let file = action.file, let pixels = file.pixels else { throw NoPicture() }
            try chat.send(
                ChatPicture(.brought(id: file.id), name: file.name, width: pixels.width, height: pixels.height))
        case "muteAll": try chat.setMuted(!chat.isAllMuted())
        case "mute": try chat.setMuted(true, userUuid: action.argument)
        case "unmute": try chat.setMuted(false, userUuid: action.argument)
        case "announce": try chat.setAnnouncement(action.values["text"])
        case "withdraw": try chat.setAnnouncement(nil)
        case "read": try chat.markRead()
        default: break
        }
    }

    /// Refuses, in the words of the configuration, what needs pictures that the machine does not let anybody see.
    private func requirePictures(in context: RenderContext) throws {
        guard !context.pool.chat.getClient().seesPictures else { return }
        throw PicturesWithheld(
            description: words("picture.noAuthText", "fcr_hyphenate_im_photo_permission_request", in: context))
    }
}

/// The machine does not let the chat see its pictures.
private struct PicturesWithheld: Error, CustomStringConvertible {
    let description: String
}

/// A file was brought that is no picture that pages show.
struct NoPicture: Error, CustomStringConvertible {
    var description: String { "only PNG, JPEG, GIF and WebP pictures can be sent" }
}

extension Chat {
    /// A text of the configuration, else the product's.
    func words(_ path: String, _ key: String, in context: RenderContext) -> String {
        values.text(path) ?? context.string(key)
    }

    /// Whether the viewer may say who may say something, and announce.
    func leads(in context: RenderContext) -> Bool {
        context.role == .teacher || context.role == .assistant
    }

    /// In a class of two nobody needs to be kept from speaking, or told what all have to know.
    func isForMany(in context: RenderContext) -> Bool {
        context.pool.room.getRoomInfo().roomType != .oneToOne
    }

    func hasAnnouncement(in context: RenderContext) -> Bool {
        values.isShown("announcement") && isForMany(in: context) && context.pool.chat.getWidgetId() != nil
    }
}
