public import LiveValues

/// Sets properties of a user.
public struct UpdateUserProperties: UserCommand {
    /// The identifier of the user that it is about.
    public var userUuid: String
    /// New values by key; a dot in a key steps into a nested map.
    public var properties: LiveProperties
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Changes some values; those that are not named stay.
    public init(userUuid: String, properties: LiveProperties, cause: LiveProperties? = nil) {
        self.userUuid = userUuid
        self.properties = properties
        self.cause = cause
    }

    static let permission = ContextCommand.updateUserProperties

    var targets: [String]? { [userUuid] }

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.user(userUuid, for: caller)
        decision.updateUserProperties(properties, of: userUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Writing what belongs to a user; students write their own.
    public static let updateUserProperties = ContextCommand("updateUserProperties", .staffOrOwn)
}

extension UserContext {
    /// Sets properties of a user; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownUser``.
    public func updateUserProperties(
        userUuid: String, properties: LiveProperties, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .updateUserProperties(
                UpdateUserProperties(userUuid: userUuid, properties: properties, cause: cause)))
    }
}
