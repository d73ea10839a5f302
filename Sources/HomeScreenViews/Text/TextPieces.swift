import ConfigSchema

/// The pieces of a text between which a line may end, each with its width.
struct TextPieces: Sendable {
    let paragraphs: [Paragraph]
    /// The text where there is space for each paragraph on a line of its own, at full size.
    let lines: [TextRuler.Line]
    /// How wide that is.
    let width: Double
    /// The width of what stands for what is cut off.
    let ellipsis: Double
    private let equalDigit: Double?

    /// How many characters are looked at: more than any widget has space for, so that a text from data that is as long as
    /// a book costs no more than a page of it.
    private static let maxLength = 4096

    /// What stands between two line feeds.
    struct Paragraph {
        let text: Substring
        let pieces: [Piece]
    }

    struct Piece {
        let text: Substring
        /// At full size, with the blanks at its end and without.
        let width: Double
        let bare: Double
    }

    init(_ settings: TextSettings, _ memo: TextMemo) {
        let font = settings.font
        let digit =
            settings.hasEqualDigits
            ? (0...9).map { memo.width(of: String($0), in: font) }.max() : nil
        equalDigit = digit
        ellipsis = Self.width("…", digit) { memo.width(of: $0, in: font) }
        let paragraphs = settings.text.prefix(Self.maxLength).split(omittingEmptySubsequences: false) { $0.isNewline }
            .map {
                line in
                let pieces = LineBreaks.pieces(of: line).map { piece in
                    let bare = piece.trimmingEnd
                    let width = Self.width(String(piece), digit) { memo.measuredWidth(of: $0, in: font) }
                    return Piece(
                        text: piece, width: width,
                        bare: bare.endIndex == piece.endIndex
                            ? width : Self.width(String(bare), digit) { memo.measuredWidth(of: $0, in: font) })
                }
                return Paragraph(text: line, pieces: pieces)
            }
        self.paragraphs = paragraphs
        lines = paragraphs.map { paragraph in
            let before = paragraph.pieces.dropLast().reduce(0) { $0 + $1.width }
            return TextRuler.Line(
                whole: paragraph.text, width: before + (paragraph.pieces.last?.bare ?? 0), isLast: true,
                isBroken: false)
        }
        width = lines.reduce(0) { max($0, $1.width) }
    }

    /// The width of another text, in points, with digits as these have them.
    func width(of text: String, _ font: FontValue, _ memo: TextMemo) -> Double {
        Self.width(text, equalDigit) { memo.width(of: $0, in: font) }
    }

    private static func width(_ text: String, _ digit: Double?, _ measure: (String) -> Double) -> Double {
        guard let digit, text.contains(where: \.isASCIIDigit) else { return measure(text) }
        let others = text.filter { !$0.isASCIIDigit }
        return measure(others) + Double(text.count - others.count) * digit
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
