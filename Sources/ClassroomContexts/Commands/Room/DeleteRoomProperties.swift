public import LiveValues

/// Takes values out of the properties that everybody in the room shares.
public struct DeleteRoomProperties: UserCommand {
    /// Keys, or paths with dots.
    ///
    /// What is not there is passed over.
    public var keyPaths: [String]
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Names the values; the event carries no cause unless one is given.
    public init(keyPaths: [String], cause: LiveProperties? = nil) {
        self.keyPaths = keyPaths
        self.cause = cause
    }

    static let permission = ContextCommand.deleteRoomProperties

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.deleteRoomProperties(keyPaths, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Taking values out of what everybody in the room shares.
    public static let deleteRoomProperties = ContextCommand("deleteRoomProperties", .staff)
}

extension RoomContext {
    /// Deletes room properties.
    ///
    /// - Parameters:
    ///   - keyPaths: Keys, or paths with dots. What is not there is passed over.
    ///   - cause: Passed on in the event.
    /// - Throws: ``ContextError`` when the local user may not.
    public func deleteRoomProperties(
        _ keyPaths: [String], cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(.deleteRoomProperties(DeleteRoomProperties(keyPaths: keyPaths, cause: cause)))
    }
}
