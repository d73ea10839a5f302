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
            // Nil outside the range of lightness.
            func candidate(_ step: Int) -> SRGBColor? {
                let lightness = hsl.lightness + Double(step) / 200
                guard (0...1).contains(lightness) else { return nil }
                // Rounded first: what is proposed must pass as it will be written.
                return HSL(hue: hsl.hue, saturation: hsl.saturation, lightness: lightness).color.opacity(alpha).rounded
            }
            func passes(_ color: SRGBColor) -> Bool { ratio(luminance(color.over(surface)), below) >= minimum }
            if let same = candidate(0), passes(same) { return same }
            // A colour that fails fails on, step by step, until it is far enough from the surface, and then passes on.
            let darker = (1...201).firstOfTail { step in candidate(-step).map(passes) ?? true }
            let lighter = (1...201).firstOfTail { step in candidate(step).map(passes) ?? true }
            let nearest = darker <= lighter ? [-darker, lighter] : [lighter, -darker]
            if let found = nearest.lazy.compactMap(candidate).first { return found }
        }
        return nil
    }
}

extension ClosedRange<Int> {
    /// The first number that has a property, which all after it have as well, the upper bound among them.
    fileprivate func firstOfTail(_ has: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if has(middle) { high = middle } else { low = middle + 1 }
        }
        return low
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
