#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An IPv4 or IPv6 address.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// Four or sixteen, in network order.
    let bytes: [UInt8]

    /// - Returns: nil when there are neither four nor sixteen bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Reads an address as it is written in text, without the brackets of a URL.
    init?(_ text: String) {
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 {
                self.bytes = bytes
                return
            }
        }
        return nil
    }

    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the address is this machine's own and no other's.
    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
    }

    /// Whether the address is anybody's on the internet, and not one of this machine, this network, or no one machine.
    ///
    /// The ranges are those that IANA's registries of special-purpose addresses do not call globally reachable.
    var isPublic: Bool {
        guard bytes.count == 16 else { return !Self.specialRanges.contains { $0.contains(bytes) } }
        // All that is given out of IPv6 so far; an IPv4 address in another guise is not among it.
        return Range(Self.ipv6([0x20]), 3).contains(bytes) && !Self.specialRangesOfIPv6.contains { $0.contains(bytes) }
    }

    /// The addresses that begin with the same bits.
    private struct Range {
        let start: [UInt8]
        let bits: Int

        init(_ start: [UInt8], _ bits: Int) {
            self.start = start
            self.bits = bits
        }

        func contains(_ address: [UInt8]) -> Bool {
            zip(start, address).enumerated().allSatisfy { index, pair in
                let shared = min(8, max(0, bits - 8 * index))
                let mask = UInt8(truncatingIfNeeded: 0xFF00 >> shared)
                return pair.0 & mask == pair.1 & mask
            }
        }
    }

    /// Sixteen bytes that begin as given.
    private static func ipv6(_ start: [UInt8]) -> [UInt8] {
        start + [UInt8](repeating: 0, count: 16 - start.count)
    }

    private static let specialRanges = [
        Range([0, 0, 0, 0], 8), Range([10, 0, 0, 0], 8), Range([100, 64, 0, 0], 10), Range([127, 0, 0, 0], 8),
        Range([169, 254, 0, 0], 16), Range([172, 16, 0, 0], 12), Range([192, 0, 0, 0], 24), Range([192, 0, 2, 0], 24),
        Range([192, 88, 99, 0], 24), Range([192, 168, 0, 0], 16), Range([198, 18, 0, 0], 15),
        Range([198, 51, 100, 0], 24), Range([203, 0, 113, 0], 24), Range([224, 0, 0, 0], 4), Range([240, 0, 0, 0], 4),
    ]

    private static let specialRangesOfIPv6 = [
        Range(ipv6([0x20, 0x01]), 23), Range(ipv6([0x20, 0x01, 0x0D, 0xB8]), 32), Range(ipv6([0x20, 0x02]), 16),
        Range(ipv6([0x3F, 0xFF]), 20),
    ]
}
