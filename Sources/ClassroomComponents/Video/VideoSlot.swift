import ClassroomContexts
import ClassroomScenes
import LiveValues
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
        return window.render(WindowContent(of: user, in: context), attributes: space)
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
        default:
            guard let user = context.pool.user.getFirstUser(role: role) else { return .nothing }
            return VideoSlot.topics.contains(record.topic) && record.concernedUsers.contains(user.userUuid)
                ? .everything : .nothing
        }
    }

    /// What the picture in a window follows from.
    static let topics: Set<Topic> = [
        .user, .stream, .volume, .reward, .handsWave, .widgetActivity, .widgetMessage,
    ]
}
