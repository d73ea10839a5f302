import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let unknownValue = Rule(
        "config.unknown-value", .error, "A value is not among those that the property can have.",
        explanation: "The finding lists the names that are possible.",
        wrong: .scene(sceneHead + "type: ↓smal\n"),
        right: .scene(sceneHead + "type: small\n"))
}

extension ConfigReader {
    mutating func reportUnknownValue(_ node: YAMLNode, cases: [EnumerationCase], named name: String) {
        let names = cases.map(\.name)
        let isWeight = names == FontWeight.allCases.map(\.rawValue)
        let weight = isWeight ? FontWeight(meantBy: node.text).map { Suggestion(guessing: $0.rawValue) } : nil
        report(
            .unknownValue, node, "'\(name)' cannot be '\(node.text)'; it is \(names.joinedAsList("or"))",
            suggesting: weight ?? diagnostics.suggestion(for: node.text, in: names))
    }
}
