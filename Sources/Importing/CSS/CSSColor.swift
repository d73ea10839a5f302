import ConfigSchema

/// Colours as CSS Color 4 writes them.
enum CSSColor {
    /// Reads a colour; nil for anything else, such as `currentcolor`.
    ///
    /// Colours outside of sRGB are clipped.
    static func read(_ text: String) -> SRGBColor? { reading(text)?.color }

    /// Reads a colour, and says whether all of it was inside of what sRGB can show.
    static func reading(_ text: String) -> (color: SRGBColor, isInside: Bool)? {
        let text = text.lowercased().trimmingWhitespace
        if text.hasPrefix("#") { return hex(text.dropFirst()).map { ($0, true) } }
        if text == "transparent" { return (.clear, true) }
        if let named = CSSColorNames.hexText(of: text) { return hex(named.dropFirst()).map { ($0, true) } }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        var words = text[text.index(after: open)...].dropLast().split { " ,/\n\t".contains($0) }.map(String.init)
        var function = String(text[..<open])
        if function == "color" {
            guard let space = words.first else { return nil }
            function = space
            words.removeFirst()
        }
        guard words.count == 3 || words.count == 4 else { return nil }
        let alpha = words.count == 4 ? number(words[3], percent: 1) : 1
        let space: ColorSpace? =
            switch function {
            case "rgb", "rgba": .srgb
            case "hsl", "hsla": .hsl
            default: ColorSpace(rawValue: function)
            }
        guard let alpha, let space else { return nil }
        let scales = scales(of: space)
        let isByte = function.hasPrefix("rgb")
        let components = zip(words, scales).compactMap { word, scale in
            number(word, percent: scale).map { isByte && !word.hasSuffix("%") ? $0 / 255 : $0 }
        }
        return space.color(components, alpha: alpha)
    }

    /// The number that 100 % of each component means.
    private static func scales(of space: ColorSpace) -> [Double] {
        switch space {
        case .hsl, .hwb: [360, 100, 100]
        case .lab: [100, 125, 125]
        case .lch: [100, 150, 360]
        case .oklab: [1, 0.4, 0.4]
        case .oklch: [1, 0.4, 360]
        case .srgb, .linear, .displayP3, .xyz, .xyzD65: [1, 1, 1]
        }
    }

    private static func number(_ word: String, percent: Double) -> Double? {
        if word == "none" { return 0 }
        if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 * percent } }
        if word.hasSuffix("turn") { return Double(word.dropLast(4)).map { $0 * 360 } }
        return Double(word.hasSuffix("deg") ? String(word.dropLast(3)) : word)
    }

    private static func hex(_ digits: Substring) -> SRGBColor? {
        let long = digits.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard [6, 8].contains(long.count), long.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let value = UInt32(long, radix: 16)
        else { return nil }
        return long.count == 6
            ? SRGBColor(hex: value) : SRGBColor(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
}

/// Lengths of CSS.
enum CSSLength {
    /// Reads a length in pixels; nil for other units.
    ///
    /// A `rem` or `em` is sixteen pixels.
    static func read(_ text: String) -> Double? {
        let text = text.trimmingWhitespace
        let units: [(String, Double)] = [("px", 1), ("rem", 16), ("em", 16), ("pt", 4.0 / 3)]
        for (unit, size) in units where text.hasSuffix(unit) {
            return finite(text.dropLast(unit.count)).map { $0 * size }
        }
        return finite(text[...])
    }

    private static func finite(_ text: Substring) -> Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

extension StringProtocol {
    /// The text without white space at both ends.
    var trimmingWhitespace: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
