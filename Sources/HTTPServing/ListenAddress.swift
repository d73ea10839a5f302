#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A numeric address that the server can listen on.
///
/// Names other than `localhost` are refused rather than looked up: what a name resolves to is not the user's decision,
/// and it decides who can reach the server.
package struct ListenAddress {
    /// The socket address, ready for `bind`.
    let bytes: [UInt8]
    let isIPv6: Bool
    /// Whether only this machine can reach it.
    package let isLoopback: Bool

    /// Reads `localhost`, an IPv4 or an IPv6 address (with or without brackets); nil for everything else.
    package init?(host: String, port: UInt16) {
        let text = Self.numeric(host)
        var ipv4 = in_addr()
        var ipv6 = in6_addr()
        if inet_pton(AF_INET, text, &ipv4) == 1 {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = ipv4
            #if canImport(Darwin)
                address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            #endif
            bytes = withUnsafeBytes(of: &address) { Array($0) }
            isIPv6 = false
            isLoopback = UInt32(bigEndian: ipv4.s_addr) >> 24 == 127
        } else if inet_pton(AF_INET6, text, &ipv6) == 1 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = ipv6
            #if canImport(Darwin)
                address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
            #endif
            bytes = withUnsafeBytes(of: &address) { Array($0) }
            isIPv6 = true
            isLoopback = withUnsafeBytes(of: &ipv6) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
        } else {
            return nil
        }
    }

    /// Whether the host stands for every address of the machine.
    package static func isWildcard(_ host: String) -> Bool {
        guard let address = ListenAddress(host: host, port: 0) else { return false }
        let ipOffset = address.isIPv6 ? 8 : 4
        let ipLength = address.isIPv6 ? 16 : 4
        return address.bytes.dropFirst(ipOffset).prefix(ipLength).allSatisfy { $0 == 0 }
    }

    static func isIPv4(_ text: String) -> Bool {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1
    }

    static func isIPv6(_ text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(AF_INET6, text, &address) == 1
    }

    private static func numeric(_ host: String) -> String {
        if host.lowercased() == "localhost" { return "127.0.0.1" }
        if host.hasPrefix("["), host.hasSuffix("]") { return String(host.dropFirst().dropLast()) }
        return host
    }
}
