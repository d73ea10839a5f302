public import SceneModel

/// A text that is broken into lines, shrunk and cut so that it fits where it stands.
public struct TextFlow: Hashable, Sendable {
    /// What the font's size is multiplied with.
    public let scale: Double

    // Stacks ask for sizes several times before one of the answers is drawn: only that one's lines become texts.
    private let whole: [TextRuler.Line]
    private let cut: TextRuler.Cut?

    /// The lines as they are drawn.
    public var lines: [String] { whole.map(\.text) + [cut?.text].compactMap(\.self) }

    /// How many lines there are.
    var lineCount: Int { whole.count + (cut == nil ? 0 : 1) }

    /// Whether a line's last word ends with it, by line; the next line goes on in the same word otherwise.
    var endsWord: [Bool] { whole.map(\.isApart) + [cut?.isApart].compactMap(\.self) }

    /// How wide each line is, in points.
    public var widths: [Double] { whole.map(\.width) + [cut?.width].compactMap(\.self) }

    /// How many points of the text, on one line, are cut off.
    public var missing: Double { cut?.missing ?? 0 }

    /// The widest line in points.
    public var width: Double { whole.reduce(cut?.width ?? 0) { max($0, $1.width) } }

    /// Whether a part of the text is cut off.
    public var isCut: Bool { missing > 0 }

    /// Fits a text into an offer.
    ///
    /// - Parameters:
    ///   - settings: The text, and how it is set.
    ///   - proposal: The space; without a width it takes one line for each of its own.
    ///   - context: What it is measured with.
    public init(_ settings: TextSettings, in proposal: ViewProposal, _ context: ViewContext) {
        let ruler = TextRuler(settings, context)
        let offer = settings.isFixed ? ViewProposal() : proposal
        let limit = Self.limit(settings, offer.height)
        if settings.minScale >= 1 || ruler.fits(in: offer.width, scale: 1, on: limit) {
            self.init(ruler, limit: limit, width: offer.width, scale: 1)
            return
        }
        // In hundredths, the largest that fits.
        var (small, large) = (Int((settings.minScale * 100).rounded(.up)), 100)
        small = max(1, small)
        func most(at hundredths: Int) -> Int? {
            Self.limit(settings, offer.height, scale: Double(hundredths) / 100)
        }
        func isFit(at hundredths: Int) -> Bool {
            ruler.fits(in: offer.width, scale: Double(hundredths) / 100, on: most(at: hundredths))
        }
        if isFit(at: small) {
            while large - small > 1 {
                let middle = (small + large) / 2
                if isFit(at: middle) { small = middle } else { large = middle }
            }
        }
        self.init(ruler, limit: most(at: small), width: offer.width, scale: Double(small) / 100)
    }

    private init(_ ruler: TextRuler, limit: Int?, width: Double?, scale: Double) {
        let lines = ruler.lines(in: width, scale: scale)
        let end = limit.flatMap { ruler.end(of: lines, at: $0, in: width, scale: scale) }
        whole = end.map { _ in Array(lines.prefix((limit ?? 1) - 1)) } ?? lines
        cut = end
        self.scale = scale
    }

    /// The size of the text when it is set in lines of a height.
    public func size(_ settings: TextSettings) -> LayoutSize {
        let count = Double(lineCount)
        return LayoutSize(
            width: width, height: count * settings.lineHeight * scale + max(0, count - 1) * settings.lineSpacing)
    }

    /// How many lines there may be: as the settings say, and as there is height for, but one at least.
    private static func limit(_ settings: TextSettings, _ height: Double?, scale: Double = 1) -> Int? {
        let line = settings.lineHeight * scale
        guard let height, height.isFinite, line > 0 else { return settings.lines }
        let count = max(1, Int((height + settings.lineSpacing + 0.01) / (line + settings.lineSpacing)))
        return min(count, settings.lines ?? count)
    }
}
