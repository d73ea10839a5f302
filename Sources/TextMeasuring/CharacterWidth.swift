/// How wide one character is in the system's font.
package enum CharacterWidth {
    /// The width in ems.
    ///
    /// Chinese, Japanese and Korean count the full width. Of a script that no table has, a letter counts as the widest
    /// usual ones of Greek do.
    package static func ems(_ character: Character, weight: Int) -> Double {
        // However many scalars an emoji is made of, it is one picture.
        if character.unicodeScalars.contains(where: isEmoji) { return emoji }
        return character.unicodeScalars.reduce(0) { $0 + ems($1, weight: weight) }
    }

    /// Whether a character shows nothing by itself: spaces, controls, joiners, variation selectors.
    package static func needsNoGlyph(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned: return true
        default: return false
        }
    }

    private static func ems(_ scalar: Unicode.Scalar, weight: Int) -> Double {
        if let width = SystemWidths.width(of: scalar, weight: weight) { return width / 1000 }
        if punctuation.contains(scalar.value) { return 1 }
        if isFullWidth(scalar) { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: return 0
        case .spaceSeparator: return 0.5
        default: return weight >= 600 ? 0.75 : 0.7
        }
    }

    // As wide as the colour fonts of all systems draw one at most.
    private static let emoji = 1.275

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
    }

    // Quotes, dashes, dots: fonts for Chinese draw them over the full width, and may be asked first.
    private static let punctuation: ClosedRange<UInt32> = 0x2014...0x2026

    /// The blocks whose characters Unicode's annex 11 calls wide or full-width.
    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
