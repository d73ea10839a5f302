internal import SourceDiagnostics

/// The entries of a scene by id; of several that share one, the first is meant.
private struct EntryIndices {
    private let ids: [String]
    private let table: [String: Int]

    // Most scenes have some twenty entries; to compare a few short texts costs less than to fill a table.
    private static let maxCompared = 32

    init(_ entries: [LayoutEntry]) {
        ids = entries.map(\.id)
        table =
            ids.count <= Self.maxCompared
            ? [:] : Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    }

    subscript(id: String) -> Int? { ids.count <= Self.maxCompared ? ids.firstIndex(of: id) : table[id] }
}

/// The frames of a scene as numbered nodes: eight for each entry, in the order of ``LayoutEdge``.
struct LayoutGraph {
    /// How a node gets its value.
    enum Rule {
        /// Not at all: a problem has been reported, or the entry is a popup.
        case broken
        /// A constant and a stretch of ``LayoutGraph/terms``; a component's own size has no terms.
        case sum(constant: Double, terms: Range<Int>)
        /// From two others of the same entry and axis.
        case derived(Int, Int)
    }

    struct Term {
        var node: Int
        var sign: Double
    }

    private(set) var rules: [Rule]
    private(set) var terms: [Term] = []
    private(set) var problems: [LayoutProblem] = []

    let entries: [LayoutEntry]
    private let canvas: Canvas
    private let indices: EntryIndices
    private var idsLookedUp = 0

    static func node(_ entry: Int, _ edge: LayoutEdge) -> Int { entry * 8 + Int(edge.rawValue) }

    static func property(_ node: Int) -> LayoutProperty {
        LayoutProperty(entry: node / 8, edge: LayoutEdge.allCases[node % 8])
    }

    /// What a node means along its axis.
    static func role(_ node: Int) -> LayoutEdge.Role {
        switch node & 3 {
        case 0: .start
        case 1: .center
        case 2: .end
        default: .size
        }
    }

    init(_ entries: [LayoutEntry], in canvas: Canvas) {
        self.entries = entries
        self.canvas = canvas
        rules = [Rule](repeating: .broken, count: entries.count * 8)
        indices = EntryIndices(entries)
        terms.reserveCapacity(entries.count * 2)
        for index in entries.indices where entries[index].placement == .flat {
            for axis in LayoutAxis.allCases { decide(axis, of: index) }
            // By index, because an assignment is large to copy.
            for place in entries[index].frame.assignments.indices {
                let property = LayoutProperty(entry: index, edge: entries[index].frame.assignments[place].edge)
                let rule = rule(entries[index].frame.assignments[place].expression, in: property)
                rules[Self.node(index, property.edge)] = rule
            }
        }
    }

    // MARK: Axes

    /// Finds the two nodes from which the others of an axis follow.
    private mutating func decide(_ axis: LayoutAxis, of index: Int) {
        var first: LayoutEdge?
        var second: LayoutEdge?
        var count = 0
        for place in entries[index].frame.assignments.indices {
            let edge = entries[index].frame.assignments[place].edge
            guard edge.axis == axis else { continue }
            if count == 0 { first = edge } else { second = edge }
            count += 1
        }
        if count == 1, first?.isSize == false, let own = entries[index].intrinsic[axis] {
            second = axis.size
            rules[Self.node(index, axis.size)] = .sum(constant: own, terms: 0..<0)
        }
        guard count <= 2 else {
            let set = axis.edges.filter { entries[index].frame[$0] != nil }
            problems.append(.overdetermined(index, of: entries, set: set))
            return
        }
        guard let first, let second else {
            problems.append(.underdetermined(index, of: entries, on: axis))
            return
        }
        for edge in axis.edges where edge != first && edge != second {
            rules[Self.node(index, edge)] = .derived(Self.node(index, first), Self.node(index, second))
        }
    }

    // MARK: Expressions

    /// Chooses among the alternatives of an expression; those that do not count are looked through for problems only.
    private mutating func rule(_ expression: LayoutExpression, in property: LayoutProperty) -> Rule {
        guard !expression.alternatives.isEmpty else { return sum(expression, in: property) }
        var chosen: Rule?
        for branch in [expression] + expression.alternatives {
            let isLast = branch == expression.alternatives.last
            if chosen == nil, isLast || branch.references.allSatisfy(showsSomething) {
                chosen = sum(branch, in: property)
            } else {
                for reference in branch.references { _ = target(of: reference, in: property) }
            }
        }
        return chosen ?? .broken
    }

    private func showsSomething(_ reference: LayoutReference) -> Bool {
        indices[reference.id].map { entries[$0].intrinsic != .nothing } ?? true
    }

    /// Resolves ids and folds everything that is known before any frame is.
    private mutating func sum(_ expression: LayoutExpression, in property: LayoutProperty) -> Rule {
        let edge = property.edge
        let isBare = expression.position == nil && !edge.isSize
        // A bare length on an edge counts inwards from the parent's same edge, as in CSS.
        let direction: Double = isBare && edge.role == .end ? -1 : 1
        let extent = edge.axis == .horizontal ? canvas.frame.width : canvas.frame.height
        var constant = direction * expression.offset.resolved(scale: canvas.scale, extent: extent)
        if isBare { constant += canvas.bounds[edge] }
        let start = terms.count
        var isBroken = false
        for reference in expression.lengths {
            let sign = reference.isNegative ? -direction : direction
            switch target(of: reference, in: property) {
            case .constant(let value): constant += sign * value
            case .node(let node): terms.append(Term(node: node, sign: sign))
            case nil: isBroken = true
            }
        }
        if let position = expression.position {
            switch target(of: position, in: property) {
            case .constant(let value): constant += value
            case .node(let node): terms.append(Term(node: node, sign: 1))
            case nil: isBroken = true
            }
        }
        return isBroken ? .broken : .sum(constant: constant, terms: start..<terms.count)
    }

    /// What a reference stands for.
    private enum Target {
        /// A part of the canvas, in points.
        case constant(Double)
        case node(Int)
    }

    /// Finds what a reference stands for, or reports why it stands for nothing and gives nil.
    private mutating func target(of reference: LayoutReference, in property: LayoutProperty) -> Target? {
        let sameAxis = reference.edge.axis == property.edge.axis
        // A width may follow a height, which makes squares; a place may not.
        guard reference.edge.isSize ? property.edge.isSize || sameAxis : !property.edge.isSize && sameAxis else {
            problems.append(.axis(reference, in: property))
            return nil
        }
        if reference.id == LayoutReference.parentID { return .constant(canvas.bounds[reference.edge]) }
        guard let entry = indices[reference.id] else {
            problems.append(.unknownID(reference, in: property, nearest: nearestID(to: reference.id)))
            return nil
        }
        guard entries[entry].placement == .flat else {
            problems.append(.popup(reference, in: property))
            return nil
        }
        return .node(Self.node(entry, reference.edge))
    }

    /// The id that was probably meant.
    ///
    /// A file full of unknown ids gets help with the first ones only, because comparing all with all would take seconds.
    private mutating func nearestID(to id: String) -> String? {
        idsLookedUp += 1
        guard idsLookedUp <= 50 else { return nil }
        let candidates = entries.prefix(500).filter { $0.placement == .flat }.map(\.id)
        return NearestName.match(id, in: candidates + [LayoutReference.parentID])
    }
}
