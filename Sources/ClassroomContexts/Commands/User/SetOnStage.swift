/// Puts a user on stage or takes them off.
public struct SetOnStage: ServerCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String
    /// Whether they are to be on stage.
    public var isOnStage: Bool

    /// Says how it is to be; one who is there already stays.
    public init(userUuid: String, isOnStage: Bool) {
        self.userUuid = userUuid
        self.isOnStage = isOnStage
    }

    static let name = "setOnStage"

    func decide(in decision: inout Decision) throws(ContextError) {
        _ = try user(userUuid, in: decision)
        if isOnStage {
            decision.addToStage([userUuid], by: nil)
        } else {
            decision.removeFromStage([userUuid], by: nil)
        }
    }
}

extension RoomStore {
    /// Puts a user on stage or takes them off.
    public func setOnStage(_ userUuid: String, _ onStage: Bool) {
        simulate(.setOnStage(SetOnStage(userUuid: userUuid, isOnStage: onStage)))
    }
}
