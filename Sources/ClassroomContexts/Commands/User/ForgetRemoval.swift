import LiveValues

/// Lets a user in again who was removed for good: the preview's way back, which upstream does not have.
public struct ForgetRemoval: ServerCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String

    /// Names who may come back.
    public init(userUuid: String) {
        self.userUuid = userUuid
    }

    static let name = "forgetRemoval"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        guard decision.state.removedForever.contains(userUuid) else { return }
        decision.keep(.pardoned(userUuid: userUuid))
        try JoinRoom().decide(by: .user(userUuid), in: &decision)
    }
}
