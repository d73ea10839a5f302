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
        guard case .onLocalUserKickedOut = record.event else { return nil }
        return AlertMessage(
            title: text("fcr_user_local_kick_out_notice"), text: text("fcr_user_local_kick_out"),
            button: text("fcr_room_class_leave_sure"))
    }
}
