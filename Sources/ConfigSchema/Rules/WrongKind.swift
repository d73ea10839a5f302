import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let kind = Rule(
        "config.kind", .error, "A value is of another kind than its property.",
        explanation: "The finding shows what was read and what the property expects.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓[white]\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: white\n"))
}

extension ConfigReader {
    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        reportKind(node, expected: kind, owner: "'\(name)'")
    }

    /// `owner` names what is read, with quotation marks where it needs them.
    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, owner: String) {
        report(.kind, node, "\(owner) is \(kind.expectation); this is \(Self.shown(node))")
    }
}
