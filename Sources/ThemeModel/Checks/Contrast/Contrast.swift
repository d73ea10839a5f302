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
    /// All text is taken to be smaller than "large" (18 pt).
    package static let minimum = 4.5

    /// What graphics need that people understand something by, 3 to 1 (WCAG 2.2, 1.4.11).
    package static let minimumOfIcons = 3.0

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
    package static func nearestPassing(
        _ color: SRGBColor, on surface: SRGBColor, minimum: Double = Contrast.minimum
    ) -> SRGBColor? {
        let hsl = HSL(color)
        let below = luminance(surface)
        for alpha in color.alpha < 1 ? [color.alpha, 1] : [1] {
            // Nil outside the range of lightness.
            func candidate(_ step: Int) -> SRGBColor? {
                let lightness = hsl.lightness + Double(step) / 200
                guard (0...1).contains(lightness) else { return nil }
                // Rounded first: what is proposed must pass as it will be written.
                return hsl.moved(to: lightness).color.opacity(alpha).rounded
            }
            func passes(_ color: SRGBColor) -> Bool { ratio(luminance(color.over(surface)), below) >= minimum }
            if let same = candidate(0), passes(same) { return same }
            // With growing distance from the text's own lightness candidates fail up to some step and pass from there on,
            // so that the first one that passes can be found by bisection.
            let darker = (1...201).partitionPoint { step in candidate(-step).map(passes) ?? true }
            let lighter = (1...201).partitionPoint { step in candidate(step).map(passes) ?? true }
            let nearest = darker <= lighter ? [-darker, lighter] : [lighter, -darker]
            if let found = nearest.lazy.compactMap(candidate).first { return found }
        }
        return nil
    }
}

extension ClosedRange<Int> {
    /// The first number for which a condition holds that, once true, stays true up to the upper bound (binary search).
    fileprivate func partitionPoint(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
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
