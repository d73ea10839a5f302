import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let range = Rule(
        "config.range", .error, "A number is too small or too large for its property.",
        explanation: "The finding gives the property's range.",
        wrong: .theme(themeHead + "fonts:\n  font9: { size: ↓9000 }\n"),
        right: .theme(themeHead + "fonts:\n  font9: { size: 9 }\n"))
}

extension ConfigReader {
    mutating func reportRange(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        report(.range, node, "'\(name)' is \(kind.expectation); \(node.text) is outside")
    }
}
