import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The small window in which students off stage see what the teacher's gallery shows of them.
///
/// It looks as `studentVideo` says.
///
/// ```yaml
/// - localPreview: { roles: [student, assistant], right: board.right - 64, bottom: board.bottom - 16 }
/// ```
struct LocalPreview: Component {
    static let name = "localPreview"

    static let summary =
        "One's own camera while the teacher's gallery shows it, for students and assistants off stage in small classes."

    static let properties: [PropertySpec] = PropertySpec.visibility

    static let outline = ComponentOutline(size: size, job: "previews of one's own camera", uses: [StudentVideo.name])

    static let reads: Set<Topic> = VideoSlot.topics.union([.coHost, .room])

    static let ownSize: OwnSize = [.width, .height]

    // It tells nobody anything that they could press.
    static let styleSheet = """
        .localPreview { width: 100%; height: 100%; pointer-events: none; }
        .localPreview > * { box-shadow: 0 2px 8px rgb(0 0 0 / .2); }
        """

    /// Upstream's, in points on every device: 16 : 9, as the camera's picture.
    private static let size = LayoutSize(width: 124, height: 70)

    init(_ values: PropertyValues) {}

    func size(in context: RenderContext) -> LayoutSize? { Self.size }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        guard context.pool.previewsLocalVideo else { return .nothing }
        let window = VideoWindow(component: StudentVideo.name, context: context)
        return .element(
            .div, .class(Self.name), .role("group"), .aria("label", context.string("diorama_local_preview")),
            children: [window.render(WindowContent(of: context.pool.user.getLocalUserInfo(), in: context))])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        case .room, .widgetActivity: .everything
        default:
            Self.reads.contains(record.topic) && record.concernedUsers.contains(context.pool.localUser)
                ? .everything : .nothing
        }
    }
}
