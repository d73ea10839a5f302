import LiveValues

/// Sets how one user's client is connected to the chat, and what it may see.
public struct SetChatClient: ServerCommand {
    /// How the client is connected from now on.
    public var connection: ChatConnection
    /// Whether the machine lets the client see its pictures.
    public var seesPictures: Bool
    /// The user at the client, who may be away for the moment.
    public var userUuid: String

    /// Changes one user's client.
    public init(connection: ChatConnection, seesPictures: Bool = true, userUuid: String) {
        self.connection = connection
        self.seesPictures = seesPictures
        self.userUuid = userUuid
    }

    static let name = "setChatClient"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setChatClient(ChatClient(connection: connection, seesPictures: seesPictures), of: userUuid)
    }
}

extension Decision {
    /// Nothing happens for somebody who is not there, and when nothing differs.
    mutating func setChatClient(_ client: ChatClient, of uuid: String) {
        guard state.users[uuid] != nil || state.away[uuid] != nil, state.chat.client(of: uuid) != client else { return }
        tell(.onChatClientUpdated(client), to: .user(uuid))
    }
}

extension RoomStore {
    /// Sets how one user's client is connected to the chat, and what it may see.
    public func setChatClient(_ client: ChatClient, of userUuid: String) {
        simulate(
            .setChatClient(
                SetChatClient(
                    connection: client.connection, seesPictures: client.seesPictures, userUuid: userUuid)))
    }
}
