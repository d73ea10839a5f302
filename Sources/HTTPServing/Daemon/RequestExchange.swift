/// One request on its way through the C library, from its first line to its last byte.
///
/// Belongs to one connection and is touched by that connection's thread only.
final class RequestExchange {
    /// How far the request has come.
    enum Phase {
        case awaitingHeaders
        /// Let in, and possibly followed by a body.
        case admitted(HTTPRequest, setsCookie: Bool)
        /// Turned away; the reply is sent as soon as the library takes one, or when the body has been dropped.
        case refused(HTTPReply, afterBody: Bool)
        case answered
    }

    /// The target of the request line, not decoded.
    let target: [UInt8]
    var phase = Phase.awaitingHeaders
    var body: [UInt8] = []

    init(target: [UInt8]) {
        self.target = target
    }
}
