package import ConfigSchema

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Contrast as WCAG 2.2 counts it.
package enum Contrast {
    /// Level AA for text of normal size, 4.5 to 1.
    ///
    /// All text of the classroom is smaller than "large" (18 pt).
    package static let minimum = 4.5

    /// Level AAA for text of normal size.
    package static let enhanced = 7.0

    /// The ratio of two opaque colours, from 1 to 21.
    package static func ratio(_ left: SRGBColor, _ right: SRGBColor) -> Double {
        ratio(luminance(left), luminance(right))
    }

    private static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The relative luminance, with the coefficients of WCAG 2.2.
    static func luminance(_ color: SRGBColor) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// The colour of the same hue and saturation, nearest in lightness, that reaches the minimum on a surface.
    ///
    /// A translucent text becomes opaque when no lightness is enough for its opacity.
    static func nearestPassing(_ color: SRGBColor, on surface: SRGBColor) -> SRGBColor? {
        let hsl = HSL(color)
        let below = luminance(surface)
        for alpha in color.alpha < 1 ? [color.alpha, 1] : [1] {
            for step in 0...200 {
                for direction in [-1.0, 1] {
                    let lightness = hsl.lightness + direction * Double(step) / 200
                    guard (0...1).contains(lightness) else { continue }
                    // Rounded first: what is proposed must pass as it will be written.
                    let candidate = HSL(hue: hsl.hue, saturation: hsl.saturation, lightness: lightness)
                        .color.opacity(alpha).rounded
                    if ratio(luminance(candidate.over(surface)), below) >= minimum { return candidate }
                }
            }
        }
        return nil
    }
}

extension SRGBColor {
    fileprivate var rounded: SRGBColor {
        SRGBColor(
            red: (red * 255).rounded() / 255, green: (green * 255).rounded() / 255, blue: (blue * 255).rounded() / 255,
            alpha: (alpha * 255).rounded() / 255)
    }
}

/// A colour by hue, saturation and lightness, each from 0 to 1.
struct HSL {
    let hue: Double
    let saturation: Double
    let lightness: Double

    init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    init(_ color: SRGBColor) {
        let largest = max(color.red, color.green, color.blue)
        let smallest = min(color.red, color.green, color.blue)
        let range = largest - smallest
        lightness = (largest + smallest) / 2
        guard range > 0 else {
            hue = 0
            saturation = 0
            return
        }
        saturation = range / (1 - abs(2 * lightness - 1))
        let sector =
            if largest == color.red {
                (color.green - color.blue) / range
            } else if largest == color.green {
                (color.blue - color.red) / range + 2
            } else {
                (color.red - color.green) / range + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var color: SRGBColor {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sector = hue * 6
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let base = lightness - chroma / 2
        let (red, green, blue) =
            switch Int(sector) % 6 {
            case 0: (chroma, second, 0.0)
            case 1: (second, chroma, 0.0)
            case 2: (0.0, chroma, second)
            case 3: (0.0, second, chroma)
            case 4: (second, 0.0, chroma)
            default: (chroma, 0.0, second)
            }
        return SRGBColor(red: red + base, green: green + base, blue: blue + base)
    }
}
