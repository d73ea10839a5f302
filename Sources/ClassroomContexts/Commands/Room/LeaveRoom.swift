/// Leaves the room; the user's streams and their place on stage go with them.
public struct LeaveRoom: UserCommand {
    /// Asks to go.
    public init() {}

    static let permission = ContextCommand.leaveRoom

    static let isAboutWholeClass = true

    func decide(by actor: RoomActor, in decision: inout Decision) throws(ContextError) {
        decision.leave(try user(actor), reason: .normal, by: nil)
    }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {}
}

extension ContextCommand {
    /// Going out; nobody can be kept.
    public static let leaveRoom = ContextCommand("leaveRoom", .anybodysOwn)
}

extension RoomContext {
    /// Leaves the room; their streams and their place on stage go with them.
    ///
    /// Nothing for someone who is not in it.
    public func leaveRoom() {
        try? gateway.give(.leaveRoom(LeaveRoom()))
    }
}
