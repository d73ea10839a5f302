public import ConfigSchema
package import ThemeModel

/// A value in a style sheet, made from a typed value: the only place where values become CSS.
public struct CSSValue: Hashable, Sendable {
    /// The text, safe between `:` and `;`.
    package let text: String

    package init(unchecked text: String) { self.text = text }

    /// A number without a unit.
    public static func number(_ value: Double) -> CSSValue { CSSValue(unchecked: value.shortText) }

    /// Points, which are the pixels of the device frame.
    public static func points(_ value: Double) -> CSSValue { CSSValue(unchecked: value.shortText + "px") }

    /// A share of the parent's size, from 0 to 1.
    public static func fraction(_ value: Double) -> CSSValue { CSSValue(unchecked: (value * 100).shortText + "%") }

    /// A colour in hexadecimal digits, with its alpha when it has one.
    public static func color(_ color: SRGBColor) -> CSSValue { CSSValue(unchecked: color.hexText.lowercased()) }

    /// A length; a scaled one follows the scene's factor `--s`.
    public static func length(_ length: Length) -> CSSValue {
        switch length.unit {
        case .points: points(length.value)
        case .scaled: CSSValue(unchecked: "calc(\(length.value.shortText)px*var(--s))")
        case .percent: CSSValue(unchecked: length.value.shortText + "%")
        }
    }

    /// A font, as the shorthand; the line is as high as the font's own leading asks for.
    public static func font(_ font: FontValue) -> CSSValue { self.font(font, families: systemFamilies) }

    /// The font with the families that stand for the system's, the first that a machine has winning.
    package static func font(_ font: FontValue, families: [String]) -> CSSValue {
        let own = font.family == SystemFamilies.word ? [] : [quoted(font.family)]
        return CSSValue(
            unchecked: "\(font.weight.number) \(font.size.shortText)px/1.35 " + (own + families).joined(separator: ","))
    }

    /// The colour and the geometry of a shadow, for `box-shadow`.
    package static func shadow(_ shadow: ResolvedShadow) -> CSSValue {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.radius].map { points($0).text }
        return CSSValue(unchecked: (lengths + [color(shadow.color).text]).joined(separator: " "))
    }

    /// What stands at an address.
    package static func url(_ address: String) -> CSSValue { CSSValue(unchecked: "url(\(quoted(address)))") }

    /// A text as a CSS string.
    package static func quoted(_ text: String) -> String {
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

    /// The families that stand for iOS's font, the first that a machine has winning.
    package static let nativeFamilies =
        ["-apple-system", "BlinkMacSystemFont"] + SystemFamilies.installed.map { $0.contains(" ") ? quoted($0) : $0 }
        + ["sans-serif"]

    // The theme's own file in place of the system's font stands first.
    private static let systemFamilies = [quoted(SystemFamilies.replacement)] + nativeFamilies
}

/// One declaration of an element's own style.
public struct CSSDeclaration: Hashable, Sendable {
    let text: String

    /// A property with its value; `property("--volume", .fraction(0.4))`.
    public static func property(_ name: StaticString, _ value: CSSValue) -> CSSDeclaration {
        CSSDeclaration(text: "\(name):\(value.text)")
    }
}
