/// Brings people into a group without asking them.
public struct AddUserListToSubRoom: UserCommand {
    /// The identifiers of those who are brought.
    public var userList: [String]
    /// The identifier of the group.
    public var subRoomUuid: String

    /// Names whom and where to; those in other groups change over.
    public init(userList: [String], subRoomUuid: String) {
        self.userList = userList
        self.subRoomUuid = subRoomUuid
    }

    static let permission = ContextCommand.addUserListToSubRoom

    static let isAboutWholeClass = true

    var targets: [String]? { userList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        for uuid in userList { _ = try decision.state.user(uuid, for: caller) }
        decision.addToSubRoom(userList, subRoomUuid, by: caller.user)
    }
}

extension ContextCommand {
    /// Bringing others into a group.
    public static let addUserListToSubRoom = ContextCommand("addUserListToSubRoom", .staff)
}

extension GroupContext {
    /// Brings people into a group without asking them; those in other groups change over.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom`` and ``ContextError/Code/unknownUser``.
    public func addUserListToSubRoom(userList: [String], subRoomUuid: String) throws(ContextError) {
        try gateway.give(.addUserListToSubRoom(AddUserListToSubRoom(userList: userList, subRoomUuid: subRoomUuid)))
    }
}
