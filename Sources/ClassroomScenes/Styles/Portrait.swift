/// What stands in for the picture of a camera: initials on colours.
package enum Portrait {
    /// The initials of a name: of its first and last word; of a Chinese, Japanese or Korean name, whose given name
    /// speaks for the person, the last character.
    package static func monogram(of name: String) -> String {
        let words = name.split { $0.isWhitespace }.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
        guard let first = words.first else { return "·" }
        if words.count == 1, isIdeographic(first) { return String(name.last { $0.isLetter } ?? first) }
        let last = words.count > 1 ? words.last : nil
        return (String(first) + (last.map { String($0) } ?? "")).uppercased()
    }

    /// A hue in degrees that is the same for an identifier in every process, which `hashValue` is not.
    ///
    /// From teal over blue and purple to orange, 175 to 384: yellows and greens make poor portraits, and the frame of who
    /// speaks is green.
    package static func hue(of uuid: String) -> Int {
        // FNV-1a leaves identifiers that differ in the last digit close together; the golden ratio spreads them.
        var hash: UInt32 = 2_166_136_261
        for byte in uuid.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return 175 + Int((hash &* 2_654_435_769) >> 16) * 210 / 65536
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value) }
    }
}
