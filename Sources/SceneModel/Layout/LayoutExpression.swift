/// The value of one frame property: lengths added to at most one position.
///
/// In YAML: `0`, `12`, `307s`, `50% - 12`, `stateBar.bottom + 2`, `board.width`, `scene.centerX`. A sum does not depend on
/// the order of its terms, so lengths are folded while reading; only what refers to other frames stays a list.
///
/// `tools.top - 12 else board.bottom - 15` has an alternative, which counts while `tools` shows nothing, so that what
/// stands above a component moves down when it goes. CSS's `anchor()` has its fallback for the same reason.
package struct LayoutExpression: Hashable, Sendable {
    /// The lengths that need no other frame.
    package var offset: LayoutLength
    /// The position that everything else is added to; without one, the value is a bare length.
    package var position: LayoutReference?
    /// Widths and heights that are added or taken away.
    package var lengths: [LayoutReference]
    /// What counts instead, in this order, while something that the value refers to shows nothing.
    ///
    /// The last one counts in any case. They have no alternatives of their own.
    package var alternatives: [LayoutExpression]

    package init(
        _ offset: LayoutLength = .zero, position: LayoutReference? = nil, lengths: [LayoutReference] = [],
        alternatives: [LayoutExpression] = []
    ) {
        self.offset = offset
        self.position = position
        self.lengths = lengths
        self.alternatives = alternatives
    }

    /// The references in it without its alternatives': the position first, then the lengths in their order.
    package var references: [LayoutReference] { (position.map { [$0] } ?? []) + lengths }

    /// Whether one of these refers to an entry with one of some ids.
    func refersToAny(of ids: [String]) -> Bool {
        position.map { ids.contains($0.id) } ?? false || lengths.contains { ids.contains($0.id) }
    }
}

/// A mention of another frame inside an expression: `board.top`.
package struct LayoutReference: Hashable, Sendable {
    /// An entry's id, or ``parentID``.
    package var id: String
    package var edge: LayoutEdge
    /// Whether it is taken away; only a width or a height can be.
    package var isNegative: Bool
    /// Where it stands in the text.
    package var span: LayoutSpan

    package init(id: String, edge: LayoutEdge, isNegative: Bool = false, span: LayoutSpan = LayoutSpan()) {
        self.id = id
        self.edge = edge
        self.isNegative = isNegative
        self.span = span
    }

    /// The id of the content box; no entry may have it.
    package static let parentID = "scene"

    /// Whether expressions can name an entry with this id.
    ///
    /// It starts with a letter or `_`, goes on with letters, digits, `_` or `-`, and is not ``parentID``. Letters outside
    /// ASCII count.
    package static func isUsableID(_ id: String) -> Bool {
        guard let first = id.utf8.first, LayoutScanner.startsIdentifier(first), id != parentID else { return false }
        return id.utf8.allSatisfy(LayoutScanner.continuesIdentifier)
            && (id.utf8.allSatisfy { $0 < 0x80 }
                || !id.unicodeScalars.contains { LayoutLookalike.replacement(for: $0) != nil })
    }

    /// As it is written: `board.top`.
    package var name: String { "\(id).\(edge.name)" }

    /// References are equal when they mean the same, wherever they stand.
    package static func == (left: LayoutReference, right: LayoutReference) -> Bool {
        left.id == right.id && left.edge == right.edge && left.isNegative == right.isNegative
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(edge)
        hasher.combine(isNegative)
    }
}

/// A stretch of an expression's text, in Unicode scalars from 0.
package struct LayoutSpan: Hashable, Sendable {
    package var offset: Int
    package var length: Int

    package init(offset: Int = 0, length: Int = 0) {
        self.offset = offset
        self.length = length
    }
}

extension LayoutExpression: CustomStringConvertible {
    /// Text that reads back as an equal expression: the position, then widths and heights, then `%`, `s` and points.
    package var description: String {
        var text = position?.name ?? ""
        func add(_ term: String, negative: Bool) {
            if text.isEmpty {
                text = negative ? "-\(term)" : term
            } else {
                text += negative ? " - \(term)" : " + \(term)"
            }
        }
        for reference in lengths { add(reference.name, negative: reference.isNegative) }
        for (value, unit) in [(offset.percent, "%"), (offset.scaled, "s"), (offset.points, "")] where value != 0 {
            add(LayoutText.decimal(abs(value)) + unit, negative: value < 0)
        }
        return ([text.isEmpty ? "0" : text] + alternatives.map(\.description)).joined(separator: " else ")
    }
}
