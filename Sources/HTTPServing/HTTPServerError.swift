/// Why the server could not start.
package enum HTTPServerError: Error, Equatable {
    /// Another program listens on the port.
    case portTaken(port: UInt16)
    /// The host is not a numeric address of this machine.
    case unusableHost(String)
    /// The port may not be opened by this user.
    case portForbidden(port: UInt16)
    /// The host is reachable from other machines and there is no access token.
    case tokenRequired(host: String)
    /// The server runs, or has run: it starts once.
    case alreadyStarted
    /// Anything else, with the system's words.
    case system(String)
}
