/// Gives a command in the room of a group, where it means what it means in a class.
///
/// Who gives it has to be in the group, as a user has to be in the class for any other.
public struct InSubRoom: RoomCommandKind {
    /// The identifier of the group.
    public var subRoomUuid: String
    /// What is asked.
    public var command: RoomCommand

    /// Places a command.
    public init(subRoomUuid: String, command: RoomCommand) {
        self.subRoomUuid = subRoomUuid
        self.command = command
    }

    static let name = "inSubRoom"

    // Groups have no groups.
    static let isAboutWholeClass = true

    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError) {
        guard !type(of: command.kind).isAboutWholeClass else {
            throw refusal(.invalidArgument, actor, decision, "it is about the class as a whole")
        }
        guard decision.state.groups.subRooms[subRoomUuid] != nil else {
            throw refusal(.unknownSubRoom, actor, decision, "there is no group '\(subRoomUuid)' in the room")
        }
        try decision.inSubRoom(subRoomUuid) { (group: inout Decision) throws(ContextError) in
            try command.kind.decide(by: actor, in: &group)
        }
    }

    private func refusal(
        _ code: ContextError.Code, _ actor: RoomActor, _ decision: Decision, _ reason: String
    ) -> ContextError {
        let user = if case .user(let uuid) = actor { uuid } else { "" }
        let asked = (type(of: command.kind) as? any UserCommand.Type)?.permission
        return ContextError(
            code, asked ?? .unlisted(type(of: command.kind).name), by: user,
            decision.state.users[user]?.info.userRole, reason)
    }
}
