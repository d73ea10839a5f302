package import SourceDiagnostics

/// A text whose interesting places carry `1️⃣`, `2️⃣` … markers, and the same text without them.
///
/// Write test input with markers where a finding must appear, hand ``text`` to the code under test, and compare the
/// reported position with the marker's:
///
/// ```swift
/// let marked = MarkedText("scene: 1️⃣smal-class\n")
/// #expect(findings.map(\.range.start) == [marked["1️⃣"]])
/// ```
///
/// A marker is a keycap digit from `0️⃣` to `9️⃣`, so ten fit into one text; each may occur once.
package struct MarkedText: Sendable {
    /// The input without its markers.
    package let text: String

    /// Where each marker stood, by the marker itself.
    package let positions: [Character: SourcePosition]

    /// Splits marked input into its text and the places of its markers.
    ///
    /// Lines end at LF, CRLF or a lone CR, as in YAML.
    package init(_ marked: String) {
        var text = ""
        var positions: [Character: SourcePosition] = [:]
        var place = SourcePosition.start
        for character in marked {
            if Self.isMarker(character) {
                positions[character] = place
                continue
            }
            text.append(character)
            if character == "\n" || character == "\r\n" || character == "\r" {
                place = SourcePosition(line: place.line + 1, column: 1)
            } else {
                place = SourcePosition(
                    line: place.line, column: place.column + character.unicodeScalars.count)
            }
        }
        self.text = text
        self.positions = positions
    }

    /// The place of a marker, or nil when the text has no such marker.
    package subscript(marker: Character) -> SourcePosition? { positions[marker] }

    /// A keycap is a digit, the emoji selector U+FE0F and the enclosing U+20E3, in one grapheme.
    private static func isMarker(_ character: Character) -> Bool {
        let scalars = Array(character.unicodeScalars)
        return scalars.count == 3 && ("0"..."9").contains(scalars[0]) && scalars[1] == "\u{FE0F}"
            && scalars[2] == "\u{20E3}"
    }
}
