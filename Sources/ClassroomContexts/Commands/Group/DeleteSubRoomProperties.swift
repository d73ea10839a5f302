public import LiveValues

/// Deletes properties of a group.
public struct DeleteSubRoomProperties: UserCommand {
    /// The paths of what is to go.
    public var keyPaths: [String]
    /// The identifier of the group.
    public var subRoomUuid: String
    /// Handed to everybody with the event.
    public var cause: LiveProperties?

    /// Names what is to go; a path that leads nowhere is passed over.
    public init(keyPaths: [String], subRoomUuid: String, cause: LiveProperties? = nil) {
        self.keyPaths = keyPaths
        self.subRoomUuid = subRoomUuid
        self.cause = cause
    }

    static let permission = ContextCommand.deleteSubRoomProperties

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        _ = try decision.state.subRoom(subRoomUuid, for: caller)
        decision.deleteSubRoomProperties(keyPaths, of: subRoomUuid, cause: cause, by: caller.user)
    }
}

extension ContextCommand {
    /// Deleting what everybody in a group shares.
    public static let deleteSubRoomProperties = ContextCommand("deleteSubRoomProperties", .staff)
}

extension SubRoomContext {
    /// Deletes properties of the group by key path; a path that leads nowhere is passed over.
    ///
    /// - Throws: ``ContextError/Code/unknownSubRoom``.
    public func deleteSubRoomProperties(_ keyPaths: [String], cause: LiveProperties? = nil) throws(ContextError) {
        try gateway.give(
            .deleteSubRoomProperties(
                DeleteSubRoomProperties(keyPaths: keyPaths, subRoomUuid: subRoomUuid, cause: cause)))
    }
}
