import Foundation

/// The address of something on the web, taken apart once, so that all who look at it see the same.
struct FetchAddress: Hashable, Sendable {
    /// `http` or `https`.
    let scheme: String
    /// In small letters; an address of digits as the system writes it, without brackets.
    let host: String
    let port: Int
    /// The path with the query, from its first slash.
    private let target: String

    /// Reads an absolute URL.
    ///
    /// - Throws: Why nothing is fetched from there, as a clause.
    init(_ text: String) throws(SourceFailure) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty
        else { throw SourceFailure("\(text.debugDescription) is no address of the web") }
        guard scheme == "http" || scheme == "https" else {
            throw SourceFailure(
                "\(text.debugDescription) begins with \(scheme)://, and only http:// and https:// are fetched")
        }
        guard parts.user == nil, parts.password == nil else {
            throw SourceFailure("an address with a name or a password in it is not fetched")
        }
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        let address = NetworkAddress(bare)
        guard address != nil || bare.utf8.allSatisfy(Self.isPartOfName) else {
            throw SourceFailure("\(text.debugDescription) has a host that is no name")
        }
        self.scheme = scheme
        self.host = address?.description ?? bare
        port = parts.port ?? (scheme == "https" ? 443 : 80)
        guard (1...65535).contains(port) else {
            throw SourceFailure("\(text.debugDescription) has a port that is none")
        }
        let path = parts.percentEncodedPath
        target = (path.hasPrefix("/") ? path : "/" + path) + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    }

    /// Whether the port is the one that goes without saying.
    var hasDefaultPort: Bool { port == (scheme == "https" ? 443 : 80) }

    /// Whether the same server is asked in the same way, and so may be told the same.
    func isSameServer(as other: FetchAddress) -> Bool {
        (scheme, host, port) == (other.scheme, other.host, other.port)
    }

    /// What to ask for: made of the parts that were looked at, so that nobody reads another host out of it.
    var url: String { "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)\(target)" }

    static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
