/// A header that a request brings along: one line, and none that belongs to the connection or tells who asks.
///
/// There is no other way to make one, so that whoever sends it has nothing left to check.
package struct HeaderField: Codable, Hashable, Sendable, CustomStringConvertible {
    package let name: String
    package let value: String

    /// The most bytes of a value; servers refuse longer heads.
    package static let maximumBytes = 4_096

    /// Reads a header.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value.
    ///   - isFromStore: Whether the value was read from an app's store, so that no file has it: it may tell who asks.
    /// - Throws: Why it is not sent.
    package init(_ name: String, _ value: String, isFromStore: Bool = false) throws(HeaderProblem) {
        try Self.check(name: name, isFromStore: isFromStore)
        try Self.check(value: value, of: name)
        self.name = name
        self.value = value
    }

    /// Reads a header that was written down, with the same rules.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            try values.decode(String.self, forKey: .name), try values.decode(String.self, forKey: .value),
            isFromStore: true)
    }

    /// Checks a name alone, where the value is known later.
    ///
    /// - Throws: Why no such header is sent.
    package static func check(name: String, isFromStore: Bool = false) throws(HeaderProblem) {
        guard !name.isEmpty, name.utf8.allSatisfy(isPartOfName) else { throw .noName(name) }
        let plain = name.lowercased()
        if credentials.contains(plain), !isFromStore || plain != "authorization" { throw .credentials(name) }
        if connection.contains(plain) || plain.hasPrefix("proxy-") { throw .connection(name) }
    }

    private static func check(value: String, of name: String) throws(HeaderProblem) {
        guard value.contains(where: { !$0.isWhitespace }) else { throw .empty(name) }
        guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { throw .manyLines(name) }
        guard value.utf8.allSatisfy({ $0 < 0x80 }) else { throw .foreignLetters(name) }
        guard value.utf8.count <= maximumBytes else { throw .long(name) }
    }

    /// The header as a request has it, without the end of its line.
    package var description: String { "\(name): \(value)" }

    /// What RFC 9110 calls a token.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    private static let credentials: Set = ["authorization", "cookie", "cookie2"]

    /// What whoever connects says, and what holds for one connection only.
    private static let connection: Set = [
        "accept-encoding", "connection", "content-length", "expect", "host", "http2-settings", "keep-alive", "te",
        "trailer", "transfer-encoding", "upgrade",
    ]
}

/// Why a header is not sent; each case has its name.
package enum HeaderProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case noName(String)
    /// Whoever connects writes it.
    case connection(String)
    case credentials(String)
    case empty(String)
    /// It has a line break, or another character that controls something.
    case manyLines(String)
    case foreignLetters(String)
    case long(String)

    /// What is the matter with it, as a clause without a full stop.
    package var description: String {
        switch self {
        case .noName(let name): "\(name.debugDescription) is no name of a header"
        case .connection(let name): "'\(name)' is written by whoever connects"
        case .credentials(let name): "'\(name)' would tell who asks, and no file has credentials"
        case .empty(let name): "'\(name)' is empty"
        case .manyLines(let name): "'\(name)' has more than one line"
        case .foreignLetters(let name): "'\(name)' has letters that headers do not have"
        case .long(let name): "'\(name)' is longer than \(HeaderField.maximumBytes) bytes"
        }
    }
}
