import HTTPServing

/// Why the preview could not start.
public struct PreviewServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of reasons.
    public enum Reason: Hashable, Sendable {
        /// Another program listens on the port.
        case portTaken(UInt16)
        /// The port may not be opened by this user.
        case portForbidden(UInt16)
        /// The host is not an address of this machine.
        case unusableHost(String)
        /// The server runs, or has run.
        case alreadyStarted
        /// Anything else, in the system's words.
        case system(String)
    }

    /// What kind of reason this is.
    public let reason: Reason

    init(_ reason: Reason) { self.reason = reason }

    init(_ error: HTTPServerError) {
        reason =
            switch error {
            case .portTaken(let port): .portTaken(port)
            case .portForbidden(let port): .portForbidden(port)
            case .unusableHost(let host): .unusableHost(host)
            case .tokenRequired(let host): .unusableHost(host)
            case .alreadyStarted: .alreadyStarted
            case .system(let words): .system(words)
            }
    }

    /// One sentence without a full stop.
    public var description: String {
        switch reason {
        case .portTaken(let port): "port \(port) is taken by another program"
        case .portForbidden(let port): "port \(port) may not be opened by this user"
        case .unusableHost(let host): "'\(host)' is not an address of this machine; use localhost or a numeric address"
        case .alreadyStarted: "the preview has been started before"
        case .system(let words): words
        }
    }
}
