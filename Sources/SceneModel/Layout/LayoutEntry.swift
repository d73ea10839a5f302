/// The size that a component has by itself, axis by axis: a tool bar's follows from its buttons, a board has none.
package struct IntrinsicSize: Hashable, Sendable {
    /// Points.
    package var width: Double?
    /// Points.
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    package init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }

    package static let none = IntrinsicSize()

    /// The size of a component that shows nothing at the moment, or that the viewer does not have: expressions that refer
    /// to it give way to their alternatives.
    package static let nothing = IntrinsicSize(width: 0, height: 0)

    subscript(axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

/// One line of a scene's `compose`, as the solver needs it.
package struct LayoutEntry: Hashable, Sendable {
    /// How a component gets its place.
    package enum Placement: Hashable, Sendable {
        /// By its frame.
        case flat
        /// Beside the button that opens it; its frame is not looked at, and no other frame may refer to it.
        case suspend
    }

    /// What expressions call it; when several entries share an id, the first is meant.
    package var id: String
    /// The component's name, for messages.
    package var component: String
    package var placement: Placement
    package var frame: FrameSpec
    package var intrinsic: IntrinsicSize

    package init(
        id: String, component: String, placement: Placement = .flat, frame: FrameSpec = FrameSpec(),
        intrinsic: IntrinsicSize = .none
    ) {
        self.id = id
        self.component = component
        self.placement = placement
        self.frame = frame
        self.intrinsic = intrinsic
    }
}
