import LiveValues

/// Goes into a group.
public struct JoinSubRoom: UserCommand {
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Names the group; who is in it already is told once more that they are.
    public init(subRoomUuid: String) {
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.joinSubRoom

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let user = caller.user.userUuid
        let info = try decision.state.subRoom(subRoomUuid, for: caller)
        if decision.state.groups.seats[user] != subRoomUuid {
            if ![.teacher, .assistant].contains(caller.user.userRole) {
                try decision.state.requireInvitation(of: user, to: subRoomUuid, for: caller)
            }
            decision.addToSubRoom([user], subRoomUuid, by: caller.user)
        }
        decision.tell(.onJoinSubRoomSuccess(info), to: .user(user))
    }

    func consequence(of refusal: ContextError) -> RoomCommand? {
        .refuseJoiningSubRoom(RefuseJoiningSubRoom(subRoomUuid: subRoomUuid, refusal: refusal))
    }
}

extension ContextCommand {
    /// Going into a group: the teacher and assistants into any, others into one that has asked them.
    public static let joinSubRoom = ContextCommand("joinSubRoom", .anybodysOwn)
}

extension SubRoomContext {
    /// Goes into the group, out of another one; the local user hears `onJoinSubRoomSuccess`.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, and ``ContextError/Code/wrongState`` for a student or an observer
    ///   whom nobody has asked; each after an `onJoinSubRoomFailure`.
    public func joinSubRoom() throws(ContextError) {
        try gateway.give(.joinSubRoom(JoinSubRoom(subRoomUuid: subRoomUuid)))
    }
}
