import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutUnknownID = Rule(
        "layout.unknown-id", .error, "An expression names a component that the scene does not have.",
        explanation: "Expressions name components by their id; the content box is called `scene`.",
        wrong: .two("left: 0, right: 0, top: ↓statBar.bottom, height: 20"),
        right: .two("left: 0, right: 0, top: stateBar.bottom, height: 20"))
}

extension LayoutProblem {
    /// `nearest` is the known id that was probably meant.
    static func unknownID(_ reference: LayoutReference, in property: LayoutProperty, nearest: String?) -> LayoutProblem
    {
        var problem = LayoutProblem(
            kind: .unknownID, entry: property.entry, edges: [property.edge], span: reference.span,
            message: "no component in this scene has the id \(LayoutText.quoted(reference.id))",
            hint: nearest.map { Suggestion($0).hint },
            replacement: nearest.map { "\($0).\(reference.edge.name)" })
        problem.unknownID = reference.id
        return problem
    }
}
