/// A length in a configuration: points, multiples of the scene's scale factor, or a share of the parent.
public struct Length: Hashable, Sendable {
    /// The number before the unit; for percent, 50 and not 0.5.
    public let value: Double
    /// What the number counts.
    public let unit: Unit

    /// Makes a length.
    public init(_ value: Double, _ unit: Unit = .points) {
        self.value = value
        self.unit = unit
    }

    /// What a length's number counts.
    public enum Unit: Hashable, Sendable {
        /// Points: one pixel of the device frame in the preview.
        case points
        /// Times the scene's scale factor (`12s`), which its kind chooses for each screen.
        case scaled
        /// Hundredths of the parent's same axis (`50%`).
        case percent
    }

    /// What a length in points may be; no screen is larger.
    static let allowedPoints = 0.0...10_000.0

    /// What a length may be: no width and no radius is negative.
    var isAllowed: Bool {
        switch unit {
        case .points, .scaled: Self.allowedPoints.contains(value)
        case .percent: (0...100).contains(value)
        }
    }

    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading<Length> {
        let text = bytes[...].trimmed
        let unit: Unit
        var number = text
        switch text.last {
        case 0x73: (unit, number) = (.scaled, text.dropLast())
        case 0x25: (unit, number) = (.percent, text.dropLast())
        default: unit = .points
        }
        guard let value = Double(ascii: number.trimmed) else {
            return .failure(ScalarError("a length is a number of points, '12s' or '50%'"))
        }
        return .success(Length(value, unit))
    }
}
