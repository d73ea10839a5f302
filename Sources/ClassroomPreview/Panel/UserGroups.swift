import ClassroomContexts
import LiveValues
import PreviewServing

/// The users through whose eyes a scene can be seen.
enum UserGroups {
    private static let roles: [UserRole] = [.teacher, .assistant, .student, .observer]

    /// The users by role; of a large class the first ones, and always the local user.
    static func all(_ pool: ContextPool) -> [ViewerGroup] {
        let local = pool.localUser
        let texts = RoomTexts(pool)
        let own = pool.user.getUserInfo(local)
        var groups = roles.map { role in
            var users = pool.user.getUserList(roleList: [role], pageIndex: 1, pageSize: RoomPanel.maxListed)
            if let own, own.userRole == role, !users.contains(own) { users.append(own) }
            return ViewerGroup(id: role.name, title: texts.title(role), viewers: users.map { viewer($0, texts) })
        }
        if own == nil {
            let gone = pool.room.getDeparture()?.user
            let absent = gone.map { viewer($0, texts) } ?? Viewer(id: local, label: local)
            groups.append(ViewerGroup(title: texts.absent, viewers: [absent]))
        }
        return groups
    }

    /// What an event does to the list.
    static func changes(for record: ChangeRecord, _ pool: ContextPool) -> [ViewerChange] {
        switch record.event {
        case .onRemoteUserJoined(let user) where RoomPanel.listsStudents(of: pool):
            [.came(viewer(pool.user.asRead(user), RoomTexts(pool)), group: user.userRole.name)]
        // Whoever looks through the eyes of somebody who left still has to see whose eyes these are.
        case .onRemoteUserLeft(let user, _, _) where user.userUuid != pool.localUser: [.left(id: user.userUuid)]
        default: []
        }
    }

    private static func viewer(_ user: UserInfo, _ texts: RoomTexts) -> Viewer {
        Viewer(id: user.userUuid, label: "\(user.userName) · \(texts.role(user.userRole))")
    }
}
