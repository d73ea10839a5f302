import LiveValues

/// Tells a user that they could not come in.
public struct RefuseJoining: ServerCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String
    /// The reason that their page shows.
    public var refusal: ContextError

    /// Names who waits at the door, and what to tell them.
    public init(userUuid: String, refusal: ContextError) {
        self.userUuid = userUuid
        self.refusal = refusal
    }

    static let name = "refuseJoining"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.tell(.onJoinRoomFailure(decision.state.room, refusal), to: .user(userUuid))
    }
}
