public import ConfigSchema
import ThemeModel

/// A value in a style sheet, made from a typed value: the only place where values become CSS.
public struct CSSValue: Hashable, Sendable {
    /// The text, safe between `:` and `;`.
    package let text: String

    package init(unchecked text: String) { self.text = text }

    /// A number without a unit.
    public static func number(_ value: Double) -> CSSValue { CSSValue(unchecked: shortText(value)) }

    /// Points, which are the pixels of the device frame.
    public static func points(_ value: Double) -> CSSValue { CSSValue(unchecked: shortText(value) + "px") }

    /// A share of the parent's size, from 0 to 1.
    public static func fraction(_ value: Double) -> CSSValue { CSSValue(unchecked: shortText(value * 100) + "%") }

    /// A colour.
    public static func color(_ color: SRGBColor) -> CSSValue { CSSValue(unchecked: color.hexText.lowercased()) }

    /// A length; a scaled one follows the scene's factor `--s`.
    public static func length(_ length: Length) -> CSSValue {
        switch length.unit {
        case .points: points(length.value)
        case .scaled: CSSValue(unchecked: "calc(\(shortText(length.value))px*var(--s))")
        case .percent: CSSValue(unchecked: shortText(length.value) + "%")
        }
    }

    /// A font, as the shorthand; the line is as high as the font's own leading asks for.
    public static func font(_ font: FontValue) -> CSSValue {
        let family = font.family == "system" ? systemFamily : "\(quoted(font.family)),\(systemFamily)"
        return CSSValue(unchecked: "\(font.weight.number) \(shortText(font.size))px/1.35 \(family)")
    }

    /// A text as a CSS string.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            // A code point in hexadecimal means itself in a string; `<` is escaped because of `</style>`.
            let isSafe = scalar.value >= 0x20 && !"\"\\<>&\u{7F}".unicodeScalars.contains(scalar)
            if isSafe {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\" + String(scalar.value, radix: 16) + " "
            }
        }
        return result + "\""
    }

    // The families that iOS's system font becomes elsewhere; Noto carries the Chinese on Linux.
    private static let systemFamily =
        "-apple-system,BlinkMacSystemFont,Inter,\"Segoe UI\",Roboto,\"PingFang SC\",\"Noto Sans CJK SC\",\"Noto Sans\",sans-serif"

    /// At most four decimals, so that rounding noise does not make a style sheet differ.
    static func shortText(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }
}

/// One declaration of an element's own style.
public struct CSSDeclaration: Hashable, Sendable {
    let text: String

    /// A property with its value; `property("--volume", .fraction(0.4))`.
    public static func property(_ name: StaticString, _ value: CSSValue) -> CSSDeclaration {
        CSSDeclaration(text: "\(name):\(value.text)")
    }
}
