/// A distance as a layout states it: points, multiples of the scene's scale factor and a share of the parent, added up.
///
/// `12`, `12s` and `50%` each fill one part; `50% - 12` fills two.
package struct LayoutLength: Hashable, Sendable {
    package var points: Double
    /// Multiples of ``Canvas/scale``.
    package var scaled: Double
    /// Hundredths of the parent's extent along the axis on which the length is used.
    package var percent: Double

    package init(points: Double = 0, scaled: Double = 0, percent: Double = 0) {
        self.points = points
        self.scaled = scaled
        self.percent = percent
    }

    package static let zero = LayoutLength()

    package static func points(_ value: Double) -> LayoutLength { LayoutLength(points: value) }
    package static func scaled(_ value: Double) -> LayoutLength { LayoutLength(scaled: value) }
    package static func percent(_ value: Double) -> LayoutLength { LayoutLength(percent: value) }

    /// The length in points, where `1s` is `scale` points and the parent's extent along the same axis is `extent`.
    package func resolved(scale: Double, extent: Double) -> Double {
        points + scaled * scale + percent / 100 * extent
    }
}
