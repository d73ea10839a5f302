/// Goes into a group to which the caller was asked.
public struct AcceptInvitationToSubRoom: UserCommand {
    /// The identifiers of those who accept: the caller's.
    public var userList: [String]
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Answers an invitation with yes.
    public init(userList: [String], subRoomUuid: String) {
        self.userList = userList
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.acceptInvitationToSubRoom

    static let isAboutWholeClass = true

    var targets: [String]? { userList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        for uuid in userList { try decision.state.requireInvitation(of: uuid, to: subRoomUuid, for: caller) }
        decision.addToSubRoom(userList, subRoomUuid, by: caller.user)
    }
}

extension RoomState {
    /// Refuses an answer to an invitation that nobody has given, or that was withdrawn.
    func requireInvitation(of uuid: String, to subRoom: String, for caller: Caller) throws(ContextError) {
        guard groups.invitations[uuid]?.subRoomUuid == subRoom else {
            throw caller.refusal(.wrongState, "nobody has asked '\(uuid)' into the group '\(subRoom)'")
        }
    }
}

extension ContextCommand {
    /// Going into a group after having been asked.
    public static let acceptInvitationToSubRoom = ContextCommand(
        "userListAcceptInvitationToSubRoom", .anybodysOwn)
}

extension GroupContext {
    /// Goes into a group to which the local user was asked.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, ``ContextError/Code/notPermitted`` for others than the local user,
    ///   and ``ContextError/Code/wrongState`` when nobody has asked.
    public func userListAcceptInvitationToSubRoom(
        userList: [String], subRoomUuid: String
    ) throws(ContextError) {
        try gateway.give(
            .acceptInvitationToSubRoom(AcceptInvitationToSubRoom(userList: userList, subRoomUuid: subRoomUuid)))
    }
}
