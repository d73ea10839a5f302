import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let outOfRange = Rule(
        "layout.out-of-range", .error, "A coordinate is far beyond any screen.",
        explanation: "Coordinates are limited to ten million points.",
        wrong: .bar("↓left: 1000000%, width: 100, top: 0, height: 20"),
        right: .bar("left: 10%, width: 100, top: 0, height: 20"))
}

extension LayoutProblem {
    static func outOfRange(_ property: LayoutProperty, of entries: [LayoutEntry], value: Double) -> LayoutProblem {
        let isSet = entries[property.entry].frame[property.edge] != nil
        return LayoutProblem(
            kind: .outOfRange, entry: property.entry, edges: isSet ? [property.edge] : [],
            message:
                "'\(name(property, of: entries))' comes to \(LayoutText.number(value)) points, which no screen has",
            hint: "at most \(LayoutText.number(LayoutSolver.maxCoordinate)) points either way")
    }
}
