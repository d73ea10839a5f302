/// One of the two directions in which a frame is decided, each for itself.
package enum LayoutAxis: UInt8, CaseIterable, Sendable {
    case horizontal, vertical

    /// The properties of a frame on this axis, in the order in which messages list them.
    package var edges: [LayoutEdge] {
        switch self {
        case .horizontal: [.left, .right, .centerX, .width]
        case .vertical: [.top, .bottom, .centerY, .height]
        }
    }

    /// The word for messages.
    var name: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The property that holds the extent along this axis.
    package var size: LayoutEdge { self == .horizontal ? .width : .height }
}

/// A property of a frame, which is also what an expression may name after an id: `board.top`.
///
/// Six are positions, two (`width` and `height`) are lengths. Raw values are the axis times four plus the role, so that
/// the solver finds both without a table.
package enum LayoutEdge: UInt8, CaseIterable, Sendable {
    case left, centerX, right, width
    case top, centerY, bottom, height

    /// What a property means along its axis, whichever axis that is.
    enum Role: UInt8 {
        case start, center, end, size
    }

    init(axis: LayoutAxis, role: Role) {
        self = LayoutEdge.allCases[Int(axis.rawValue * 4 + role.rawValue)]
    }

    package var axis: LayoutAxis { rawValue < 4 ? .horizontal : .vertical }

    /// Whether this is `width` or `height`: a length, not a position.
    package var isSize: Bool { role == .size }

    var role: Role {
        switch self {
        case .left, .top: .start
        case .centerX, .centerY: .center
        case .right, .bottom: .end
        case .width, .height: .size
        }
    }

    /// The property of the same role on the other axis: `bottom` for `right`.
    var counterpart: LayoutEdge {
        LayoutEdge(axis: axis == .horizontal ? .vertical : .horizontal, role: role)
    }

    /// The key in YAML, and the word after the dot in an expression.
    package var name: String {
        switch self {
        case .left: "left"
        case .centerX: "centerX"
        case .right: "right"
        case .width: "width"
        case .top: "top"
        case .centerY: "centerY"
        case .bottom: "bottom"
        case .height: "height"
        }
    }

    /// Finds an edge by its exact name.
    package init?(name: String) {
        guard let edge = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = edge
    }

    /// The edge that other layout systems call `name`, so that a message can translate the habit.
    static func translating(_ name: String) -> LayoutEdge? {
        switch name.lowercased() {
        case "leading", "start", "minx", "x": .left
        case "trailing", "end", "maxx": .right
        case "miny", "y": .top
        case "maxy": .bottom
        case "midx", "center", "centre", "centrex": .centerX
        case "midy", "centrey", "middle": .centerY
        case "w": .width
        case "h": .height
        default: nil
        }
    }
}
