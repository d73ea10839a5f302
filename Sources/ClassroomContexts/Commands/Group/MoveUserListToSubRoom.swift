/// Moves people from one group into another.
public struct MoveUserListToSubRoom: UserCommand {
    /// The identifiers of those who are moved.
    public var userList: [String]
    /// The identifier of the group that they are in.
    public var fromSubRoomUuid: String
    /// The identifier of the group that they go into.
    public var toSubRoomUuid: String

    /// Names whom, from where and where to.
    public init(userList: [String], fromSubRoomUuid: String, toSubRoomUuid: String) {
        self.userList = userList
        self.fromSubRoomUuid = fromSubRoomUuid
        self.toSubRoomUuid = toSubRoomUuid
    }

    static let permission = ContextCommand.moveUserListToSubRoom

    static let isAboutWholeClass = true

    var targets: [String]? { userList }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        for uuid in [fromSubRoomUuid, toSubRoomUuid] { _ = try decision.state.subRoom(uuid, for: caller) }
        for uuid in userList {
            _ = try decision.state.user(uuid, for: caller)
            guard decision.state.groups.seats[uuid] == fromSubRoomUuid else {
                throw caller.refusal(.wrongState, "'\(uuid)' is not in the group '\(fromSubRoomUuid)'")
            }
        }
        decision.addToSubRoom(userList, toSubRoomUuid, by: caller.user)
    }
}

extension ContextCommand {
    /// Moving others between groups.
    public static let moveUserListToSubRoom = ContextCommand("moveUserListToSubRoom", .staff)
}

extension GroupContext {
    /// Moves people from one group into another.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``, ``ContextError/Code/unknownUser``, and
    ///   ``ContextError/Code/wrongState`` for somebody who is not in the first group.
    public func moveUserListToSubRoom(
        userList: [String], fromSubRoomUuid: String, toSubRoomUuid: String
    ) throws(ContextError) {
        try gateway.give(
            .moveUserListToSubRoom(
                MoveUserListToSubRoom(
                    userList: userList, fromSubRoomUuid: fromSubRoomUuid, toSubRoomUuid: toSubRoomUuid)))
    }
}
