import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The stage of a small class: the teacher's window and those of the co-hosts, centred, for everybody.
///
/// The windows look as `teacherVideo` and `studentVideo` say.
///
/// ```yaml
/// videoStrip: { slots: 7, gap: 2 }   # the teacher and six students; more of them scroll
/// ```
///
/// While the room hides its stage the strip shows nothing, and a board with `top: stage.bottom + 2 else stateBar.bottom + 1s`
/// grows over its place.
struct VideoStrip: Component {
    static let name = "videoStrip"

    static let summary = "The strip of video windows on a small class's stage, for everybody: teacher and co-hosts."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .integer("slots", in: 2...24, default: 7, "How many windows share the strip's width."),
            .length("gap", default: "2", "The space between two windows."),
        ]

    static let anchors = [WindowMenu.anchor]

    static let popupSide = PopupSide.below

    static let outline = ComponentOutline(
        isPressed: true, size: { size(scale: $0.scale) }, job: "windows of the teacher",
        uses: [TeacherVideo.name, StudentVideo.name])

    static let ownSize: OwnSize = [.width, .height]

    static let reads: Set<Topic> = VideoSlot.topics.union([.coHost, .room])

    // The arrows stand between the marks of the windows below, which are in their corners.
    static let styleSheet = """
        .videoStrip { display: flex; gap: var(--gap); box-sizing: border-box; width: 100%; height: 100%;
          padding-left: var(--first); overflow: hidden; }
        .videoStrip .teacherVideo, .videoStrip .studentVideo { flex: 0 0 var(--cell); width: var(--cell); height: 100%;
          margin: 0; }
        .videoStrip .cohosts { position: relative; flex: none; width: var(--cohosts); height: 100%; }
        .videoStrip .windows { display: flex; gap: var(--gap); height: 100%; overflow: auto hidden; scrollbar-width: none;
          scroll-snap-type: x mandatory; scroll-behavior: smooth; }
        .videoStrip .windows > * { scroll-snap-align: start; }
        .videoStrip .windows:focus-visible { outline: 2px solid var(--studentVideo-cell-highlightBorderColor);
          outline-offset: -2px; }
        .videoStrip .arrow { position: absolute; z-index: 1; top: 22px; bottom: 20px; width: 24px; margin: 0; padding: 0;
          border: 0; background: var(--studentVideo-moveButton-backgroundColor);
          border-radius: var(--studentVideo-moveButton-cornerRadius); cursor: pointer; transition: filter 120ms; }
        .videoStrip .arrow.is-prev { left: 0; }
        .videoStrip .arrow.is-next { right: 0; }
        .videoStrip .arrow .icon { width: 16px; height: 16px; vertical-align: middle; }
        .videoStrip .arrow:hover { filter: brightness(.7); }
        .videoStrip .arrow:focus-visible { outline: 2px solid var(--studentVideo-cell-highlightBorderColor);
          outline-offset: -2px; }
        .videoStrip { container-type: size; }
        @container (max-height: 64px) { .videoStrip .arrow { top: 17px; bottom: 19px; } }
        @media (prefers-reduced-motion: reduce) {
          .videoStrip .windows { scroll-behavior: auto; }
          .videoStrip .arrow { transition: none; }
        }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Size

    /// As large as upstream's strip on a telephone, and nothing while the room hides its stage: what refers to the strip
    /// may then move into its place.
    func size(in context: RenderContext) -> LayoutSize? {
        isHidden(in: context) ? LayoutSize(width: 0, height: 0) : Self.size(scale: context.scale)
    }

    private static func size(scale: Double) -> LayoutSize { LayoutSize(width: 667 * scale, height: 50 * scale) }

    /// A small class may hide its stage; a room that says nothing shows it.
    private func isHidden(in context: RenderContext) -> Bool {
        context.pool.room.getRoomArea().map { !$0.contains(.stage) } ?? false
    }

    /// The window whose menu opens, and which opens below it; of those that are paged away the last place.
    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        let (teacher, coHosts) = people(in: context)
        let layout = layout(hasTeacher: teacher != nil, coHosts: coHosts.count, in: context)
        let step = layout.cellWidth + layout.gap
        let x: Double
        if let teacher, WindowMenu.anchor(name, means: teacher) {
            x = layout.firstX
        } else if let index = coHosts.firstIndex(where: { WindowMenu.anchor(name, means: $0) }) {
            x = min(layout.coHostsX + Double(index) * step, size.width - layout.cellWidth)
        } else {
            return nil
        }
        return LayoutRect(x: x, y: 0, width: layout.cellWidth, height: size.height + 2 - WindowMenu.popoverDistance)
    }

    // MARK: Picture

    /// Who is on the stage, as far as the configuration shows them.
    private func people(in context: RenderContext) -> (teacher: UserInfo?, coHosts: [UserInfo]) {
        (
            context.isShown("", of: TeacherVideo.name) ? context.pool.user.getFirstUser(role: .teacher) : nil,
            context.isShown("", of: StudentVideo.name) ? context.pool.user.getCoHostList() : []
        )
    }

    func render(in context: RenderContext) -> HTMLNode {
        if isHidden(in: context) { return .nothing }
        let (teacher, coHosts) = people(in: context)
        // An empty stage says for whom it waits.
        let waits = teacher == nil && coHosts.isEmpty && context.isShown("", of: TeacherVideo.name)
        let layout = layout(hasTeacher: teacher != nil || waits, coHosts: coHosts.count, in: context)

        var windows: [HTMLNode] = []
        if let teacher {
            windows.append(window(of: teacher, in: context))
        } else if waits {
            windows.append(
                VideoWindow(component: TeacherVideo.name, context: context)
                    .renderEmpty(label: context.string("diorama_seat_teacher")))
        }
        if !coHosts.isEmpty { windows.append(self.coHosts(coHosts, scrolls: layout.scrolls, in: context)) }
        return .element(
            .section, .class(Self.name), .aria("label", context.string("diorama_stage")),
            .style(
                .property("--first", .points(layout.firstX)), .property("--cell", .points(layout.cellWidth)),
                .property("--gap", .points(layout.gap)), .property("--cohosts", .points(layout.coHostsWidth))),
            .configured(by: "slots", "gap", "/studentVideo.backgroundColor"), children: windows)
    }

    private func layout(hasTeacher: Bool, coHosts: Int, in context: RenderContext) -> StripLayout {
        StripLayout(
            width: context.frame.width, hasTeacher: hasTeacher, coHosts: coHosts,
            gap: context.points(values["gap"], of: context.frame.width), slots: max(2, Int(values.number("slots"))))
    }

    private func window(of user: UserInfo, in context: RenderContext) -> HTMLNode {
        VideoWindow(component: VideoWindow.component(for: user.userRole), context: context)
            .render(WindowContent(of: user, in: context))
    }

    /// The co-hosts' windows; with more than the strip has places for, arrows move them by one window.
    private func coHosts(_ users: [UserInfo], scrolls: Bool, in context: RenderContext) -> HTMLNode {
        let listID = context.partID("cohosts")
        let list = HTMLNode.element(
            .div, .id(listID), .class("windows"), scrolls ? .tabIndex(0) : nil,
            scrolls ? .role("group") : nil, scrolls ? .aria("label", context.string("diorama_stage")) : nil,
            children: users.map { window(of: $0, in: context) })
        guard scrolls, context.isShown("moveButton", of: StudentVideo.name) else {
            return .element(.div, .class("cohosts"), children: [list])
        }
        return .element(
            .div, .class("cohosts"),
            children: [
                arrow("prev", "diorama_previous", by: -1, of: listID, in: context), list,
                arrow("next", "diorama_next", by: 1, of: listID, in: context),
            ])
    }

    private func arrow(
        _ direction: String, _ label: String, by step: Int, of list: String, in context: RenderContext
    ) -> HTMLNode {
        .element(
            .button,
            [
                .type("button"), .class("arrow is-\(direction)"), .aria("label", context.string(label)),
                .aria("controls", list), .configured(by: "/studentVideo.moveButton"),
            ] + HTMLAttribute.scrolls(list, by: step),
            [context.icon("/studentVideo.moveButton.\(direction)Image", of: Self.name)])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onCoHostUserListAdded, .onCoHostUserListRemoved, .onRoomPropertiesUpdated, .onRoomPropertiesDeleted,
            .onUserUpdated:
            return .everything
        case .onRemoteUserJoined(let user), .onRemoteUserLeft(let user, _, _):
            // Who leaves the stage with the room has been told as a co-host before.
            return user.userRole == .teacher ? .everything : .nothing
        case .onWidgetActive(let id), .onWidgetInactive(let id):
            guard id.hasPrefix(WindowContent.windowPrefix) else { return .nothing }
            let stream = context.pool.stream.getStream(String(id.dropFirst(WindowContent.windowPrefix.count)))
            return stream.map { replace([$0.owner.userUuid], in: context) } ?? .everything
        default:
            guard Self.reads.contains(record.topic) else { return .nothing }
            return replace(record.concernedUsers, in: context)
        }
    }

    /// The windows of those of the users who have one.
    private func replace(_ users: [String], in context: RenderContext) -> ComponentChanges {
        let parts = users.compactMap { uuid -> Patch? in
            guard let user = context.pool.user.getUserInfo(uuid),
                context.pool.user.isCoHost(uuid) || user.userRole == .teacher,
                context.isShown("", of: VideoWindow.component(for: user.userRole))
            else { return nil }
            return .replace(id: VideoWindow.id(uuid, in: context), window(of: user, in: context))
        }
        return parts.isEmpty ? .nothing : .parts(parts)
    }
}
