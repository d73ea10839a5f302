import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutAxis = Rule(
        "layout.axis", .error, "An expression does not fit its property.",
        explanation:
            "Horizontal edges go with `left`, `right`, `centerX`; vertical ones with `top`, `bottom`, `centerY`.",
        wrong: .two("left: ↓stateBar.bottom - 160, right: 0, top: 20, height: 20"),
        right: .two("left: stateBar.left, right: 0, top: 20, height: 20"))
}

extension LayoutProblem {
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
            hint: Suggestion("\(LayoutText.shortened(reference.id)).\(meant.name)").hint,
            replacement: "\(reference.id).\(meant.name)")
    }
}
