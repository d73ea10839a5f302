import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// The text of values and of whole themes, as people write them.
package enum ThemeText {
    // MARK: Values

    /// A colour in hexadecimal digits and quotes.
    static func color(_ color: SRGBColor) -> String { "\"\(color.hexText)\"" }

    /// A colour in the words of CSS as a theme writes it; nil for a text that is no colour.
    package static func color(readFrom text: String) -> String? { CSSColor.read(text).map(color) }

    /// A number or a length; nil for one that a theme's metrics may not be.
    static func number(_ value: Double) -> String? { range(-100_000...100_000, value) }

    private static func range(_ range: ClosedRange<Double>, _ value: Double) -> String? {
        range.contains(value) ? value.shortText : nil
    }

    /// The range that the format declares for a number, or for the numbers of a list.
    private static func range(of key: String, in group: PropertyGroup) -> ClosedRange<Double> {
        switch group.members.first(where: { $0.key == key })?.kind {
        case .number(let range), .list(of: .number(let range), count: _): range
        default: -.infinity ... .infinity
        }
    }

    /// A reference to a token, for a colour with an opacity of its own, from 0 to 1.
    static func reference(_ name: String, alpha: Double? = nil) -> String {
        "$\(name)" + (alpha.map { " @ \(($0 * 100).shortText)%" } ?? "")
    }

    /// A font; the weight is that of CSS, from 1 to 1000, and names of the device's own family become `system`.
    ///
    /// - Returns: The text; nil for a size that a theme's fonts may not have.
    static func font(size: Double, weight: Double, family: String) -> String? {
        guard let size = range(range(of: "size", in: .font), size) else { return nil }
        let index = Int((min(max(weight / 100, 1), Double(FontWeight.allCases.count))).rounded()) - 1
        let family = native.contains(family) ? SystemFamilies.word : family
        return "{ size: \(size), weight: \(FontWeight.allCases[index].rawValue), family: \(scalar(family)) }"
    }

    private static let native: Set = [
        "-apple-system", "BlinkMacSystemFont", "system-ui", "sans-serif", SystemFamilies.replacement,
    ]

    /// A shadow, whose colour is the text of a colour; nil for lengths that a theme's shadows may not have.
    static func shadow(color: String, x: Double, y: Double, radius: Double) -> String? {
        let offsets = range(of: "offset", in: .shadow)
        guard let x = range(offsets, x), let y = range(offsets, y),
            let radius = range(range(of: "radius", in: .shadow), radius)
        else { return nil }
        return "{ color: \(color), offset: [\(x), \(y)], radius: \(radius), opacity: 1 }"
    }

    // MARK: Names

    /// A name that a theme may have, from the parts of somebody else's.
    ///
    /// A character that would end a reference, such as a space, becomes a hyphen.
    static func name(_ parts: [String]) -> String {
        let joined = parts.joined(separator: "-").unicodeScalars.map { scalar in
            scalar.value <= 0x20 || scalar.properties.isWhitespace
                || "$@{}.,;，；。、\u{7F}".unicodeScalars.contains(scalar)
                || LineExcerpt.printable(String(scalar)) != String(scalar) ? "-" : String(scalar)
        }.joined()
        return joined.isEmpty ? "token" : joined
    }

    /// A text as a YAML value; quoted unless it is a plain word.
    package static func scalar(_ text: String) -> String {
        if text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_\-]*/) != nil, !words.contains(text.lowercased()) { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    // YAML 1.1, which other tools read, takes them for switches and nothing.
    private static let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    // MARK: Files

    /// A theme's file.
    ///
    /// - Parameters:
    ///   - theme: What was imported.
    ///   - id: The theme's id.
    ///   - base: The theme that it extends, if any.
    ///   - origin: The sentence of the first line.
    /// - Returns: The text, each token beside a comment with its place.
    package static func file(
        of theme: ImportedTheme, id: String, extending base: String?, origin: String
    ) -> String {
        var text = "# \(LineExcerpt.printable(origin))\n\ntheme: \(scalar(id))\n"
        if let base { text += "extends: \(scalar(base))\n" }
        text += "modes: [\(theme.modes.map(scalar).joined(separator: ", "))]\n"
        for category in ImportedToken.Category.allCases {
            let tokens = theme.tokens.filter { $0.category == category }
            guard !tokens.isEmpty else { continue }
            text += "\n\(category.rawValue):\n"
            for token in tokens {
                let place = LineExcerpt.printable("\(token.place.file.path):\(token.place.start.line)")
                text += "  \(scalar(token.name)): \(value(of: token.values, in: theme))  # \(place)\n"
            }
        }
        return text + components(of: theme)
    }

    /// The values of components, each map of keys written once.
    private static func components(of theme: ImportedTheme) -> String {
        guard !theme.values.isEmpty else { return "" }
        var text = "\ncomponents:\n"
        var open: [String] = []
        for value in theme.values.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
            guard let key = value.path.last else { continue }
            let maps = Array(value.path.dropLast())
            let shared = zip(open, maps).prefix { $0 == $1 }.count
            for depth in shared..<maps.count {
                text += String(repeating: "  ", count: depth + 1) + "\(scalar(maps[depth])):\n"
            }
            open = maps
            let place = LineExcerpt.printable("\(value.place.file.path):\(value.place.start.line)")
            text +=
                String(repeating: "  ", count: maps.count + 1)
                + "\(scalar(key)): \(self.value(of: value.values, in: theme))  # \(place)\n"
        }
        return text
    }

    /// The values of a token, by mode and by device only where they differ.
    private static func value(
        of written: [ImportedToken.Situation: String], in theme: ImportedTheme
    ) -> String {
        let devices = theme.devices.isEmpty ? [""] : theme.devices
        let byMode = theme.modes.compactMap { mode -> (String, String)? in
            let values = devices.compactMap { device in
                written[.init(mode: mode, device: device)].map { (device, $0) }
            }
            return choice(values).map { (mode, $0) }
        }
        return choice(byMode) ?? ""
    }

    private static func choice(_ values: [(name: String, text: String)]) -> String? {
        guard let first = values.first else { return nil }
        if values.allSatisfy({ $0.text == first.text }) { return first.text }
        return "{ " + values.map { "\(scalar($0.name)): \($0.text)" }.joined(separator: ", ") + " }"
    }
}
