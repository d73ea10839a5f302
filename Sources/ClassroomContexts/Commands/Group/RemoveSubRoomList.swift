import LiveValues

/// Closes groups; whoever is in one returns to the class.
public struct RemoveSubRoomList: UserCommand {
    /// The groups' identifiers.
    public var subRoomUuids: [String]

    /// Names the groups that end.
    public init(subRoomUuids: [String]) {
        self.subRoomUuids = subRoomUuids
    }

    static let permission = ContextCommand.removeSubRoomList

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        for uuid in subRoomUuids { _ = try decision.state.subRoom(uuid, for: caller) }
        decision.removeSubRooms(subRoomUuids, by: caller.user)
    }
}

extension ContextCommand {
    /// Closing single groups.
    public static let removeSubRoomList = ContextCommand("removeSubRoomList", .staff)
}

extension GroupContext {
    /// Closes groups; whoever is in one returns to the class.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``.
    public func removeSubRoomList(_ subRoomUuids: [String]) throws(ContextError) {
        try gateway.give(.removeSubRoomList(RemoveSubRoomList(subRoomUuids: subRoomUuids)))
    }
}
