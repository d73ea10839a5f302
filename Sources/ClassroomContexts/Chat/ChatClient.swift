public import LiveValues

/// What stands between one user and the messages: how their client is connected to the chat's server, and what their
/// machine lets it see.
public struct ChatClient: Codable, Hashable, Sendable {
    /// How the client is connected.
    public var connection: ChatConnection
    /// Whether the machine lets the client see its pictures, so that one can be chosen.
    public var seesPictures: Bool

    /// A client; without arguments, one that can do everything.
    public init(connection: ChatConnection = .connected, seesPictures: Bool = true) {
        self.connection = connection
        self.seesPictures = seesPictures
    }
}

/// How a client is connected to the chat's server, which is not the server of the class.
public enum ChatConnection: Int, NamedCase {
    /// It can send.
    case connected = 0
    /// The account was not let in.
    case loginFailed = 1
    /// The account was let in, and the room's messages were not to be had.
    case joinFailed = 2
    /// The same account has come in on another device.
    case loggedInElsewhere = 3
    /// The account was put out.
    case loggedOut = 4
}
