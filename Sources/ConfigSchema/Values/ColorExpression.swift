/// What a file says where a colour is expected: a literal, a colour of the system palette or a token, and perhaps an
/// opacity (`white @ 80%`).
public struct ColorExpression: Hashable, Sendable {
    /// What the colour starts from.
    public let base: Base

    /// The opacity after `@`, from 0 to 1; nil keeps the base's own.
    public let alpha: Double?

    /// Makes an expression.
    public init(_ base: Base, alpha: Double? = nil) {
        self.base = base
        self.alpha = alpha
    }

    /// What a colour starts from.
    public enum Base: Hashable, Sendable {
        /// A colour that is written out.
        case literal(SRGBColor)
        /// A colour of the system palette.
        case system(SystemColor)
        /// A token of the theme's `colors`.
        case token(String)
    }

    /// Applies the opacity to the base's value.
    package func applyingAlpha(to color: SRGBColor) -> SRGBColor { alpha.map { color.opacity($0) } ?? color }
}

/// Reads colours from the bytes of a scalar.
enum ColorSyntax {
    /// The colour, or a sentence that says what is wrong with it.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading<ColorExpression> {
        var base = bytes[...]
        var alpha: Double?
        if let at = bytes.lastIndex(of: 0x40) {
            guard let value = percent(bytes[(at + 1)...]) else {
                return .failure(ScalarError("an opacity is written as in 'white @ 80%', from 0% to 100%"))
            }
            alpha = value
            base = bytes[..<at]
        }
        base = base.trimmed
        guard let first = base.first else { return .failure(ScalarError("there is no colour")) }
        if first == 0x24 {
            let name = String(decoding: base.dropFirst(), as: UTF8.self)
            guard isTokenName(name) else { return .failure(ScalarError("'$' is followed by a token's name")) }
            return .success(ColorExpression(.token(name), alpha: alpha))
        }
        if first == 0x23 { return hex(base.dropFirst()).map { ColorExpression(.literal($0), alpha: alpha) } }
        let name = String(decoding: base, as: UTF8.self)
        switch name {
        case "clear": return .success(ColorExpression(.literal(.clear), alpha: alpha))
        case "black": return .success(ColorExpression(.literal(.black), alpha: alpha))
        case "white": return .success(ColorExpression(.literal(.white), alpha: alpha))
        default: break
        }
        if let system = SystemColor.named(name) { return .success(ColorExpression(.system(system), alpha: alpha)) }
        if name.hasPrefix("rgb(") || name.hasPrefix("rgba(") {
            return function(name).map { ColorExpression(.literal($0), alpha: alpha) }
        }
        return .failure(ScalarError("'\(name)' is no colour", nameCandidate: name))
    }

    static func isTokenName(_ name: String) -> Bool {
        // What ends a sentence or a statement elsewhere is no part of a name.
        switch name.unicodeScalars.last {
        case nil, ".", ",", ";", "，", "；", "。", "、": return false
        default: break
        }
        for byte in name.utf8 {
            switch byte {
            case 0...0x20, 0x24, 0x40, 0x7B, 0x7D: return false
            default: break
            }
        }
        return true
    }

    /// The names that stand for a colour by themselves.
    static let names = ["clear", "black", "white"] + SystemColor.all.map(\.name)

    private static func percent(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        let text = bytes.trimmed
        guard text.last == 0x25, let number = Double(ascii: text.dropLast().trimmed), (0...100).contains(number) else {
            return nil
        }
        return number / 100
    }

    private static func hex(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> ScalarReading<SRGBColor> {
        var value: UInt32 = 0
        for digit in digits {
            guard let number = hexDigit(digit), digits.count <= 8 else {
                return .failure(ScalarError("'#' is followed by 3, 6 or 8 digits from 0 to F"))
            }
            value = value << 4 | number
        }
        switch digits.count {
        case 3:
            let (red, green, blue) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
            return .success(SRGBColor(hex: red * 0x11 << 16 | green * 0x11 << 8 | blue * 0x11))
        case 6: return .success(SRGBColor(hex: value))
        case 8: return .success(SRGBColor(hex: value >> 8, alpha: Double(value & 0xFF) / 255))
        default: return .failure(ScalarError("'#' is followed by 3, 6 or 8 digits from 0 to F"))
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// `rgb(r g b)`, `rgb(r g b / a)`, and the older form with commas.
    private static func function(_ text: String) -> ScalarReading<SRGBColor> {
        let failure = ScalarError("write 'rgb(53 123 246)' or 'rgb(53 123 246 / 80%)', numbers from 0 to 255")
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return .failure(failure) }
        let parts = text[text.index(after: open)...].dropLast().split { " ,/".contains($0) }
        let numbers = parts.prefix(3).compactMap(number).filter { (0...255).contains($0) }
        guard numbers.count == 3, parts.count <= 4 else { return .failure(failure) }
        var alpha = 1.0
        if parts.count == 4 {
            let last = parts[3]
            guard let value = number(last.hasSuffix("%") ? last.dropLast() : last) else { return .failure(failure) }
            alpha = last.hasSuffix("%") ? value / 100 : value
        }
        guard (0...1).contains(alpha) else { return .failure(failure) }
        return .success(
            SRGBColor(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha))
    }

    // `Double.init` would also take `1e2`, `0x10` and `inf`, which no other number of a file may be.
    private static func number(_ text: Substring) -> Double? {
        var text = text
        return text.withUTF8 { Double(ascii: $0[...]) }
    }
}

extension SRGBColor {
    /// The colour that a text from elsewhere writes out, such as `#FF8800`; nil for any other text, and for a token's name.
    package init?(literal text: String) {
        var text = text
        guard case .success(let expression) = text.withUTF8(ColorSyntax.parse),
            case .literal(let color) = expression.base
        else { return nil }
        self = expression.applyingAlpha(to: color)
    }
}
