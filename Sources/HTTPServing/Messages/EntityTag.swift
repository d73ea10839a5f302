/// A strong validator for a body: equal bytes have equal tags.
package struct EntityTag: Hashable, Sendable {
    /// The tag as it stands in the `ETag` header, quotes included.
    package let header: String

    /// Hashes the bytes with 64-bit FNV-1a.
    ///
    /// The hash guards against serving an old asset from a cache, not against an adversary: whoever can choose the bytes
    /// already owns the page.
    package init(of bytes: SharedBytes) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes.memory {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        header = "\"\(String(hash, radix: 16))-\(String(bytes.count, radix: 16))\""
    }

    /// Whether an `If-None-Match` header names this tag, or is `*` (RFC 9110 §13.1.2: weak comparison).
    func isNamed(by ifNoneMatch: String) -> Bool {
        ifNoneMatch.split(separator: ",").contains { candidate in
            var tag = candidate.drop { $0 == " " }
            while tag.last == " " { tag.removeLast() }
            if tag == "*" { return true }
            if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
            return tag == header[...]
        }
    }
}
