import ConfigSchema

/// The pieces of a text between which a line may end, each with its width.
struct TextPieces: Sendable {
    /// The pieces of each paragraph.
    let paragraphs: [[Piece]]
    private let equalDigit: Double?

    /// How many characters are looked at: more than any widget has space for, so that a text from data that is as long as
    /// a book costs no more than a page of it.
    private static let maxLength = 4096

    struct Piece {
        let text: String
        /// At full size, with the blanks at its end and without.
        let width: Double
        let bare: Double
    }

    init(_ settings: TextSettings, _ context: ViewContext) {
        let font = settings.font
        let digit =
            settings.hasEqualDigits
            ? (0...9).map { context.width(of: String($0), in: font) }.max() : nil
        equalDigit = digit
        paragraphs = settings.text.prefix(Self.maxLength).split(omittingEmptySubsequences: false) { $0.isNewline }.map {
            line in
            LineBreaks.pieces(of: line).map { piece in
                let (whole, bare) = (String(piece), piece.trimmingEnd)
                let width = Self.width(whole, font, digit, context)
                return Piece(
                    text: whole, width: width,
                    bare: bare.endIndex == piece.endIndex ? width : Self.width(String(bare), font, digit, context))
            }
        }
    }

    /// The width of another text, in points, with digits as these have them.
    func width(of text: String, _ font: FontValue, _ context: ViewContext) -> Double {
        Self.width(text, font, equalDigit, context)
    }

    private static func width(_ text: String, _ font: FontValue, _ digit: Double?, _ context: ViewContext) -> Double {
        guard let digit, text.contains(where: \.isASCIIDigit) else { return context.width(of: text, in: font) }
        let others = text.filter { !$0.isASCIIDigit }
        return context.width(of: others, in: font) + Double(text.count - others.count) * digit
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
