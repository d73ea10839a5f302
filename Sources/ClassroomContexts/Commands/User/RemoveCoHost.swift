/// Takes a user off stage.
public struct RemoveCoHost: UserCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String

    /// Names one user; one who is not on stage is passed over.
    public init(userUuid: String) {
        self.userUuid = userUuid
    }

    static let permission = ContextCommand.removeCoHost

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.user(userUuid, for: caller)
        decision.removeFromStage([userUuid], by: caller.user)
    }
}

extension ContextCommand {
    /// Taking others off stage.
    public static let removeCoHost = ContextCommand("removeCoHost", .staff)
}

extension UserContext {
    /// Takes a user off stage.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func removeCoHost(userUuid: String) throws(ContextError) {
        try gateway.give(.removeCoHost(RemoveCoHost(userUuid: userUuid)))
    }
}
