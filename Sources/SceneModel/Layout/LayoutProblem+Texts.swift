internal import SourceDiagnostics

// One function for each kind: what is said about it, and which properties it points at.
extension LayoutProblem {
    static func overdetermined(_ index: Int, of entries: [LayoutEntry], set: [LayoutEdge]) -> LayoutProblem {
        let surplus = set.count - 2
        return LayoutProblem(
            kind: .overdetermined, entry: index, edges: set.reversed(),
            message: "\(LayoutText.quoted(entries[index].id)) sets \(set.map(\.name).joinedAsList()), "
                + "but two of them already decide its \(set.first?.axis.name ?? "") frame",
            hint: surplus == 1 ? "remove one of them" : "remove two of them")
    }

    static func underdetermined(_ index: Int, of entries: [LayoutEntry], on axis: LayoutAxis) -> LayoutProblem {
        let entry = entries[index]
        let id = LayoutText.quoted(entry.id)
        let direction = axis == .horizontal ? "horizontally" : "vertically"
        let extent = axis == .horizontal ? "how wide it is" : "how high it is"
        let set = axis.edges.first { entry.frame[$0] != nil }
        let missing = axis.edges.filter { $0 != set }
        let message: String
        var hint = "add \(missing.map(\.name).joinedAsList("or"))"
        switch set {
        case let edge? where edge.isSize:
            message = "\(id) sets \(edge.name), but nothing says where it stands \(direction)"
        case let edge?:
            message =
                "\(id) sets \(edge.name), but nothing says \(extent), "
                + "and \(LayoutText.quoted(entry.component)) has no \(axis.size.name) of its own"
        case nil where entry.intrinsic[axis] != nil:
            message = "nothing says where \(id) stands \(direction)"
            hint = "add \(missing.filter { !$0.isSize }.map(\.name).joinedAsList("or"))"
        case nil:
            message = "nothing says where \(id) stands \(direction), nor \(extent)"
            hint = "add two of \(missing.map(\.name).joinedAsList())"
        }
        return LayoutProblem(
            kind: .underdetermined, entry: index, edges: set.map { [$0] } ?? [], message: message, hint: hint)
    }

    /// `nearest` is the known id that was probably meant.
    static func unknownID(_ reference: LayoutReference, in property: LayoutProperty, nearest: String?) -> LayoutProblem
    {
        LayoutProblem(
            kind: .unknownID, entry: property.entry, edges: [property.edge], span: reference.span,
            message: "no component in this scene has the id \(LayoutText.quoted(reference.id))",
            hint: nearest.map { "did you mean '\($0)'?" },
            replacement: nearest.map { "\($0).\(reference.edge.name)" })
    }

    static func popup(_ reference: LayoutReference, in property: LayoutProperty) -> LayoutProblem {
        LayoutProblem(
            kind: .popup, entry: property.entry, edges: [property.edge], span: reference.span,
            message: "\(LayoutText.quoted(reference.id)) is a popup and has no frame of its own",
            hint: "it opens beside its button; refer to a flat component or to scene")
    }

    static func axis(_ reference: LayoutReference, in property: LayoutProperty) -> LayoutProblem {
        let edge = property.edge
        let name = "'\(LayoutText.shortened(reference.name))'"
        let meant: LayoutEdge
        let message: String
        if edge.isSize {
            meant = edge
            message = "'\(edge.name)' takes a length, and \(name) is a position"
        } else {
            meant = reference.edge.counterpart
            message = "'\(edge.name)' is \(edge.axis.name), and \(name) is \(reference.edge.axis.name)"
        }
        return LayoutProblem(
            kind: .axis, entry: property.entry, edges: [edge], span: reference.span, message: message,
            hint: "did you mean '\(LayoutText.shortened(reference.id)).\(meant.name)'?",
            replacement: "\(reference.id).\(meant.name)")
    }

    /// In the ring, each property follows from the next and the last from the first; the first is one that a file sets.
    static func cycle(_ ring: [LayoutProperty], of entries: [LayoutEntry]) -> LayoutProblem {
        let drawn = 12
        let names = ring.prefix(drawn).map { name($0, of: entries) }
        let omitted = ring.count > drawn ? ["… \(ring.count - drawn) more …"] : []
        let circle = (names + omitted + names.prefix(1)).joined(separator: " → ")
        let members = Set(ring.map(\.entry))
        let subject =
            members.count == 1
            ? "\(LayoutText.quoted(entries[ring[0].entry].id)) depends on itself"
            : "\(members.count) frames depend on each other"
        let notes = ring.prefix(drawn).enumerated().map { index, property in
            let next = ring[(index + 1) % ring.count]
            if let expression = entries[property.entry].frame[property.edge] {
                return Note(
                    message: "\(name(property, of: entries)) is '\(LayoutText.shortened(expression.description))'",
                    property: property)
            }
            return Note(
                message: "\(name(property, of: entries)) follows from \(name(next, of: entries))", property: next)
        }
        return LayoutProblem(
            kind: .cycle, entry: ring[0].entry, edges: [ring[0].edge], chain: ring, message: "\(subject): \(circle)",
            hint: "give one of them a value that does not refer back", notes: notes)
    }

    /// `edges` are the properties from which the size follows, set or the component's own, and `values` what they come to
    /// in points.
    static func negativeSize(
        _ property: LayoutProperty, of entries: [LayoutEntry], size: Double, edges: [LayoutEdge], values: [Double]
    ) -> LayoutProblem {
        let entry = entries[property.entry]
        let set = edges.filter { entry.frame[$0] != nil }
        let facts = zip(edges, values).map { edge, value in
            edge.isSize
                ? "its \(edge.name) is \(LayoutText.number(value))"
                : "its \(edge.name) is at \(LayoutText.number(value))"
        }
        let extent = property.edge == .width ? "wide" : "high"
        return LayoutProblem(
            kind: .negativeSize, entry: property.entry, edges: set,
            message: "\(LayoutText.quoted(entry.id)) would be \(LayoutText.number(size)) points \(extent)",
            hint: "it is shown with a \(property.edge.name) of 0",
            notes: [
                Note(
                    message: facts.joinedAsList(),
                    property: set.first.map { LayoutProperty(entry: property.entry, edge: $0) })
            ])
    }

    static func outOfRange(_ property: LayoutProperty, of entries: [LayoutEntry], value: Double) -> LayoutProblem {
        let isSet = entries[property.entry].frame[property.edge] != nil
        return LayoutProblem(
            kind: .outOfRange, entry: property.entry, edges: isSet ? [property.edge] : [],
            message:
                "'\(name(property, of: entries))' comes to \(LayoutText.number(value)) points, which no screen has",
            hint: "at most \(LayoutText.number(LayoutSolver.largestCoordinate)) points either way")
    }

    private static func name(_ property: LayoutProperty, of entries: [LayoutEntry]) -> String {
        "\(LayoutText.shortened(entries[property.entry].id)).\(property.edge.name)"
    }
}
