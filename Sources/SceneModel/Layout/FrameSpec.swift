/// What a scene says about the place of one component on one device.
///
/// Each axis needs two of its four properties, or one where the component has a size of its own. A value by device is
/// chosen before a frame is made.
package struct FrameSpec: Hashable, Sendable {
    /// A property and its value.
    package struct Assignment: Hashable, Sendable {
        package var edge: LayoutEdge
        package var expression: LayoutExpression

        package init(_ edge: LayoutEdge, _ expression: LayoutExpression) {
            self.edge = edge
            self.expression = expression
        }
    }

    /// Each property at most once, in the order in which they were set.
    package private(set) var assignments: [Assignment] = []

    package init() {}

    /// Makes an empty frame with space for some properties.
    init(capacity: Int) { assignments.reserveCapacity(capacity) }

    package init(
        left: LayoutExpression? = nil, right: LayoutExpression? = nil, top: LayoutExpression? = nil,
        bottom: LayoutExpression? = nil, centerX: LayoutExpression? = nil, centerY: LayoutExpression? = nil,
        width: LayoutExpression? = nil, height: LayoutExpression? = nil
    ) {
        self[.left] = left
        self[.right] = right
        self[.top] = top
        self[.bottom] = bottom
        self[.centerX] = centerX
        self[.centerY] = centerY
        self[.width] = width
        self[.height] = height
    }

    /// The value of a property, or nil when the frame does not set it.
    package subscript(edge: LayoutEdge) -> LayoutExpression? {
        get { index(of: edge).map { assignments[$0].expression } }
        set {
            switch (index(of: edge), newValue) {
            case (let index?, let value?): assignments[index].expression = value
            case (let index?, nil): assignments.remove(at: index)
            case (nil, let value?): assignments.append(Assignment(edge, value))
            case (nil, nil): break
            }
        }
    }

    /// Whether a value, or one of its alternatives, refers to an entry with one of some ids.
    func refersToAny(of ids: [String]) -> Bool {
        // By index, because an assignment is large to copy.
        assignments.indices.contains { place in
            assignments[place].expression.refersToAny(of: ids)
                || assignments[place].expression.alternatives.contains { $0.refersToAny(of: ids) }
        }
    }

    private func index(of edge: LayoutEdge) -> Int? { assignments.indices.first { assignments[$0].edge == edge } }
}
