/// Sets the connection state of one client, or of all.
public struct SetConnection: ServerCommand {
    /// What the monitor of the client reports from now on.
    public var connection: ConnectionState
    /// Whose; nil means everybody's.
    public var userUuid: String?

    /// Changes one client's connection, or without a user all.
    public init(connection: ConnectionState, userUuid: String? = nil) {
        self.connection = connection
        self.userUuid = userUuid
    }

    static let name = "setConnection"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setConnection(connection, of: userUuid)
    }
}

extension RoomStore {
    /// Sets the connection state of one user, or of everybody.
    public func setConnection(_ connection: ConnectionState, of userUuid: String? = nil) {
        simulate(.setConnection(SetConnection(connection: connection, userUuid: userUuid)))
    }
}
