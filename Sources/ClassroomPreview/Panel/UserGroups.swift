import ClassroomContexts
import LiveValues
import PreviewServing

/// The users through whose eyes a scene can be seen.
enum UserGroups {
    private static let roles: [UserRole] = [.teacher, .assistant, .student, .observer]

    /// The users by role; of a large class the first ones, and always the local user.
    static func all(_ pool: ContextPool) -> [ViewerGroup] {
        let local = pool.localUser
        let own = pool.user.getUserInfo(local)
        var groups = roles.map { role in
            var users = pool.user.getUserList(roleList: [role], pageIndex: 1, pageSize: RoomPanel.maxListed)
            if let own, own.userRole == role, !users.contains(own) { users.append(own) }
            return ViewerGroup(id: role.name, title: title(role), viewers: users.map(viewer))
        }
        if own == nil {
            let gone = pool.room.getDeparture()?.user
            let absent = gone.map(viewer) ?? Viewer(id: local, label: local)
            groups.append(ViewerGroup(title: "Not in the room", viewers: [absent]))
        }
        return groups
    }

    /// What an event does to the list.
    static func changes(for record: ChangeRecord, _ pool: ContextPool) -> [ViewerChange] {
        switch record.event {
        case .onRemoteUserJoined(let user) where RoomPanel.listsStudents(of: pool):
            [.came(viewer(pool.user.asRead(user)), group: user.userRole.name)]
        // Whoever looks through the eyes of somebody who left still has to see whose eyes these are.
        case .onRemoteUserLeft(let user, _, _) where user.userUuid != pool.localUser: [.left(id: user.userUuid)]
        default: []
        }
    }

    private static func viewer(_ user: UserInfo) -> Viewer {
        Viewer(id: user.userUuid, label: "\(user.userName) · \(user.userRole.name)")
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
