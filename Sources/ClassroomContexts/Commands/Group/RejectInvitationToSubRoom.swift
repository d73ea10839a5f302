/// Declines to go into a group to which the caller was asked.
public struct RejectInvitationToSubRoom: UserCommand {
    /// The identifiers of those who decline: the caller's.
    public var userList: [String]
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Answers an invitation with no, or not now.
    public init(userList: [String], subRoomUuid: String) {
        self.userList = userList
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.rejectInvitationToSubRoom

    static let isAboutWholeClass = true

    var targets: [String]? { userList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        for uuid in userList { try decision.state.requireInvitation(of: uuid, to: subRoomUuid, for: caller) }
        guard !userList.isEmpty else { return }
        decision.tell(.onUserListRejectedToSubRoom(userList, subRoomUuid: subRoomUuid, operator: caller.user))
    }
}

extension ContextCommand {
    /// Staying out of a group after having been asked.
    public static let rejectInvitationToSubRoom = ContextCommand(
        "userListRejectInvitationToSubRoom", .anybodysOwn)
}

extension GroupContext {
    /// Declines to go into a group to which the local user was asked; they can be asked again.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, ``ContextError/Code/notPermitted`` for others than the local user,
    ///   and ``ContextError/Code/wrongState`` when nobody has asked.
    public func userListRejectInvitationToSubRoom(
        userList: [String], subRoomUuid: String
    ) throws(ContextError) {
        try gateway.give(
            .rejectInvitationToSubRoom(RejectInvitationToSubRoom(userList: userList, subRoomUuid: subRoomUuid)))
    }
}
