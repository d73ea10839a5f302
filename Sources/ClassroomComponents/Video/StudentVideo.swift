import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The student's video window: a place of its own in one-to-one classes, and the look of the students' windows in the
/// strip and of the menu on a pressed one.
///
/// ```yaml
/// studentVideo:
///   cell: { cornerRadius: 4 }
///   waveHands: { gifUrl: img_hands_wave }
///   camera: { onImage: member_camera_on, offImage: member_camera_off, forbiddenImage: member_camera_forbidden }
/// ```
struct StudentVideo: Component {
    static let name = "studentVideo"

    static let summary = "The student's video window, for everybody, and the look of every window of a student."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Fill around the windows."),
            .length("gap", default: "0", "How much smaller the window is than its frame, in each direction."),
            VideoProperties.cell, VideoProperties.mask(VideoProperties.studentMarks), VideoProperties.label,
            .group(
                "moveButton", "The arrows that page through the strip when it has more windows than places.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "black @ 30%", "Fill of the arrows."),
                    .length("cornerRadius", default: "$windowCornerRadius", "Radius of the arrows' corners."),
                    .image("prevImage", default: "window_arrow_prev", "Icon of the arrow to the left."),
                    .image("nextImage", default: "window_arrow_next", "Icon of the arrow to the right."),
                ]),
            .group(
                "waveHands", "The hand over the window of a user who raises it.",
                PropertySpec.visibility + [.image("gifUrl", default: "img_hands_wave", "Picture of the hand.")]),
            VideoProperties.device("camera", "The camera's entry in the menu on a pressed window.", "member_camera"),
            VideoProperties.device("microphone", "The microphone's entry in that menu.", "member_mic"),
            .group(
                "boardAuthorization", "The entry in that menu that lets a student write on the board.",
                PropertySpec.visibility + [
                    .image("onImage", default: "member_boardauth_on", "Icon while the student may write."),
                    .image("offImage", default: "member_boardauth_off", "Icon while the student may not."),
                ]),
            .group(
                "reward", "The entry in that menu that rewards a student.",
                PropertySpec.visibility + [.image("image", default: "member_reward", "Icon of the entry.")]),
            .group(
                "offStage", "The entry in that menu that takes a student off stage.",
                PropertySpec.visibility + [.image("image", default: "member_stage_on", "Icon of the entry.")]),
        ]

    static let anchors = [WindowMenu.anchor]

    static let popupSide = PopupSide.below

    static let outline = ComponentOutline(fill: "backgroundColor", isPressed: true)

    static let reads = VideoSlot.topics

    static let styleSheet = VideoWindowStyle.rules(for: name)

    private let values: PropertyValues

    private let slot = VideoSlot(component: name, role: .student, emptyLabel: "diorama_seat_empty")

    init(_ values: PropertyValues) { self.values = values }

    func render(in context: RenderContext) -> HTMLNode {
        slot.render(gap: context.points(values["gap"], of: context.frame.width), in: context)
    }

    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        slot.anchor(name, in: context, size: size)
    }

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        slot.changes(for: record, in: context)
    }
}
