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
        let slip = NumberSlip(in: node.text, range: Length.allowedPoints)
        let fix = slip.map {
            FixIt("Write \($0.spelling)", replace: node.range, with: $0.spelling, isGuess: $0.isGuess)
        }
        report(
            .length, node, "'\(name)': \(error.message); this is \(Self.shown(node))", hint: slip?.hint,
            fixes: node.origin == nil ? fix.map { [$0] } ?? [] : [])
    }
}
