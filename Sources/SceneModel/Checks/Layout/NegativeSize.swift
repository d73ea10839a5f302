import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let negativeSize = Rule(
        "layout.negative-size", .warning, "A component has a width or height below zero on a device.",
        explanation: "Its edges pass each other on that screen.",
        wrong: .bar("↓left: 400, right: 400, top: 0, height: 20"),
        right: .bar("left: 40, right: 40, top: 0, height: 20"))
}

extension LayoutProblem {
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
}
