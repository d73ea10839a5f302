/// What the file of a ``SharedStore`` is called by texts that others choose, so that no two of them share a file.
package enum StoreName {
    /// The longest that one text makes a name, in bytes: file systems take 255 for all of it.
    private static let longest = 90
    /// How much is left of what is longer, before the number that stands for all of it.
    private static let shortened = 64

    /// A name for one or more texts: letters, digits, `.`, `-` and `_` are themselves, `@` stands between two texts.
    ///
    /// All other bytes of UTF-8 are written as `%E5`. Of a long text the beginning is left, with a number behind `~`.
    package static func name(_ texts: String...) -> String {
        let name = texts.map(part).joined(separator: "@")
        return name.hasPrefix(".") ? "%2E" + name.dropFirst() : name
    }

    private static func part(_ text: String) -> String {
        var part = ""
        for byte in text.utf8 {
            if SharedStore.isPlain(byte) {
                part.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                part += "%" + hexadecimal(UInt64(byte), digits: 2)
            }
        }
        guard part.utf8.count > longest else { return part }
        // FNV-1a, which is the same in each run.
        let number = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return part.prefix(shortened) + "~" + hexadecimal(number, digits: 16)
    }

    private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
