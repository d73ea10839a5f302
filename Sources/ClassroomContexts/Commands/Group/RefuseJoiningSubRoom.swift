import LiveValues

/// Tells a user that they could not go into a group.
public struct RefuseJoiningSubRoom: ServerCommand {
    /// The identifier of the group.
    public var subRoomUuid: String
    /// Why, and whom.
    public var refusal: ContextError

    /// Carries the refusal to the user whom it names.
    public init(subRoomUuid: String, refusal: ContextError) {
        self.subRoomUuid = subRoomUuid
        self.refusal = refusal
    }

    static let name = "refuseJoiningSubRoom"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.tell(
            .onJoinSubRoomFailure(subRoomUuid: subRoomUuid, refusal), to: .user(refusal.userUuid))
    }
}
