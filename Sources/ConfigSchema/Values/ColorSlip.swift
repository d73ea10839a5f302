/// What was probably meant by a text that is no colour.
///
/// Colours come from other tools, each of which spells them in its own way; most ways have one right spelling here.
enum ColorSlip {
    /// Looks at a text that was refused.
    static func meant(by written: String) -> ValueSlip? {
        let text = written.split(separator: " ").joined(separator: " ")
        return opacity(text) ?? digits(text) ?? word(text) ?? function(text) ?? numbers(text)
    }

    // MARK: Digits

    private static func digits(_ text: String) -> ValueSlip? {
        let isProgrammers = text.lowercased().hasPrefix("0x")
        let rest = isProgrammers ? text.dropFirst(2) : text.drop { $0 == "#" || $0 == " " }
        let hasSign = rest.count < text.count
        guard !rest.isEmpty, rest.count <= 8, hasSign || rest.count >= 3 else { return nil }
        // Android and Flutter count colours.
        if !hasSign, rest.count > 6, let number = Int(rest), number <= 0xFF_FFFF {
            let digits = String(number, radix: 16, uppercase: true)
            let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
            return ValueSlip("as a number this is \(hex)", quoted(hex), isGuess: true)
        }
        if rest.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
            return hexadecimal(String(rest), isProgrammers: isProgrammers, hasSign: hasSign)
        }
        // Letters that look like digits.
        let mended = String(rest.map { ["O": "0", "o": "0", "l": "1", "I": "1"][$0] ?? $0 })
        if hasSign, [3, 6, 8].contains(mended.count), mended.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
            return ValueSlip("the letters O, l and I are no digits", quoted("#" + mended), isGuess: true)
        }
        guard text.hasPrefix("#"), let wrong = rest.first(where: { !($0.isASCII && $0.isHexDigit) }) else { return nil }
        return ValueSlip("'\(wrong)' is no digit of a colour: they go from 0 to 9 and from A to F")
    }

    private static func hexadecimal(_ digits: String, isProgrammers: Bool, hasSign: Bool) -> ValueSlip? {
        switch digits.count {
        case 8 where isProgrammers:
            // Programs put the opacity first.
            let opacity = digits.prefix(2).uppercased()
            return ValueSlip(
                "the opacity stands last: #RRGGBBAA",
                quoted("#" + digits.dropFirst(2) + (opacity == "FF" ? "" : digits.prefix(2))), isGuess: true)
        case 3, 6, 8:
            let hint =
                isProgrammers
                ? "a colour starts with '#' and not with '0x'"
                : hasSign ? "one '#', and the digits right behind it" : "a hexadecimal colour starts with '#'"
            return ValueSlip(hint, quoted("#" + digits))
        case 4:
            let long = "#" + digits.map { "\($0)\($0)" }.joined()
            return ValueSlip("it has 4 digits; in CSS that is \(long)", quoted(long), isGuess: true)
        default:
            return hasSign ? ValueSlip("it has \(digits.count) \(digits.count == 1 ? "digit" : "digits")") : nil
        }
    }

    // MARK: Words

    /// Whether a text is a word that CSS takes for a colour, and a theme perhaps for a token.
    static func isWord(_ text: String) -> Bool { CSSColorNames.hexText(of: text) != nil || synonyms[text] != nil }

    private static func word(_ text: String) -> ValueSlip? {
        if let meant = synonyms[text.lowercased()] {
            return ValueSlip("write '\(meant)'", meant, isGuess: text == "none")
        }
        if let digits = CSSColorNames.hexText(of: text) {
            return ValueSlip("CSS's '\(text)' is \(digits)", quoted(digits))
        }
        if text.contains("gradient(") { return ValueSlip("a gradient is no colour; write one colour") }
        return nil
    }

    private static let synonyms = [
        "transparent": "clear", "none": "clear", "black": "black", "white": "white", "clear": "clear",
        "白": "white", "白色": "white", "黑": "black", "黑色": "black", "透明": "clear",
    ]

    // MARK: Opacities

    /// `white 80%`, `white / 80%`, `white @ 0.8`, `white @ 80`.
    private static func opacity(_ text: String) -> ValueSlip? {
        guard text.count(where: { $0 == "@" }) <= 1 else { return ValueSlip("a colour has one opacity") }
        let sign = text.lastIndex { $0 == "@" || $0 == "/" } ?? text.lastIndex(of: " ")
        guard let sign, !text.hasSuffix(")") else { return nil }
        let base = text[..<sign].trimmed
        var number = text[text.index(after: sign)...].trimmed
        let hasPercent = number.hasSuffix("%")
        if hasPercent { number = number.dropLast().trimmed }
        guard let value = Double(number), !base.isEmpty, base.utf8.first != 0x20 else {
            return text.hasPrefix("@") ? ValueSlip("a colour stands before '@'") : nil
        }
        let percent = hasPercent || value > 1 ? value : value * 100
        guard (0...100).contains(percent) else { return ValueSlip("an opacity goes from 0% to 100%") }
        var color = String(base)
        let isRead = color.withUTF8 { ColorSyntax.parse($0).value != nil }
        guard isRead else { return nil }
        let right = "\(color) @ \(percent.plain)%"
        return ValueSlip("an opacity is written '@ \(percent.plain)%'", color.hasPrefix("#") ? quoted(right) : right)
    }

    // MARK: Functions

    private static func function(_ text: String) -> ValueSlip? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        let name = text[..<open].lowercased()
        let isClosed = text.hasSuffix(")")
        let inside = text[text.index(after: open)...].prefix { $0 != ")" }
        var parts = inside.split { " ,/".contains($0) }.map { String($0) }
        let alpha = parts.count == 4 ? share(parts.removeLast()) : 1
        guard parts.count == 3, let alpha else {
            let isColor = ["rgb", "rgba", "hsl", "hsla"].contains(name)
            return isColor ? ValueSlip("it takes three numbers, and an opacity") : nil
        }
        switch name {
        case "rgb", "rgba":
            let numbers = parts.compactMap { part in
                part.hasSuffix("%") ? share(part).map { $0 * 255 } : Double(part)
            }
            guard numbers.count == 3 else { return nil }
            if let wrong = parts.first(where: { (Double($0) ?? 0) > 255 || $0.hasPrefix("-") }) {
                return ValueSlip("\(wrong) is outside of 0 to 255")
            }
            let color = SRGBColor(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
            return ValueSlip("write '\(color.functionText)'", color.functionText, isGuess: !isClosed)
        case "hsl", "hsla":
            guard let hue = Double(parts[0].replacing("deg", with: "")), let saturation = share(parts[1]),
                let lightness = share(parts[2])
            else { return nil }
            let color = SRGBColor(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
            return ValueSlip("this is \(color.hexText)", quoted(color.hexText))
        default: return nil
        }
    }

    /// `88, 176, 72`.
    private static func numbers(_ text: String) -> ValueSlip? {
        let numbers = text.split { ", ".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 3, text.contains(","), numbers.allSatisfy({ (0...255).contains($0) }) else {
            return nil
        }
        let right = "rgb(\(numbers.map(\.plain).joined(separator: " ")))"
        return ValueSlip("write '\(right)'", right, isGuess: true)
    }

    /// `80%` or `0.8` as a share.
    private static func share(_ text: String) -> Double? {
        let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        return value.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension SRGBColor {
    /// The colour as `rgb(88 176 72)`, or `rgb(88 176 72 / 50%)`.
    fileprivate var functionText: String {
        let numbers = [red, green, blue].map { ($0 * 255).rounded().plain }.joined(separator: " ")
        return "rgb(\(numbers)\(alpha < 1 ? " / \((alpha * 100).plain)%" : ""))"
    }

    /// Makes a colour as CSS's `hsl()` does; the hue in degrees, the others from 0 to 1.
    fileprivate init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
        func channel(_ offset: Double) -> Double {
            let turned = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let step = turned < 0 ? turned + 12 : turned
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(step - 3, 9 - step, 1))
        }
        self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }
}

extension Double {
    /// Without a fraction where there is none, else with at most two places.
    fileprivate var plain: String { PropertyKind.short((self * 100).rounded() / 100) }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
