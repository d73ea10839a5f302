/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points, with y growing downwards.
///
/// Rectangles that the solver returns are relative to the top left corner of the content box.
public struct LayoutRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }
    /// The middle from left to right.
    public var centerX: Double { x + width / 2 }
    /// The middle from top to bottom.
    public var centerY: Double { y + height / 2 }
    /// The width and the height.
    public var size: LayoutSize { LayoutSize(width: width, height: height) }

    /// The coordinate or length that an edge name stands for.
    package subscript(edge: LayoutEdge) -> Double {
        switch edge {
        case .left: x
        case .centerX: centerX
        case .right: right
        case .width: width
        case .top: y
        case .centerY: centerY
        case .bottom: bottom
        case .height: height
        }
    }
}
