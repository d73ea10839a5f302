import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

extension Board {
    static let isToldInParts = true

    /// A stroke changes the chunk that it lies in, a tool the layer that takes the pointer: the page itself may hold
    /// thousands of strokes, and is drawn when it is opened, turned or cleared.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        let drawing = BoardDrawing(context: context)
        switch record.event {
        case .onBoardChanged(.cleared(let sheet), _, _, _):
            return sheet == context.pool.widget.getBoardSheet().number ? .parts([drawing.wholePatch]) : .nothing
        case .onBoardChanged(_, _, let parts, _):
            return .parts(drawing.patches(of: parts) ?? [drawing.wholePatch])
        case .onWidgetActive(WidgetID.board), .onWidgetInactive(WidgetID.board): return .everything
        case .onWidgetRoomPropertiesUpdated(_, widget: WidgetID.board, _, _),
            .onWidgetRoomPropertiesDeleted(_, widget: WidgetID.board, _, _):
            guard context.pool.widget.getWidgetActivity(WidgetID.board) else { return .nothing }
            guard context.mayWriteOnBoard else { return .parts([drawing.wholePatch]) }
            let pages = BoardPages(values: values, context: context).node
            return .parts([drawing.wholePatch, .replace(id: context.partID("pages"), pages)])
        case .onWidgetUserPropertiesUpdated(_, context.pool.localUser, WidgetID.board, _, _),
            .onWidgetUserPropertiesDeleted(_, context.pool.localUser, WidgetID.board, _, _):
            return .parts([.replace(id: context.partID("hand"), BoardHand(context: context).node)])
        case .onMessageReceived(let message, WidgetID.board, .toHost) where message.name == "boardStepChanged":
            return .nothing
        default:
            // The list of granted users comes as a message that names those whose grant has changed.
            let concernsViewer = record.concernedUsers.contains(context.pool.localUser)
            return Self.reads.contains(record.topic) && concernsViewer ? .everything : .nothing
        }
    }
}
