import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The teacher's video window: a place of its own in one-to-one classes and lectures, and the look of the teacher's
/// window in the strip.
///
/// ```yaml
/// teacherVideo:
///   gap: 2                              # the window is that much smaller than its frame
///   cell: { highlightBorderColor: $systemSafeColor }
///   label: { color: $textContrastColor, font: $font12 }
/// ```
struct TeacherVideo: Component {
    static let name = "teacherVideo"

    static let summary = "The teacher's video window, for everybody, and the look of every window of a teacher."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Fill around the window."),
            .length("gap", default: "0", "How much smaller the window is than its frame, in each direction."),
            VideoProperties.cell, VideoProperties.mask(), VideoProperties.label,
            .group(
                "offStage", "The entry that takes everybody off stage, in the menu on the pressed window.",
                PropertySpec.visibility + [.image("image", default: "member_stage_off", "Icon of the entry.")]),
        ]

    static let anchors = [WindowMenu.anchor]

    static let popupSide = PopupSide.below

    static let outline = ComponentOutline(fill: "backgroundColor", isPressed: true, job: "windows of the teacher")

    static let reads = VideoSlot.topics

    static let styleSheet = VideoWindowStyle.rules(for: name)

    private let values: PropertyValues

    private let slot = VideoSlot(component: name, role: .teacher, emptyLabel: "diorama_seat_teacher")

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

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        if action.name == "lift" { try slot.lift(action, in: context) }
    }
}
