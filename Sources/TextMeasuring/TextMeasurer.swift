/// What a text is set in: a face, its size and its weight.
package struct TextFont: Sendable {
    /// In points.
    package let size: Double
    /// As CSS counts it, from 1 to 1000; 400 is regular.
    package let weight: Int
    /// A font file's face; nil for the system's font.
    package let face: FontFace?

    /// Describes a font; without a face it is the system's.
    package init(size: Double, weight: Int = 400, face: FontFace? = nil) {
        self.size = size
        self.weight = weight
        self.face = face
    }
}

/// How much space texts take.
///
/// A font file is measured. For the system's font, which is another one on each system, the answer is what the widest
/// of them needs: what fits by this, fits everywhere. Kerning and ligatures, which make most texts a little narrower,
/// are left out.
package enum TextMeasurer {
    /// The width of a text on one line, in points.
    ///
    /// What the face has no glyph for is drawn in the system's font, and measured in it. Of a text with several lines
    /// it is the widest one's.
    package static func width(of text: String, in font: TextFont) -> Double {
        if font.face == nil, let ems = SystemWidths.width(ofASCII: text, weight: font.weight) {
            return ems * font.size
        }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .map { line($0, weight: font.weight, font.face) }.max().map { $0 * font.size } ?? 0
    }

    /// The height of a line, in points: that of the line height with which pages set every text.
    package static func lineHeight(of font: TextFont) -> Double { font.size * lineHeightFactor }

    /// The height of a line, in font sizes.
    package static let lineHeightFactor = 1.35

    private static func line(_ text: Substring, weight: Int, _ face: FontFace?) -> Double {
        guard let face else { return text.reduce(0) { $0 + CharacterWidth.ems($1, weight: weight) } }
        var advances = face.advances(of: String(text), weight: weight)[...]
        return text.reduce(0) { width, character in
            let own = advances.prefix(character.unicodeScalars.count)
            advances = advances.dropFirst(own.count)
            let isWhole = zip(own, character.unicodeScalars).allSatisfy { $0 != nil || CharacterWidth.needsNoGlyph($1) }
            return width
                + (isWhole
                    ? own.reduce(0) { $0 + ($1 ?? 0) } : CharacterWidth.ems(character, weight: weight))
        }
    }
}
