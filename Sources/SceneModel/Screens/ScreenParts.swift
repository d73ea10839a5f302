/// What one viewer's screen consists of, as rectangles: enough to say what cannot be seen or used.
package struct ScreenParts: Sendable {
    /// One component with its rectangle.
    package struct Part: Sendable {
        /// In points, on the canvas.
        package let rect: LayoutRect
        /// Whether it takes presses all over.
        package let isPressed: Bool
        /// Whether it is drawn.
        package let isShown: Bool

        package init(_ rect: LayoutRect, isPressed: Bool, isShown: Bool) {
            self.rect = rect
            self.isPressed = isPressed
            self.isShown = isShown
        }
    }

    /// What is wrong with one part.
    package enum Mark: Hashable, Sendable {
        /// Nothing of it is on the screen, because of where it stands on an axis.
        case outside(LayoutAxis)
        /// So many points lie beyond an edge of the screen.
        case cut(LayoutEdge, points: Double)
        /// Its width or its height is nothing.
        case empty(LayoutEdge)
        /// It is smaller than a finger can meet.
        case small(LayoutEdge)
        /// It lies wholly behind another part.
        case covered(by: Int)
        /// It shares a piece with another part that takes presses, which lies above.
        case overlapped(by: Int)
    }

    /// The side of the smallest target that can be met, in points: that of WCAG 2.5.8.
    package static let leastTarget = 24.0

    /// Solved figures differ from what was meant by rounding, and by the fraction by which a canvas may exceed a screen.
    private static let tolerance = 1.0

    private let bounds: LayoutRect
    private let parts: [Part?]

    /// Takes the parts from bottom to top; nil for an entry that is not there or of which nothing is known.
    package init(_ parts: [Part?], in bounds: LayoutRect) {
        self.parts = parts
        self.bounds = bounds
    }

    /// What is wrong, by the part's index; each part has at most one mark.
    ///
    /// `isOpaque` says whether nothing behind a part can be seen; it is asked only where that matters.
    package func marks(isOpaque: (Int) -> Bool) -> [(part: Int, mark: Mark)] {
        parts.indices.compactMap { index in
            guard let part = parts[index], part.isShown else { return nil }
            return (Self.ownMark(of: part, in: bounds) ?? mark(of: part, at: index, isOpaque)).map { (index, $0) }
        }
    }

    private static func ownMark(of part: Part, in bounds: LayoutRect) -> Mark? {
        let rect = part.rect
        if rect.width <= 0 { return .empty(.width) }
        if rect.height <= 0 { return .empty(.height) }
        if rect.x > bounds.right - tolerance || rect.right < bounds.x + tolerance
            || rect.y > bounds.bottom - tolerance || rect.bottom < bounds.y + tolerance
        {
            // What is too thin to tell is on the screen when its middle is.
            let isInside =
                rect.centerX > bounds.x && rect.centerX < bounds.right && rect.centerY > bounds.y
                && rect.centerY < bounds.bottom
            let isBeside = rect.centerX <= bounds.x || rect.centerX >= bounds.right
            if !isInside { return .outside(isBeside ? .horizontal : .vertical) }
        }
        let beyond: [(LayoutEdge, Double)] = [
            (.left, bounds.x - rect.x), (.right, rect.right - bounds.right), (.top, bounds.y - rect.y),
            (.bottom, rect.bottom - bounds.bottom),
        ]
        if let worst = beyond.max(by: { $0.1 < $1.1 }), worst.1 > tolerance {
            return .cut(worst.0, points: worst.1)
        }
        guard part.isPressed else { return nil }
        if rect.width < leastTarget - 0.01 { return .small(.width) }
        return rect.height < leastTarget - 0.01 ? .small(.height) : nil
    }

    private func mark(of part: Part, at index: Int, _ isOpaque: (Int) -> Bool) -> Mark? {
        var overlapping: Int?
        for above in parts.indices.dropFirst(index + 1) {
            guard let other = parts[above], other.isShown, other.rect.meets(part.rect, by: Self.tolerance) else {
                continue
            }
            if other.rect.contains(part.rect, within: Self.tolerance / 2), isOpaque(above) {
                return .covered(by: above)
            }
            if other.isPressed, part.isPressed, overlapping == nil { overlapping = above }
        }
        return overlapping.map { .overlapped(by: $0) }
    }
}

extension ScreenParts.Mark {
    /// A few words for a table: `off screen`, `covered by chat`.
    package func text(_ name: (Int) -> String) -> String {
        switch self {
        case .outside: "off screen"
        case .cut(let edge, let points): "cut \(LayoutText.number(points)) pt at the \(edge.name)"
        case .empty(let edge): "no \(edge.name)"
        case .small(let edge): "\(edge.name) below \(LayoutText.number(ScreenParts.leastTarget)) pt"
        case .covered(let other): "covered by \(name(other))"
        case .overlapped(let other): "partly behind \(name(other))"
        }
    }
}

extension LayoutRect {
    /// Whether another rectangle lies in this one, but for a tolerance in points.
    fileprivate func contains(_ other: LayoutRect, within tolerance: Double) -> Bool {
        other.x >= x - tolerance && other.right <= right + tolerance && other.y >= y - tolerance
            && other.bottom <= bottom + tolerance
    }

    /// Whether two rectangles share a piece of more than a few points in each direction.
    fileprivate func meets(_ other: LayoutRect, by least: Double) -> Bool {
        min(right, other.right) - max(x, other.x) > least && min(bottom, other.bottom) - max(y, other.y) > least
    }
}
