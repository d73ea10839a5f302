import LiveValues

/// Enters the room.
public struct JoinRoom: UserCommand {
    /// Asks to come in.
    public init() {}

    static let permission = ContextCommand.joinRoom

    static let isAboutWholeClass = true

    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError) {
        let uuid = try user(actor)
        let state = decision.state
        if state.isClosed { throw refusal(.wrongState, uuid, state, "the room is closed") }
        if state.removedForever.contains(uuid) {
            throw refusal(.removedForever, uuid, state, "they were removed from the room for good")
        }
        if state.users[uuid] == nil, state.away[uuid] == nil {
            throw refusal(.unknownUser, uuid, state, "the room knows no such user")
        }
        let comesIn = state.users[uuid] == nil
        decision.arrive(uuid)
        if comesIn { decision.openDevicesOnJoining(of: uuid) }
        decision.tell(.onJoinRoomSuccess(decision.state.room), to: .user(uuid))
    }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {}

    func consequence(of refusal: ContextError) -> RoomCommand? {
        .refuseJoining(RefuseJoining(userUuid: refusal.userUuid, refusal: refusal))
    }

    private func refusal(
        _ code: ContextError.Code, _ uuid: String, _ state: RoomState, _ reason: String
    ) -> ContextError {
        ContextError(code, .joinRoom, by: uuid, state.users[uuid]?.info.userRole, reason)
    }
}

extension ContextCommand {
    /// Coming in, or coming back; who was removed for good is refused all the same.
    public static let joinRoom = ContextCommand("joinRoom", .anybodysOwn)
}

extension RoomContext {
    /// Enters the room.
    ///
    /// Users of the seed are in it from the start, and one who left comes back as they were, but for their front camera
    /// and their microphone: these open as they come in, in a lecture the teacher's alone, elsewhere everybody's but an
    /// observer's. Both hear `onJoinRoomSuccess` from the room.
    ///
    /// - Throws: ``ContextError/Code/removedForever`` after a removal for good, ``ContextError/Code/wrongState`` when the
    ///   room is closed, ``ContextError/Code/unknownUser`` for someone the room never knew; each after an
    ///   `onJoinRoomFailure`.
    public func joinRoom() throws(ContextError) {
        try gateway.give(.joinRoom(JoinRoom()))
    }
}
