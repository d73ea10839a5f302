import Synchronization

/// One request on its way through the C library, from its first line to its last byte.
///
/// Belongs to one connection, and is touched by that connection's thread only, but for its ``reply``.
//
// Unchecked: the compiler cannot see whose thread runs the library's callbacks; `reply` has a lock.
final class RequestExchange: @unchecked Sendable {
    /// How far the request has come.
    enum Phase {
        case awaitingHeaders
        /// Let in, and possibly followed by a body.
        case admitted(HTTPRequest, setsCookie: Bool)
        /// Turned away; the reply is sent as soon as the library takes one, or when the body has been dropped.
        case refused(HTTPReply, afterBody: Bool)
        /// Handed on to a handler, while the connection sleeps.
        case inWork(HTTPRequest, setsCookie: Bool)
        case answered
    }

    /// The answer of the handler, written before the connection wakes.
    let reply = Mutex<HTTPReply?>(nil)

    /// The target of the request line, not decoded.
    let target: [UInt8]
    var phase = Phase.awaitingHeaders
    var body: [UInt8] = []

    init(target: [UInt8]) {
        self.target = target
    }
}
