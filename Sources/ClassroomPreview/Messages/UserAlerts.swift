import ClassroomContexts
import LiveValues
import PreviewServing

/// The messages that a user has to answer: what ends their class, and the teacher's refusal to come into their group.
enum UserAlerts {
    /// The message for one user; most events have none.
    ///
    /// - Parameters:
    ///   - record: The event.
    ///   - pool: The room through the user's eyes.
    ///   - text: Gives the product's text for a key.
    /// - Returns: What is shown over the last picture until it is answered.
    static func message(for record: ChangeRecord, pool: ContextPool, text: (_ key: String) -> String) -> AlertMessage? {
        let (title, sentence): (String, String)
        switch record.event {
        case .onLocalUserKickedOut: (title, sentence) = ("fcr_user_local_kick_out_notice", "fcr_user_local_kick_out")
        case .onRoomClosed: (title, sentence) = ("fcr_room_class_over_notice", "diorama_room_closed")
        case .onUserListRejectedToSubRoom(_, let subRoom, let refuser?)
        where refuser.userRole == .teacher && refuser.userUuid != pool.localUser
            && pool.group.getSubRoom(of: pool.localUser) == subRoom:
            return AlertMessage(
                title: text("fcr_group_help_title"), text: text("fcr_group_help_teacher_busy_msg"),
                button: text("fcr_group_sure"))
        // A hosted class ends with its film; others go on until the room is closed.
        case .onClassStateUpdated(.after) where pool.room.getRoomInfo().serviceType == .hostingScene:
            (title, sentence) = ("fcr_room_class_over_notice", "diorama_room_closed")
        default: return nil
        }
        return AlertMessage(title: text(title), text: text(sentence), button: text("fcr_room_class_leave_sure"))
    }
}
