/// A colour in sRGB; every component from 0 to 1.
public struct SRGBColor: Hashable, Sendable {
    /// Red, from 0 to 1.
    public let red: Double
    /// Green, from 0 to 1.
    public let green: Double
    /// Blue, from 0 to 1.
    public let blue: Double
    /// Opacity, from 0 to 1.
    public let alpha: Double

    /// Makes a colour; components are clamped to 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = min(max(red, 0), 1)
        self.green = min(max(green, 0), 1)
        self.blue = min(max(blue, 0), 1)
        self.alpha = min(max(alpha, 0), 1)
    }

    /// Makes a colour of `0xRRGGBB`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// No colour.
    public static let clear = SRGBColor(hex: 0, alpha: 0)
    /// `#000000`.
    public static let black = SRGBColor(hex: 0)
    /// `#FFFFFF`.
    public static let white = SRGBColor(hex: 0xFFFFFF)

    /// The same colour with another opacity.
    public func opacity(_ alpha: Double) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// This colour painted over another.
    package func over(_ other: SRGBColor) -> SRGBColor {
        let result = alpha + other.alpha * (1 - alpha)
        guard result > 0 else { return .clear }
        func mix(_ top: Double, _ bottom: Double) -> Double {
            (top * alpha + bottom * other.alpha * (1 - alpha)) / result
        }
        return SRGBColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: result)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque: the form in which themes and CSS write it.
    public var hexText: String {
        func byte(_ value: Double) -> String {
            let number = Int((value * 255).rounded())
            let digits = String(number, radix: 16, uppercase: true)
            return number < 16 ? "0" + digits : digits
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
    }
}
