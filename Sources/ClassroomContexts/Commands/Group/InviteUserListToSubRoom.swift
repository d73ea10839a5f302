/// Asks people into a group, who answer for themselves.
public struct InviteUserListToSubRoom: UserCommand {
    /// The identifiers of those who are asked.
    public var userList: [String]
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Names whom and where to; those who are in the group already are passed over.
    public init(userList: [String], subRoomUuid: String) {
        self.userList = userList
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.inviteUserListToSubRoom

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        for uuid in userList {
            let user = try decision.state.user(uuid, for: caller)
            guard caller.user.userRole == .student else { continue }
            try callForHelp(user, for: caller, in: decision.state)
        }
        decision.invite(userList, to: subRoomUuid, by: caller.user)
    }

    /// A student asks the teacher into their own group, and nobody else anywhere.
    private func callForHelp(_ user: UserInfo, for caller: Caller, in state: RoomState) throws(ContextError) {
        guard user.userRole == .teacher, state.groups.seats[caller.user.userUuid] == subRoomUuid else {
            throw caller.refusal(.notPermitted, "a student may ask only the teacher, and into their own group")
        }
        if let other = state.groups.invitations[user.userUuid], other.subRoomUuid != subRoomUuid {
            throw caller.refusal(.alreadyInvited, "'\(user.userUuid)' has been asked into another group")
        }
    }
}

extension ContextCommand {
    /// Asking people into groups; students ask the teacher into theirs, which is the call for help.
    public static let inviteUserListToSubRoom = ContextCommand(
        "inviteUserListToSubRoom",
        CommandPermission(teacher: .everyone, assistant: .everyone, student: .own, observer: .nobody))
}

extension GroupContext {
    /// Asks people into a group, who answer for themselves.
    ///
    /// A student asks the teacher into the group that they are in, and nobody else.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, ``ContextError/Code/unknownUser``,
    ///   ``ContextError/Code/notPermitted``, and ``ContextError/Code/alreadyInvited`` when another group has asked the
    ///   teacher first.
    public func inviteUserListToSubRoom(userList: [String], subRoomUuid: String) throws(ContextError) {
        try gateway.give(
            .inviteUserListToSubRoom(InviteUserListToSubRoom(userList: userList, subRoomUuid: subRoomUuid)))
    }
}
