import ClassroomContexts
import LiveValues
import PreviewServing

/// The messages that end a user's class.
enum UserAlerts {
    /// The message for one user; most events have none.
    ///
    /// - Parameters:
    ///   - record: The event.
    ///   - text: Gives the product's text for a key.
    /// - Returns: What is shown over the last picture until it is answered.
    static func message(for record: ChangeRecord, text: (_ key: String) -> String) -> AlertMessage? {
        let (title, sentence): (String, String)
        switch record.event {
        case .onLocalUserKickedOut: (title, sentence) = ("fcr_user_local_kick_out_notice", "fcr_user_local_kick_out")
        case .onRoomClosed: (title, sentence) = ("fcr_room_class_over_notice", "diorama_room_closed")
        default: return nil
        }
        return AlertMessage(title: text(title), text: text(sentence), button: text("fcr_room_class_leave_sure"))
    }
}
