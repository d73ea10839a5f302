/// A place on the board's plane, which every page and every device shares.
///
/// A page is 1000 units high, and its middle is at `x` 0: a board that is as high as the page shows as much of the
/// plane at both sides as it is wide, so that what is drawn scales with the board's frame. `y` grows downwards.
public struct BoardPoint: Hashable, Sendable {
    /// Units to the right of the page's middle.
    public var x: Int
    /// Units below the page's upper edge.
    public var y: Int

    /// The height of a page.
    public static let pageHeight = 1000
    /// The width of which every board shows all: that of the narrowest that ships.
    public static let pageWidth = 1380
    /// How far from the middle and from the upper edge something may lie.
    static let limits = -10_000...10_000

    /// Takes both distances as they are.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Whether both distances are such as a board takes.
    var isOnPlane: Bool { Self.limits.contains(x) && Self.limits.contains(y) }

    /// The point that lies so far from this one, at most at the plane's edge.
    func moved(by distance: BoardPoint) -> BoardPoint {
        BoardPoint(x: Self.sum(x, distance.x), y: Self.sum(y, distance.y))
    }

    private static func sum(_ one: Int, _ other: Int) -> Int {
        min(max(limits.lowerBound, one.addingReportingOverflow(other).partialValue), limits.upperBound)
    }
}

extension BoardPoint: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(x: try container.decode(Int.self), y: try container.decode(Int.self))
    }

    /// Writes `[x, y]`: a stroke has many points.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
    }
}
