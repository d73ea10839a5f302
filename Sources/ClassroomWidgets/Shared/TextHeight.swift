import ConfigSchema
import ThemeModel

/// How high a text will be, for widgets that tell their size before anything is drawn.
///
/// The rule: a line is 1.35 times its font's size high, as in the style sheet. A character is as wide as the size when it
/// is Chinese, Japanese, Korean or a picture, 0.3 of it when it is narrow, 0.72 when it is a capital or as wide, and
/// 0.56 otherwise; lines break at blanks, inside words that are longer than a line, and between wide characters.
enum TextHeight {
    /// The height of a line over its font's size, as the style sheet sets it.
    static let line = 1.35

    /// The height in points of a text in a column of this width; that of one line for an empty text.
    static func of(_ text: String, size: Double, width: Double) -> Double {
        Double(lines(text, size: size, width: width)) * size * line
    }

    /// How many lines a text takes in a column of this width, at least one.
    static func lines(_ text: String, size: Double, width: Double) -> Int {
        guard size > 0, width > 0 else { return 1 }
        let room = width / size
        var lines = 1
        var used = 0.0
        var word = 0.0
        for character in text {
            let width = Self.width(of: character)
            if character.isWhitespace {
                (used, word) = (used + word + width, 0)
                continue
            }
            // A wide character is a word of its own.
            if width >= 1 { (used, word) = (used + word, 0) }
            word += width
            if used > 0, used + word > room {
                lines += 1
                used = 0
            } else if word > room {
                lines += 1
                word = width
            }
        }
        return lines
    }

    private static func width(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.value >= 0x1100, !(0x1E00...0x2BFF).contains(scalar.value) { return 1 }
        if narrow.contains(character) { return 0.3 }
        return character.isUppercase || wide.contains(character) ? 0.72 : 0.56
    }

    private static let narrow: Set<Character> = Set(" iljtfrI.,:;'!|()[]")
    private static let wide: Set<Character> = Set("mwMW@%&—")
}

extension PropertyValues {
    /// The size of a font in points; 12 when the property has none.
    func fontSize(_ path: String) -> Double {
        if case .font(let font)? = self[path] { font.size } else { 12 }
    }
}
