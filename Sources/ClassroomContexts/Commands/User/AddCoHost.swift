import LiveValues

/// Brings a user on stage.
public struct AddCoHost: UserCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String

    /// Names one user; each who comes on stage is an event.
    public init(userUuid: String) {
        self.userUuid = userUuid
    }

    static let permission = ContextCommand.addCoHost

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let target = try decision.state.user(userUuid, for: caller)
        guard decision.state.mayBeOnStage(userUuid) else {
            throw caller.refusal(.invalidArgument, "'\(userUuid)' is a \(target.userRole.name), never a co-host")
        }
        decision.addToStage([userUuid], by: caller.user)
    }
}

extension ContextCommand {
    /// Bringing others on stage.
    public static let addCoHost = ContextCommand("addCoHost", .staff)
}

extension UserContext {
    /// Brings a user on stage.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``, and ``ContextError/Code/invalidArgument`` for a teacher or an observer,
    ///   who are never co-hosts.
    public func addCoHost(userUuid: String) throws(ContextError) {
        try gateway.give(.addCoHost(AddCoHost(userUuid: userUuid)))
    }
}
