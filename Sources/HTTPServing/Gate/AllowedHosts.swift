#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which `Host` headers mean this server.
///
/// The list is what stops DNS rebinding: a page at `evil.example` can make its name point to 127.0.0.1, but the browser
/// still sends `Host: evil.example`.
struct AllowedHosts: Sendable {
    private let port: UInt16
    private let names: Set<String>
    private let allowsAnyAddress: Bool

    /// The names of this machine, plus the ones that were given explicitly.
    ///
    /// - Parameters:
    ///   - port: The port that the server is bound to; a header with another port, or without one, is foreign.
    ///   - bindHost: The address given to the server. For a wildcard (`0.0.0.0`, `::`) any literal address is accepted:
    ///     rebinding needs a name, and a literal address cannot be rebound.
    ///   - additional: Names that the user gave, without port.
    init(port: UInt16, bindHost: String, additional: [String]) {
        self.port = port
        allowsAnyAddress = ListenAddress.isWildcard(bindHost)
        let given = ([bindHost] + additional).map { $0.contains(":") && !$0.hasPrefix("[") ? "[\($0)]" : $0 }
        names = Set(["localhost", "127.0.0.1", "[::1]"] + given.map { $0.lowercased() })
    }

    /// Whether the value of a `Host` header, or what follows `http://` in an `Origin`, is this server.
    func contains(_ authority: String) -> Bool {
        guard let name = nameWithOurPort(authority.lowercased()) else { return false }
        if names.contains(name) { return true }
        if name.hasSuffix(".localhost") { return isHostName(name.dropLast(".localhost".count)) }
        return allowsAnyAddress && isLiteralAddress(name)
    }

    /// Cuts `:port` off; a browser leaves the port out only when it is 80.
    private func nameWithOurPort(_ authority: String) -> String? {
        if authority.hasSuffix(":\(port)") {
            return String(authority.dropLast(":\(port)".count))
        }
        return port == 80 ? authority : nil
    }

    private func isHostName(_ labels: Substring) -> Bool {
        !labels.isEmpty
            && labels.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private func isLiteralAddress(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            return ListenAddress.isIPv6(String(name.dropFirst().dropLast()))
        }
        return ListenAddress.isIPv4(name)
    }
}
