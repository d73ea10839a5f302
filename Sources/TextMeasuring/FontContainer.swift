/// The outside of a font file: its signature, and how long it says that it is.
///
/// FreeType reads tables when it needs them, and so takes a file that ends too early; browsers do not.
enum FontContainer {
    /// Fails unless the bytes are those of a whole TrueType, OpenType or WOFF2 file.
    static func check(_ bytes: [UInt8]) throws(FontProblem) {
        guard let signature = number(at: 0, of: 4, in: bytes) else { throw .notAFont }
        switch signature {
        case tag("wOF2"): try expect(number(at: 8, of: 4, in: bytes), in: bytes)
        case 0x0001_0000, tag("OTTO"), tag("true"): try expect(end(ofTablesIn: bytes), in: bytes)
        case tag("wOFF"): throw .otherFormat(name: "WOFF")
        case tag("ttcf"): throw .otherFormat(name: "a collection of fonts")
        case tag("%!PS"), 0x8001_0000...0x8001_FFFF: throw .otherFormat(name: "a PostScript Type 1 font")
        default: throw .notAFont
        }
    }

    /// Where the last table ends; nil when the directory itself is cut.
    private static func end(ofTablesIn bytes: [UInt8]) -> Int? {
        guard let count = number(at: 4, of: 2, in: bytes) else { return nil }
        var end = 12 + 16 * count
        for table in 0..<count {
            guard let offset = number(at: 12 + 16 * table + 8, of: 4, in: bytes),
                let length = number(at: 12 + 16 * table + 12, of: 4, in: bytes)
            else { return nil }
            end = max(end, offset + length)
        }
        return end
    }

    private static func expect(_ end: Int?, in bytes: [UInt8]) throws(FontProblem) {
        let expected = end ?? bytes.count + 1
        guard expected <= bytes.count else { throw .truncated(expected: expected, found: bytes.count) }
    }

    private static func tag(_ text: StaticString) -> Int {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// A number with its highest byte first; nil behind the end.
    private static func number(at offset: Int, of size: Int, in bytes: [UInt8]) -> Int? {
        guard offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
}
