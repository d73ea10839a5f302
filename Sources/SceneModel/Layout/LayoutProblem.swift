/// A property of one entry's frame: `board.top`, by index.
package struct LayoutProperty: Hashable, Sendable {
    /// The entry's index in what the solver was given.
    package var entry: Int
    package var edge: LayoutEdge

    package init(entry: Int, edge: LayoutEdge) {
        self.entry = entry
        self.edge = edge
    }
}

/// Something that keeps a frame from being decided, or makes it useless, without its place in a file.
///
/// The scene reader turns it into a finding: ``entry`` and ``edges`` lead to the keys, ``span`` into the value.
package struct LayoutProblem: Error, Hashable, Sendable {
    /// The kind of finding; the raw value is its id.
    package enum Kind: String, CaseIterable, Sendable {
        /// More than two properties on an axis.
        case overdetermined = "layout.overdetermined"
        /// Too few properties on an axis.
        case underdetermined = "layout.underdetermined"
        /// A reference to an id that no entry has.
        case unknownID = "layout.unknown-id"
        /// A reference to a component that opens as a popup.
        case popup = "layout.popup"
        /// A reference that does not fit the property: a vertical edge for `left`, a position for `width`.
        case axis = "layout.axis"
        /// Properties that follow from each other in a ring.
        case cycle = "layout.cycle"
        /// A width or height below zero on this device; the frame is solved, with zero instead.
        case negativeSize = "layout.negative-size"
        /// A coordinate beyond ``LayoutSolver/maxCoordinate``.
        case outOfRange = "layout.out-of-range"

        /// The id of a ``LayoutSyntaxError``, which is found while reading, not while solving.
        package static let syntaxID = "layout.syntax"

        /// Whether the scene can be shown all the same.
        package var isWarning: Bool { self == .negativeSize }
    }

    /// A further sentence, with the property that it speaks of.
    package struct Note: Hashable, Sendable {
        /// One sentence without a full stop.
        package var message: String
        package var property: LayoutProperty?
    }

    package var kind: Kind
    /// The index of the entry whose frame is at fault.
    package var entry: Int
    /// The properties of that entry which the problem is about, the most telling first; none when all are missing.
    package var edges: [LayoutEdge]
    /// For a cycle: the ring, each property following from the next and the last from the first.
    package var chain: [LayoutProperty] = []
    /// The part of the first edge's expression that is wrong, or nil for all of it.
    package var span: LayoutSpan?
    /// One sentence without a full stop that names what was found.
    package var message: String
    /// A few words that say what to do.
    package var hint: String?
    /// Text that mends the expression when it replaces the span.
    package var replacement: String?
    package var notes: [Note] = []
    /// For an unknown id: the id.
    var unknownID: String?
    /// For an axis with too few properties: the axis.
    var axis: LayoutAxis?

    /// What a sentence calls a property: `board.top`.
    static func name(_ property: LayoutProperty, of entries: [LayoutEntry]) -> String {
        "\(LayoutText.shortened(entries[property.entry].id)).\(property.edge.name)"
    }
}
