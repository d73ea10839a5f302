public import LiveValues

/// Sets room properties.
public struct UpdateRoomProperties: UserCommand {
    /// New values by key; a dot in a key steps into a nested map.
    public var properties: LiveProperties
    /// Passed on in the event.
    public var cause: LiveProperties?

    /// Changes some values; those that are not named stay.
    public init(properties: LiveProperties, cause: LiveProperties? = nil) {
        self.properties = properties
        self.cause = cause
    }

    static let permission = ContextCommand.updateRoomProperties

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        decision.updateRoomProperties(properties, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Writing what everybody in the room shares.
    public static let updateRoomProperties = ContextCommand("updateRoomProperties", .staff)
}

extension RoomContext {
    /// Sets room properties.
    ///
    /// - Parameters:
    ///   - properties: New values by key; a dot in a key steps into a nested map.
    ///   - cause: Passed on in the event.
    /// - Throws: ``ContextError`` when the local user may not.
    public func updateRoomProperties(
        _ properties: LiveProperties, cause: LiveProperties? = nil
    ) throws(ContextError) {
        try gateway.give(.updateRoomProperties(UpdateRoomProperties(properties: properties, cause: cause)))
    }
}
