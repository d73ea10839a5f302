import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// The stream windows over the board: who may move them, and what those do with them.
///
/// As in upstream's lecture, teachers and assistants drag a window anywhere on the board, resize it from its corners, and
/// have it on top then. The teacher's own goes back to its seat beside the board.
struct FloatingWindows {
    let context: RenderContext

    init(in context: RenderContext) { self.context = context }

    /// Whether a widget is one of them; all others are moved as everything that can be dragged.
    static func contain(_ widget: HostedWidget) -> Bool { widget.type.id == WidgetID.streamWindow }

    /// The stream that a window shows; nil for other widgets, and after the stream has ended.
    func stream(of widget: String) -> StreamInfo? {
        guard widget.hasPrefix(WindowContent.windowPrefix) else { return nil }
        return context.pool.stream.getStream(String(widget.dropFirst(WindowContent.windowPrefix.count)))
    }

    /// What a window says of its person beside their picture; nothing on a shared screen, and for somebody who has gone.
    func marks(on widget: String) -> HTMLNode {
        guard let stream = stream(of: widget), stream.videoSourceType == .camera else { return .nothing }
        return marks(of: stream.owner)
    }

    /// The marks that events about some users change.
    func changedMarks(of users: [String]) -> [Patch] {
        users.compactMap { uuid in
            guard let user = context.pool.user.getUserInfo(uuid), WindowContent(of: user, in: context).isDetached
            else { return nil }
            return .replace(id: VideoWindow.id(uuid, in: context), marks(of: user))
        }
    }

    private func marks(of user: UserInfo) -> HTMLNode {
        let component = VideoWindow.component(for: user.userRole)
        guard context.isShown("", of: component) else { return .nothing }
        return VideoWindow(component: component, context: context).renderMarks(WindowContent(of: user, in: context))
    }

    /// Whose menu opens from a window: that of a student on a lecture's stage, and of its teacher.
    func owner(of widget: String) -> UserInfo? {
        guard context.isLecture, let stream = stream(of: widget), stream.videoSourceType == .camera,
            stream.owner.userRole == .teacher || context.pool.user.isCoHost(stream.owner.userUuid)
        else { return nil }
        return stream.owner
    }

    /// What makes a window movable; a shared screen stays below everything.
    func handle(of widget: String, isOnTop: Bool) -> HTMLAttribute {
        .floats(isOnTop: isOnTop || stream(of: widget)?.videoSourceType == .screen)
    }

    /// Does what a viewer asks for with a window; false when it is nothing that windows know.
    func perform(_ action: ComponentAction, on widget: HostedWidget) throws(ContextError) -> Bool {
        guard Self.contain(widget) else { return false }
        switch action.name {
        case "place":
            guard let frame = action.frame else { return true }
            try context.pool.widget.updateWidgetSyncFrame(frame, widgetId: widget.id)
            try raise(widget)
        case "raise": try raise(widget)
        case "putBack":
            guard let stream = stream(of: widget.id), stream.owner.userRole == .teacher else { return true }
            try context.pool.widget.setWidgetInactive(widget.id, isRemove: true)
        default: return false
        }
        return true
    }

    private func raise(_ widget: HostedWidget) throws(ContextError) {
        guard stream(of: widget.id)?.videoSourceType != .screen else { return }
        try context.pool.widget.send(WidgetRequest("raise", to: widget.id))
    }
}

extension RenderContext {
    /// Whether those on stage have windows over the board, and only the teacher a seat.
    var isLecture: Bool { ["lecture", "vocation"].contains(sceneType) }
}

extension ComponentAction {
    /// Where a page has put a window, as fractions of what it moves in; nil unless all four are there and it has a size.
    var frame: WidgetSyncFrame? {
        guard let x = fraction("x"), let y = fraction("y"), let width = fraction("width"),
            let height = fraction("height"), width > 0, height > 0
        else { return nil }
        return WidgetSyncFrame(x: x, y: y, width: width, height: height)
    }

    /// A number that came with the action, from 0 to 1; nil when there is none.
    func fraction(_ name: String) -> Double? {
        values[name].flatMap { Double($0) }.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
}
