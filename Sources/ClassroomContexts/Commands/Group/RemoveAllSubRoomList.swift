/// Closes every group; everybody returns to the class.
public struct RemoveAllSubRoomList: UserCommand {
    /// Carries nothing: it means all of them.
    public init() {}

    static let permission = ContextCommand.removeAllSubRoomList

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.removeSubRooms(Array(decision.state.groups.order), by: caller.user)
    }
}

extension ContextCommand {
    /// Closing all groups at once.
    public static let removeAllSubRoomList = ContextCommand("removeAllSubRoomList", .staff)
}

extension GroupContext {
    /// Closes every group; everybody returns to the class.
    public func removeAllSubRoomList() throws(ContextError) {
        try gateway.give(.removeAllSubRoomList(RemoveAllSubRoomList()))
    }
}
