public import LiveValues

/// Takes values out of the properties that belong to one user.
public struct DeleteUserProperties: UserCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String
    /// Keys, or paths with dots.
    ///
    /// What is not there is passed over.
    public var keyPaths: [String]
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Names the values; the event carries no cause unless one is given.
    public init(userUuid: String, keyPaths: [String], cause: LiveProperties? = nil) {
        self.userUuid = userUuid
        self.keyPaths = keyPaths
        self.cause = cause
    }

    static let permission = ContextCommand.deleteUserProperties

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.user(userUuid, for: caller)
        decision.deleteUserProperties(keyPaths, of: userUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Taking values out of what belongs to a user; students take out their own.
    public static let deleteUserProperties = ContextCommand("deleteUserProperties", .staffOrOwn)
}

extension UserContext {
    /// Deletes properties of a user, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func deleteUserProperties(
        userUuid: String, keyPaths: [String], cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .deleteUserProperties(DeleteUserProperties(userUuid: userUuid, keyPaths: keyPaths, cause: cause)))
    }
}
