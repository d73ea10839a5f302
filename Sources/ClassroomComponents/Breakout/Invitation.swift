import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The question whether one comes into a discussion group: a student whom the teacher asks, a teacher whom a group calls.
///
/// ```yaml
/// compose:
///   - invitation: {}
/// ```
///
/// Its look is that of `alert`.
struct Invitation: Component {
    static let name = "invitation"

    static let summary = "The question whether one comes into a discussion group, for whoever is asked."

    static let properties: [PropertySpec] = PropertySpec.visibility

    static let reads: Set<Topic> = [.group]

    static let covers: String? = Board.name

    static let outline = ComponentOutline(uses: ["alert", "breakoutRoom"])

    static let styleSheet =
        """
        .invitation { display: grid; place-items: center; width: 100%; height: 100%; pointer-events: none; }
        .invitation .alert-box { pointer-events: auto; }

        """ + AlertBox.styleSheet(of: name)

    init(_ values: PropertyValues) {}

    func render(in context: RenderContext) -> HTMLNode {
        let group = context.pool.group
        // Nobody is asked into what is not there.
        guard context.isShown("", of: SharedConfiguration.breakoutRoom.name),
            let invitation = group.getInvitation(of: context.pool.localUser),
            let subRoom = group.getSubRoomInfo(invitation.subRoomUuid)
        else { return .nothing }
        let isCall = context.role == .teacher
        let inviter = context.pool.inviterName(invitation)
        let box = AlertBox(
            name: "question",
            title: context.string(isCall ? "fcr_group_help_title" : "fcr_group_join"),
            text: context.string(
                isCall ? "diorama_group_help_asked" : "fcr_group_invitation", xxx: subRoom.subRoomName, yyy: inviter),
            answers: (context.string("fcr_group_button_later"), context.string("fcr_group_button_join")))
        return .element(
            .div, .class(Self.name),
            children: [box.card(no: "later", yes: "join", argument: invitation.subRoomUuid, in: context)])
    }

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onUserListInvitedToSubRoom, .onUserListRejectedToSubRoom, .onUserListAddedToSubRoom:
            record.concernedUsers.contains(context.pool.localUser) ? .everything : .nothing
        case .onSubRoomListRemoved, .onSubRoomListUpdated: .everything
        default: .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        let own = [context.pool.localUser]
        switch action.name {
        case "join":
            try context.pool.group.userListAcceptInvitationToSubRoom(userList: own, subRoomUuid: action.argument)
        // Upstream sends nothing, so that whoever has asked waits for ever.
        case "later":
            try context.pool.group.userListRejectInvitationToSubRoom(userList: own, subRoomUuid: action.argument)
        default: break
        }
    }
}

extension ContextPool {
    /// What whoever has asked somebody in is called.
    fileprivate func inviterName(_ invitation: SubRoomInvitation) -> String {
        let inGroup = group.createSubRoomObject(subRoomUuid: invitation.subRoomUuid)?.user
        return (inGroup?.getUserInfo(invitation.inviterUuid) ?? user.getUserInfo(invitation.inviterUuid))?.userName
            ?? invitation.inviterUuid
    }
}

extension Invitation {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "A student is asked in", fixture: fixture(invited: "chen"), viewer: "chen", frame: frame,
            expect: .markup(
                contains: ["The teacher invites you to join Optics", #"data-action="join""#, #"data-action="later""#])),
        ComponentExample(
            "Nobody else is", fixture: fixture(invited: "chen"), viewer: "priya", frame: frame,
            expect: .markup(contains: [], lacks: ["alert-box"])),
        ComponentExample(
            "Nor anybody where there are no groups", surroundings: "breakoutRoom: { enable: false }",
            fixture: fixture(invited: "chen"), viewer: "chen", frame: frame,
            expect: .markup(contains: [], lacks: ["alert-box"])),

        // What is refused
        ComponentExample(
            "A property that is the alert's", configuration: "cornerRadius: 4", fixture: fixture(invited: "chen"),
            viewer: "chen", frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 400\nheight: 240"

    private static func fixture(invited: String) -> String {
        """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }
          - { uuid: priya, name: Priya Raman, role: student }
        groups:
          - { uuid: optics, name: Optics, invited: [\(invited)] }
        """
    }
}
