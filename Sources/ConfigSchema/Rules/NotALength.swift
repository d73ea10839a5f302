import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let length = Rule(
        "config.length", .error, "A text is not a length.",
        explanation: "Lengths are points without a unit, `12s` for multiples of the scene's scale, or `50%`.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: ↓1px\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 1\n"))
}

extension ConfigReader {
    mutating func reportLength(_ node: YAMLNode, error: ScalarError, named name: String) {
        let slip = NumberSlip.meant(by: node.text, range: Length.allowedPoints)
        report(
            .length, node, "'\(name)': \(error.message); this is \(Self.shown(node))", hint: slip?.hint,
            fixes: slip?.fixes(replacing: node) ?? [])
    }
}
