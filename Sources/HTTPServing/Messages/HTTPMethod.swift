/// What a request asks the server to do.
///
/// The server answers three methods. Everything else is one case, because every other method gets the same answer: 405.
package enum HTTPMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case other

    /// Reads the method as it stands in the request line; method names are case-sensitive (RFC 9110 §9.1).
    init(requestLine text: String) {
        self = HTTPMethod(rawValue: text) ?? .other
    }

    /// Whether the method promises not to change anything on the server.
    package var isSafe: Bool {
        self == .get || self == .head
    }
}
