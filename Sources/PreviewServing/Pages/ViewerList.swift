import ContextModel
import SceneRendering

/// The list of users through whose eyes a scene can be seen.
enum ViewerList {
    private static let roles: [UserRole] = [.teacher, .assistant, .student, .observer]

    /// The users by role; of a large class the first ones, and always the one that is chosen.
    static func groups(_ pool: ContextPool) -> [ChoiceGroup] {
        let chosen = pool.localUser
        var groups = roles.map { role in
            var users = pool.user.getUserList(roleList: [role], pageIndex: 1, pageSize: RoomPanel.longestList)
            if let own = pool.user.getUserInfo(chosen), own.userRole == role, !users.contains(own) { users.append(own) }
            return ChoiceGroup(title: title(role), id: groupID(role), choices: users.map { choice($0, chosen: chosen) })
        }
        if pool.user.getUserInfo(chosen) == nil {
            groups.append(ChoiceGroup(title: "Not in the room", choices: [Choice(chosen, chosen, isChosen: true)]))
        }
        return groups
    }

    /// One entry, with the identifier by which it is taken out again.
    static func option(_ user: UserInfo) -> HTMLNode {
        ChoiceControl.option(choice(user, chosen: ""))
    }

    static func optionID(_ user: UserInfo) -> String { "d-viewer-\(user.userUuid)" }

    static func groupID(_ role: UserRole) -> String { "d-viewers-\(role.name)" }

    private static func choice(_ user: UserInfo, chosen: String) -> Choice {
        Choice(
            user.userUuid, "\(user.userName) · \(user.userRole.name)", id: optionID(user),
            isChosen: user.userUuid == chosen)
    }

    private static func title(_ role: UserRole) -> String {
        switch role {
        case .teacher: "Teacher"
        case .assistant: "Assistant"
        case .student: "Students"
        case .observer: "Observers"
        }
    }
}
