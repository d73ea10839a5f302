import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

extension Board {
    static let isToldInParts = true

    /// A stroke changes the chunk that it lies in, a tool and a grant the layers above: the page itself may hold
    /// thousands of strokes, and is drawn when it is opened, turned or cleared.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onBoardChanged(.cleared(let sheet), _, _, _):
            return .parts(drawings(in: context).filter { $0.number == sheet }.map(\.wholePatch))
        case .onBoardChanged(_, _, let parts, _):
            return .parts(drawings(in: context).flatMap { $0.patches(of: parts) })
        case .onBoardWindowsChanged(.turned(let id, _), _):
            return .parts([BoardWindowLayer(context: context).patch(of: id)])
        case .onBoardWindowsChanged: return .parts([BoardWindowLayer(context: context).patch])
        case .onWidgetActive(WidgetID.board), .onWidgetInactive(WidgetID.board): return .everything
        case .onWidgetRoomPropertiesUpdated(_, widget: WidgetID.board, _, _),
            .onWidgetRoomPropertiesDeleted(_, widget: WidgetID.board, _, _):
            guard context.pool.widget.getWidgetActivity(WidgetID.board) else { return .nothing }
            return .parts([BoardDrawing(context: context).wholePatch, pagesPatch(in: context)])
        case .onWidgetUserPropertiesUpdated(_, context.pool.localUser, WidgetID.board, _, _),
            .onWidgetUserPropertiesDeleted(_, context.pool.localUser, WidgetID.board, _, _):
            return .parts([handPatch(in: context)] + BoardWindowLayer(context: context).handPatches)
        case .onMessageReceived(let message, WidgetID.board, .toHost):
            // The list of granted users comes as a message that names those whose grant has changed.
            let concernsViewer = record.concernedUsers.contains(context.pool.localUser)
            guard message.name == BoardMessage.grantedUsers, concernsViewer,
                context.pool.widget.getWidgetActivity(WidgetID.board)
            else { return .nothing }
            return .parts(
                [handPatch(in: context), pagesPatch(in: context)]
                    + [.replace(id: context.partID("granted"), BoardGrant(context: context).node)]
                    + [BoardWindowLayer(context: context).patch])
        default:
            let concernsViewer = record.concernedUsers.contains(context.pool.localUser)
            return Self.reads.contains(record.topic) && concernsViewer ? .everything : .nothing
        }
    }

    /// The board's own page, and those of the files on it.
    private func drawings(in context: RenderContext) -> [BoardDrawing] {
        [BoardDrawing(context: context)]
            + BoardWindowLayer.shown(in: context).map { BoardDrawing(on: $0, context: context) }
    }

    private func handPatch(in context: RenderContext) -> Patch {
        .replace(id: context.partID("hand"), BoardHand(context: context).node)
    }

    private func pagesPatch(in context: RenderContext) -> Patch {
        .replace(id: context.partID("pages"), BoardPages(values: values, context: context).node)
    }
}
