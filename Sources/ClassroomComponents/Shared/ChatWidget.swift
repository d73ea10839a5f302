import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The widget behind the messages: the first of the product's two that is installed.
enum ChatWidget {
    private static let identifiers = [WidgetID.easemobIM, WidgetID.agoraChat]

    /// The widget's identifier; nil when neither is installed.
    static func installed(in context: RenderContext) -> String? {
        identifiers.first { context.pool.widget.getWidgetConfig($0) != nil }
    }

    /// How many messages the viewer has not read: what the widget keeps as `unread` in its properties of the viewer.
    static func unread(in context: RenderContext) -> Int {
        installed(in: context).flatMap { context.pool.widget.getWidgetUserProperties($0)?["unread"]?.integerValue } ?? 0
    }

    /// Whether an event of a widget's life or properties is about the chat.
    static func isMeant(by event: ContextEvent) -> Bool {
        switch event {
        case .onWidgetActive(let id), .onWidgetInactive(let id), .onWidgetRoomPropertiesUpdated(_, let id, _, _),
            .onWidgetRoomPropertiesDeleted(_, let id, _, _), .onWidgetUserPropertiesUpdated(_, _, let id, _, _),
            .onWidgetUserPropertiesDeleted(_, _, let id, _, _):
            identifiers.contains(id)
        default: false
        }
    }
}
