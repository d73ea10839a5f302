public import LiveValues

/// Sets properties of a group.
public struct UpdateSubRoomProperties: UserCommand {
    /// The new values by key path.
    public var properties: LiveProperties
    /// The identifier of the group.
    public var subRoomUuid: String
    /// Handed to everybody with the event.
    public var cause: LiveProperties?

    /// Merges values into what the group has.
    public init(properties: LiveProperties, subRoomUuid: String, cause: LiveProperties? = nil) {
        self.properties = properties
        self.subRoomUuid = subRoomUuid
        self.cause = cause
    }

    static let permission = ContextCommand.updateSubRoomProperties

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        decision.updateSubRoomProperties(properties, of: subRoomUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Setting what everybody in a group shares.
    public static let updateSubRoomProperties = ContextCommand("updateSubRoomProperties", .staff)
}

extension SubRoomContext {
    /// Sets properties of the group by key path; values that are there already change nothing.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``.
    public func updateSubRoomProperties(
        _ properties: LiveProperties, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(
            .updateSubRoomProperties(
                UpdateSubRoomProperties(properties: properties, subRoomUuid: subRoomUuid, cause: cause)))
    }
}
