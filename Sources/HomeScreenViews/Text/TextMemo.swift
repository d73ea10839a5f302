import ConfigSchema
import Synchronization

/// Texts that were measured: stacks ask each of their texts several times, and widgets share dates and names.
final class TextMemo: Sendable {
    private let measure: @Sendable (String, FontValue) -> Double
    private let widths = Mutex<[FontText: Double]>([:])
    private let pieces = Mutex<[FontText: TextPieces]>([:])

    private struct FontText: Hashable {
        let text: String
        let font: FontValue
    }

    // As many as a screen full of widgets has, in several languages; then others take their place. A text that is longer
    // than a title is seldom seen again.
    private static let most = 2048
    private static let longest = 128

    /// What is measured in the system's font, which is the same in every theme.
    static let system = TextMemo(ViewContext.systemWidth)

    init(_ measure: @escaping @Sendable (String, FontValue) -> Double) { self.measure = measure }

    /// The width of a text on one line, in points.
    func width(of text: String, in font: FontValue) -> Double {
        let key = FontText(text: text, font: font)
        if let width = widths.withLock({ $0[key] }) { return width }
        let width = measure(text, font)
        widths.withLock { Self.keep(width, of: key, in: &$0) }
        return width
    }

    /// The same of a text whose width is remembered elsewhere.
    func measuredWidth(of text: String, in font: FontValue) -> Double { measure(text, font) }

    /// The pieces of a text, which are the same wherever it stands.
    func pieces(of settings: TextSettings) -> TextPieces {
        if let pieces = settings.kept.pieces(of: settings, in: self) { return pieces }
        let found = found(settings)
        settings.kept.keep(found, of: settings, in: self)
        return found
    }

    private func found(_ settings: TextSettings) -> TextPieces {
        guard !settings.hasEqualDigits else { return TextPieces(settings, self) }
        let key = FontText(text: settings.text, font: settings.font)
        if let pieces = pieces.withLock({ $0[key] }) { return pieces }
        let pieces = TextPieces(settings, self)
        self.pieces.withLock { Self.keep(pieces, of: key, in: &$0) }
        return pieces
    }

    private static func keep<Value>(_ value: Value, of key: FontText, in known: inout [FontText: Value]) {
        guard key.text.utf8.count <= longest else { return }
        if known.count >= most { known.removeAll(keepingCapacity: true) }
        known[key] = value
    }
}

/// The pieces of a view's text, beside it: to find them elsewhere takes longer than to break them into lines.
final class KeptPieces: Sendable {
    private let last = Mutex<Kept?>(nil)

    private struct Kept {
        let memo: TextMemo
        let text: String
        let font: FontValue
        let hasEqualDigits: Bool
        let pieces: TextPieces
    }

    func pieces(of settings: TextSettings, in memo: TextMemo) -> TextPieces? {
        last.withLock { last in
            guard let last, last.memo === memo, last.text == settings.text, last.font == settings.font,
                last.hasEqualDigits == settings.hasEqualDigits
            else { return nil }
            return last.pieces
        }
    }

    func keep(_ pieces: TextPieces, of settings: TextSettings, in memo: TextMemo) {
        let kept = Kept(
            memo: memo, text: settings.text, font: settings.font, hasEqualDigits: settings.hasEqualDigits,
            pieces: pieces)
        last.withLock { $0 = kept }
    }
}
