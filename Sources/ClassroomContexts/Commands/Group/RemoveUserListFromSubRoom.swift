/// Takes people out of a group, back into the class.
public struct RemoveUserListFromSubRoom: UserCommand {
    /// The identifiers of those who are taken out.
    public var userList: [String]
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Names whom and from where; those who are not in the group are passed over.
    public init(userList: [String], subRoomUuid: String) {
        self.userList = userList
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.removeUserListFromSubRoom

    static let isAboutWholeClass = true

    var targets: [String]? { userList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        for uuid in userList { _ = try decision.state.user(uuid, for: caller) }
        let isOwn = userList == [caller.user.userUuid]
        decision.removeFromSubRoom(userList, subRoomUuid, reason: isOwn ? .normal : .kickOut, by: caller.user)
    }
}

extension ContextCommand {
    /// Taking others out of a group, and going out of one's own.
    public static let removeUserListFromSubRoom = ContextCommand(
        "removeUserListFromSubRoom",
        CommandPermission(teacher: .everyone, assistant: .everyone, student: .own, observer: .own))
}

extension GroupContext {
    /// Takes people out of a group, back into the class; everybody may take out themselves.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, ``ContextError/Code/unknownUser`` and
    ///   ``ContextError/Code/notPermitted``.
    public func removeUserListFromSubRoom(userList: [String], subRoomUuid: String) throws(ContextError) {
        try gateway.give(
            .removeUserListFromSubRoom(RemoveUserListFromSubRoom(userList: userList, subRoomUuid: subRoomUuid)))
    }
}
