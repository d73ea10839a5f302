public import ConfigSchema
import ThemeModel

/// How a text is set: what `text` and `date` share, and what a view from elsewhere may use for its own.
public struct TextSettings: Sendable {
    /// The text.
    public var text: String
    /// The font before it shrinks.
    public var font: FontValue
    /// The height of a line in points, before it shrinks.
    public var lineHeight: Double
    /// Points between two lines, besides.
    public var lineSpacing: Double
    /// The most lines that it takes; nil for as many as there is space for.
    public var lines: Int?
    /// How small the text may become before it is cut, from 0 to 1.
    public var minScale: Double
    /// Where lines stand in the width of the text, from 0 to 1.
    public var alignment: Double
    /// Whether all digits are equally wide.
    public var hasEqualDigits: Bool
    /// Whether it keeps to one line as long as it is, whatever is offered.
    public var isFixed: Bool
    /// The colour; nil for that of the surroundings.
    public var color: SRGBColor?

    let kept = KeptPieces()

    /// The key of the chosen text size among the values of a view; a view of the usual size has none.
    static let step = "text size"

    /// Sets a text in a font, on as many lines as it needs.
    public init(_ text: String, font: FontValue) {
        self.text = text
        self.font = font
        lineHeight = font.size * TextStyle.lineFactor
        lineSpacing = 0
        minScale = 1
        alignment = 0
        hasEqualDigits = false
        isFixed = false
    }

    /// Whether there may be more lines in more height.
    var heedsHeight: Bool { !isFixed && lines != 1 }

    /// Takes the settings that are among a view's properties.
    init(_ text: String, _ values: ViewValues) {
        let style = values.text("style").flatMap { TextStyle(rawValue: $0) } ?? .body
        let step = values.text(Self.step).flatMap { TextSize(rawValue: $0) } ?? .large
        var font = FontValue(size: style.size(at: step), weight: style.weight)
        var line: Double? = style.line(at: step)
        if case .font(let own)? = values["font"] { (font, line) = (own, nil) }
        if let size = values.number("size") {
            font = FontValue(size: size, weight: font.weight, family: font.family)
            line = nil
        }
        if let weight = values.text("weight").flatMap({ FontWeight(rawValue: $0) }) {
            font = FontValue(size: font.size, weight: weight, family: font.family)
        }
        self.init(text, font: font)
        lineHeight = line ?? lineHeight
        lineSpacing = values.number("lineSpacing") ?? 0
        lines = values.number("lines").map { Int($0) }
        minScale = values.number("minScale") ?? 1
        alignment = HorizontalAlign.fraction(values.text("align"))
        hasEqualDigits = values.text("digits") == "monospaced"
        isFixed = values.flag("fixed")
        color = values.color("color")
    }
}
