import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutPopup = Rule(
        "layout.popup", .error, "An expression names a popup.",
        explanation: "A popup has no place until it is opened.",
        wrong: .scene(
            sceneHead + barExample
                + "  - stateBar: { id: second, left: 0, right: 0, top: ↓networkStats.bottom, height: 20 }\n"
                + "  - networkStats: { kind: suspend, opensFrom: stateBar.networkState }\n"),
        right: .two("left: 0, right: 0, top: stateBar.bottom, height: 20"))
}

extension LayoutProblem {
    static func popup(_ reference: LayoutReference, in property: LayoutProperty) -> LayoutProblem {
        LayoutProblem(
            kind: .popup, entry: property.entry, edges: [property.edge], span: reference.span,
            message: "\(LayoutText.quoted(reference.id)) is a popup and has no frame of its own",
            hint: "it opens beside its button; refer to a flat component or to scene")
    }
}
