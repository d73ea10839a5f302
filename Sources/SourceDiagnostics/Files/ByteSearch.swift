#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension [UInt8] {
    /// The offsets at which a text stands; none for an empty text.
    ///
    /// Validation looks through every file for comments. The standard library's search is generic and takes longer for
    /// it than for everything else together; with `memchr` it cannot be measured.
    package func offsets(of text: String) -> [Int] {
        var text = text
        return withUnsafeBytes { bytes in
            text.withUTF8 { wanted in
                var found: [Int] = []
                guard let first = wanted.first, let base = bytes.baseAddress else { return found }
                let last = bytes.count - wanted.count
                var offset = 0
                while offset <= last, let match = memchr(base + offset, Int32(first), last - offset + 1) {
                    offset = UnsafeRawPointer(match) - base
                    if bytes[offset..<offset + wanted.count].elementsEqual(wanted) { found.append(offset) }
                    offset += 1
                }
                return found
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are exactly those of a text.
    ///
    /// Every key of a file is compared with the name that its hash leads to, so this is one call of `memcmp` and no loop.
    package func spell(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        // Only a string that is bridged from Cocoa has no contiguous UTF-8.
        return text.utf8.withContiguousStorageIfAvailable { wanted in
            guard let bytes = baseAddress, let base = wanted.baseAddress else { return isEmpty }
            return memcmp(bytes, base, count) == 0
        } ?? elementsEqual(text.utf8)
    }
}
