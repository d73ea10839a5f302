package import ConfigSchema

/// Colours from text as the stories' own library reads them.
///
/// It trims what is neither letter nor digit from both ends, and takes 3 digits as RGB, 6 as RRGGBB and 8 as AARRGGBB.
/// Nothing is an error: any other length is nearly invisible, and what is not a digit ends the number.
package enum HexColor {
    /// Whether a text has as many hexadecimal digits as a colour.
    package static func isReadable(_ text: String) -> Bool {
        let digits = text.drop { !$0.isLetter && !$0.isNumber }
        let core = digits.lastIndex { $0.isLetter || $0.isNumber }.map { digits[...$0] } ?? ""
        return [3, 6, 8].contains(core.count) && core.allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// The colour of any text.
    package static func read(_ text: String) -> SRGBColor {
        let isSign: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
        let core = text.drop(while: isSign)
        let end = core.lastIndex { !isSign($0) }.map { core.index(after: $0) } ?? core.startIndex
        let word = core[..<end]
        let number = scan(word)
        func byte(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
        switch word.count {
        case 3:
            func digit(_ shift: Int) -> Double { Double((number >> shift & 0xF) * 17) / 255 }
            return SRGBColor(red: digit(8), green: digit(4), blue: digit(0))
        case 6: return SRGBColor(red: byte(16), green: byte(8), blue: byte(0))
        case 8: return SRGBColor(red: byte(16), green: byte(8), blue: byte(0), alpha: byte(24))
        default: return SRGBColor(red: 1.0 / 255, green: 1.0 / 255, blue: 0, alpha: 1.0 / 255)
        }
    }

    /// Says how a text that is no colour is drawn, as a clause: `drawn as #000000`.
    static func fate(ofUnreadable text: String) -> String {
        let color = read(text)
        return color.alpha < 0.01 ? "drawn so that nobody sees it" : "drawn as \(color.hexText)"
    }

    /// The digits that a text starts with, behind an `0x`.
    private static func scan(_ word: Substring) -> UInt64 {
        let digits = word.lowercased().hasPrefix("0x") ? word.dropFirst(2) : word
        return digits.prefix(16).prefix { $0.isASCII && $0.isHexDigit }
            .reduce(0) { $0 << 4 | UInt64($1.hexDigitValue ?? 0) }
    }
}
