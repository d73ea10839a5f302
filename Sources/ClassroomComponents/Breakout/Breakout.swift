import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The panel with which a teacher divides a class into discussion groups, and follows them.
///
/// Of our own: upstream's native clients leave it to the one on the desktop.
///
/// ```yaml
/// compose:
///   - breakout: { kind: suspend, opensFrom: toolBar.breakout, roles: [teacher, assistant] }
/// components:
///   toolBar: { buttons: { teacher: [setting, message, roster, handsList, breakout] } }
/// ```
struct Breakout: Component {
    static let name = "breakout"

    static let titleKey: String? = "diorama_groups"

    static let summary =
        "The panel with which teachers divide a class into discussion groups, go between them, and bring everybody back."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the panel."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the panel's corners."),
            .containerShadow("Shadow of the panel."),
            .sepLine("The lines between the groups."),
            .image("normalImage", default: "toolbar_unselected_breakout", "Icon of its button in the tool bar."),
            .image("selectedImage", default: "toolbar_selected_breakout", "The same while the panel is open."),
            .group(
                "title", "The panel's name, and the names of the groups.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel1Color", "Colour of the names.", on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the names."),
                ]),
            .group(
                "label", "Who is in a group, and what fields are called.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel2Color", "Colour of the words.", on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the words."),
                ]),
            .group(
                "button", "What is pressed, and the fields.",
                [
                    .color("backgroundColor", default: "$systemBrandColor", "Fill of the main buttons."),
                    .color(
                        "titleColor", default: "$textContrastColor", "Words on the main buttons.",
                        on: ["button.backgroundColor"]),
                    .color(
                        "linkColor", default: "$textEnabledColor", "Words of the other buttons.",
                        on: ["backgroundColor"]),
                    .color("fieldColor", default: "$systemBackgroundColor", "Fill of fields."),
                    .font("font", default: "$font12", "Font of buttons and fields."),
                ]),
        ]

    private static let panel = LayoutSize(width: 300, height: 280)

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, size: panel, job: "panels of discussion groups")

    static let reads: Set<Topic> = [.group, .user]

    static let ownSize: OwnSize = [.width, .height]

    /// How many people a list names; more of them make no list that anybody reads.
    static let maxListed = 200

    let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? { Self.panel }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        // Who comes in a group is told by the group, and nobody else's coming changes more than the list of people.
        case .onJoinSubRoomSuccess, .onJoinSubRoomFailure, .onBroadcastToSubRooms, .onSubRoomPropertiesUpdated,
            .onSubRoomPropertiesDeleted:
            .nothing
        default: .everything
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        let group = context.pool.group
        switch action.name {
        case "make":
            try make(Int(action.values["groups"] ?? "") ?? 0, how: action.values["how"] ?? "", in: context.pool)
        case "closeAll": try group.removeAllSubRoomList()
        case "close": try group.removeSubRoomList([action.argument])
        case "enter": try group.createSubRoomObject(subRoomUuid: action.argument)?.joinSubRoom()
        case "leave": group.createSubRoomObject(subRoomUuid: action.argument)?.leaveSubRoom()
        case "takeOut":
            guard let subRoom = group.getSubRoom(of: action.argument) else { return }
            try group.removeUserListFromSubRoom(userList: [action.argument], subRoomUuid: subRoom)
        case "bring":
            guard let user = action.values["person"], let subRoom = action.values["group"] else { return }
            if action.values["how"] == "invite" {
                try group.inviteUserListToSubRoom(userList: [user], subRoomUuid: subRoom)
            } else {
                try group.addUserListToSubRoom(userList: [user], subRoomUuid: subRoom)
            }
        case "announce": try group.broadcastToSubRooms(action.values["text"] ?? "")
        default: break
        }
    }

    /// Makes groups, and brings or asks the students in, each group as many as the others.
    private func make(_ wanted: Int, how: String, in pool: ContextPool) throws(ContextError) {
        // A form may ask for any number; one too many is refused as well as a million.
        let count = min(max(0, wanted), AddSubRoomList.limit + 1)
        let known = Set(pool.group.getSubRoomList().map(\.subRoomUuid))
        let students = pool.inClass.user.getUserList(role: .student).map(\.userUuid)
        func share(_ index: Int) -> [String] {
            students.enumerated().filter { $0.offset % count == index }.map(\.element)
        }
        try pool.group.addSubRoomList(
            (0..<count).map { index in
                SubRoomCreateConfig(
                    subRoomName: SubRoomInfo.name(ofGroup: index + 1),
                    invitationUserList: how == "invite" ? share(index) : [])
            })
        guard how == "evenly" else { return }
        let made = pool.group.getSubRoomList().map(\.subRoomUuid).filter { !known.contains($0) }
        for (index, subRoom) in made.enumerated() where !share(index).isEmpty {
            try pool.group.addUserListToSubRoom(userList: share(index), subRoomUuid: subRoom)
        }
    }
}
