import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneModel
import SceneRendering

/// A fixed place for the user of a role: the first who came, or an empty seat.
struct VideoSlot {
    /// `teacherVideo` or `studentVideo`.
    let component: String
    /// Whose place it is.
    let role: UserRole
    /// What an empty seat is called, as a key of the product's texts.
    let emptyLabel: String

    /// The user's window or the empty seat, `gap` points smaller than the component's frame in each direction.
    func render(gap: Double, in context: RenderContext) -> HTMLNode {
        let window = VideoWindow(component: component, context: context)
        let space = gap > 0 ? [HTMLAttribute.style(.property("--inset", .points(gap)))] : []
        guard let user = context.pool.user.getFirstUser(role: role) else {
            return window.renderEmpty(label: context.string(emptyLabel), attributes: space)
        }
        return window.render(WindowContent(of: user, in: context), attributes: space + lift(of: user, in: context))
    }

    /// What lets a lecture's teacher drag their own picture over the board, and back.
    private func lift(of user: UserInfo, in context: RenderContext) -> [HTMLAttribute] {
        guard role == .teacher, context.isLecture, user.userUuid == context.pool.localUser,
            let stream = Self.camera(of: user.userUuid, in: context)
        else { return [] }
        return [.lifts(stream.streamUuid)]
    }

    /// The stream of a user's camera; nil when they have none.
    private static func camera(of user: String, in context: RenderContext) -> StreamInfo? {
        context.pool.stream.getStreamList(userUuid: user).first { $0.videoSourceType == .camera }
    }

    /// Has the viewer's own picture stand over the board, where they have dropped it.
    func lift(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        guard role == .teacher, context.isLecture, let frame = action.frame,
            let stream = Self.camera(of: context.pool.localUser, in: context), stream.streamUuid == action.argument
        else { return }
        try context.pool.widget.setWidgetActive(
            WidgetID.streamWindow(of: stream.streamUuid), ownerUuid: stream.owner.userUuid, syncFrame: frame)
        // Above the others, as every window that somebody has dropped.
        try context.pool.widget.send(WidgetRequest("raise", to: WidgetID.streamWindow(of: stream.streamUuid)))
    }

    /// Where the menu of the window opens: upstream's figures, from the window's bottom.
    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        guard let user = context.pool.user.getFirstUser(role: role), WindowMenu.anchor(name, means: user) else {
            return nil
        }
        // In the window's foot: in a one-to-one class 5 points above its edge, in others 1 point below. In a vocational
        // class it stands below the window.
        let top =
            switch context.sceneType {
            case "oneToOne": size.height - WindowMenu.height - 5
            case "vocation": size.height + 1
            default: size.height - WindowMenu.height + 1
            }
        return LayoutRect(x: 0, y: 0, width: size.width, height: top - WindowMenu.popoverDistance)
    }

    /// Everything, when the event is about the user in the place, or about who that is.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onRemoteUserJoined(let user), .onRemoteUserLeft(let user, _, _):
            return user.userRole == role ? .everything : .nothing
        case .onUserUpdated:
            // A new role may empty the place as well as fill it.
            return .everything
        case .onWidgetActive(let id), .onWidgetInactive(let id):
            return id.hasPrefix(WindowContent.windowPrefix) ? .everything : .nothing
        case .onCdnUpdated: return .everything
        case .onCoHostUserListAdded, .onCoHostUserListRemoved:
            // Whoever takes part in a fusion watches it live.
            return record.concernedUsers.contains(context.pool.localUser) ? .everything : .nothing
        default:
            guard let user = context.pool.user.getFirstUser(role: role) else { return .nothing }
            // Their own streams, too: whoever publishes one watches a fusion live.
            let concerns = [user.userUuid, context.pool.localUser].contains(where: record.concernedUsers.contains)
            return VideoSlot.topics.contains(record.topic) && concerns ? .everything : .nothing
        }
    }

    /// What the picture in a window follows from.
    static let topics: Set<Topic> = [
        .user, .stream, .volume, .reward, .handsWave, .widgetActivity, .widgetMessage, .cdn, .coHost,
    ]
}
