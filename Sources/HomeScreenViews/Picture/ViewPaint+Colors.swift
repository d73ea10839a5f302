package import ConfigSchema
import Foundation
package import SceneModel

extension ViewPaint {
    /// The colours in a part of what it paints: of a gradient those at the part's ends, and its own between them.
    ///
    /// Nothing lies between those that is lighter or darker than all of them.
    ///
    /// - Parameters:
    ///   - part: The part, in the same points as `whole`.
    ///   - whole: All that is painted.
    /// - Returns: The colours, in no order; none where nothing is painted.
    package func colors(in part: LayoutRect, of whole: LayoutRect) -> [SRGBColor] {
        guard case .gradient(let colors, let degrees) = self else {
            if case .color(let color) = self { return [color] }
            return []
        }
        guard let first = colors.first, colors.contains(where: { $0 != first }) else { return Array(colors.prefix(1)) }
        // As CSS lays it: the line goes through the middle, and its ends are where the corners are level with them.
        let (x, y) = (sin(degrees * .pi / 180), -cos(degrees * .pi / 180))
        let length = abs(whole.width * x) + abs(whole.height * y)
        guard length > 0, length.isFinite, let last = colors.indices.last, last > 0 else { return colors }
        let shares = [(part.x, part.y), (part.right, part.y), (part.x, part.bottom), (part.right, part.bottom)].map {
            min(max(0.5 + (($0 - whole.centerX) * x + ($1 - whole.centerY) * y) / length, 0), 1)
        }
        let (start, end) = (shares.min() ?? 0, shares.max() ?? 1)
        let inner = colors.indices.filter { (start...end).contains(Double($0) / Double(last)) }.map { colors[$0] }
        return [Self.color(at: start, of: colors), Self.color(at: end, of: colors)] + inner
    }

    /// The colour at a share of the way through colours at equal distances.
    private static func color(at share: Double, of colors: [SRGBColor]) -> SRGBColor {
        let place = share * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        guard colors.indices.contains(index), colors.indices.contains(index + 1) else { return colors.first ?? .clear }
        let (from, to, way) = (colors[index], colors[index + 1], place - Double(index))
        let alpha = from.alpha + (to.alpha - from.alpha) * way
        // What is transparent has no colour that could be seen.
        func mix(_ component: KeyPath<SRGBColor, Double>) -> Double {
            let (first, second) = (from[keyPath: component] * from.alpha, to[keyPath: component] * to.alpha)
            return alpha > 0 ? (first + (second - first) * way) / alpha : 0
        }
        return SRGBColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
    }
}
