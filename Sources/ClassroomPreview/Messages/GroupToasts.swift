import ClassroomContexts
import LiveValues
import PreviewServing

/// The messages about discussion groups: who comes into one's own, who goes, and that all are closed.
enum GroupToasts {
    /// The messages for one user; most events have none.
    ///
    /// - Parameters:
    ///   - record: The event.
    ///   - pool: The class through the user's eyes.
    ///   - text: Gives the product's text for a key.
    /// - Returns: The messages, in the order in which they are shown.
    static func messages(
        for record: ChangeRecord, pool: ContextPool, text: (_ key: String, _ xxx: String?) -> String
    ) -> [ToastMessage] {
        guard record.topic == .group, record.audience.contains(pool.localUser) else { return [] }
        let own = pool.group.getSubRoom(of: pool.localUser)
        switch record.event {
        case .onUserListAddedToSubRoom(let users, let subRoom, _) where subRoom == own:
            return others(users, pool).map {
                ToastMessage(kind: .notice, text: sentence("fcr_group_enter_group", about: $0, text))
            }
        case .onUserListRemovedFromSubRoom(let departures, let subRoom, _) where subRoom == own:
            return others(departures.map(\.userUuid), pool).map {
                ToastMessage(kind: .warning, text: sentence("fcr_group_exit_group", about: $0, text))
            }
        case .onGroupInfoUpdated(false):
            return [ToastMessage(kind: .warning, text: text("fcr_group_close_group", nil))]
        case .onHelpRefused(let reason):
            let key =
                switch reason {
                case .teacherIsHere: "fcr_group_teacher_exist_hint"
                case .teacherHelpsOthers: "fcr_group_teacher_is_helping_others_msg"
                case .nobodyIsThere: "diorama_group_no_teacher"
                }
            return [ToastMessage(kind: .warning, text: text(key, nil))]
        case .onBroadcastToSubRooms(let words, _) where own != nil:
            return [ToastMessage(kind: .notice, text: text("diorama_group_announcement", words))]
        default: return []
        }
    }

    /// The most people whose coming or going is told one by one: more come at once only when groups are divided.
    private static let limit = 3

    private static func others(_ users: [String], _ pool: ContextPool) -> [UserInfo] {
        let others = users.filter { $0 != pool.localUser }
        return others.count > limit ? [] : others.compactMap(pool.user.getUserInfo)
    }

    private static func sentence(
        _ key: String, about user: UserInfo, _ text: (_ key: String, _ xxx: String?) -> String
    ) -> String {
        let role =
            switch user.userRole {
            case .teacher: "fcr_role_teacher"
            case .assistant: "fcr_role_assistant"
            case .student: "fcr_role_student"
            case .observer: "fcr_role_audience"
            }
        let title = text(role, nil)
        // Where words are separated by blanks, so are the role and the name.
        let separator = title.allSatisfy(\.isASCII) ? " " : ""
        return text(key, title + separator).replacing("{yyy}", with: user.userName)
    }
}
