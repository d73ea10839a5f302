/// Goes out of a group, back into the class.
public struct LeaveSubRoom: UserCommand {
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Names the group; nothing happens to somebody who is not in it.
    public init(subRoomUuid: String) {
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.leaveSubRoom

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.removeFromSubRoom([caller.user.userUuid], subRoomUuid, reason: .normal, by: caller.user)
    }
}

extension ContextCommand {
    /// Going out of one's group; nobody can be kept.
    public static let leaveSubRoom = ContextCommand("leaveSubRoom", .anybodysOwn)
}

extension SubRoomContext {
    /// Goes out of the group, back into the class; nothing for somebody who is not in it.
    public func leaveSubRoom() {
        try? gateway.give(.leaveSubRoom(LeaveSubRoom(subRoomUuid: subRoomUuid)))
    }
}
