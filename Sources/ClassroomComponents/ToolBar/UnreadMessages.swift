import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// What the tool bar shows of the messages.
enum UnreadMessages {
    /// Whether an event may change whether the viewer has unread messages.
    static func areConcerned(by event: ContextEvent, in context: RenderContext) -> Bool {
        switch event {
        // Of a thousand messages, the first unread one brings the dot. The room may have more of them by now.
        case .onChatMessageReceived(let message): message.number == context.pool.chat.getReadNumber() + 1
        case .onChatRead, .onChatHistoryUpdated: true
        case .onMessageReceived(_, let id, .toHost): WidgetID.chats.contains(id)
        case .onWidgetActive(let id), .onWidgetInactive(let id), .onWidgetUserPropertiesUpdated(_, _, let id, _, _),
            .onWidgetUserPropertiesDeleted(_, _, let id, _, _):
            WidgetID.chats.contains(id)
        default: false
        }
    }
}
