/// Lets a user leave, who may come back.
public struct DismissUser: ServerCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String

    /// Names one user, who may join again.
    public init(userUuid: String) {
        self.userUuid = userUuid
    }

    static let name = "dismissUser"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        _ = try user(userUuid, in: decision)
        decision.leave(userUuid, reason: .normal, by: nil)
    }
}

extension RoomStore {
    /// Lets a user leave.
    ///
    /// They may come back through ``RoomContext/joinRoom()``.
    public func userLeaves(_ userUuid: String) {
        simulate(.dismissUser(DismissUser(userUuid: userUuid)))
    }
}
