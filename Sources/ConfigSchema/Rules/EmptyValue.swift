import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let emptyValue = Rule(
        "config.empty-value", .error, "A property has no value.",
        explanation: "Give it a value, or delete the line: then the value of the theme below applies.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    ↓borderWidth:\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 1\n"))
}

extension ConfigReader {
    mutating func reportEmpty(_ node: YAMLNode, after key: YAMLNode, expected kind: PropertyKind, named name: String) {
        guard !diagnostics.isFull else { return }
        // The commonest reason for an empty value is a colour that YAML takes for a comment.
        if fixedRange == nil, reportUnquotedColor(after: key, named: name) { return }
        report(.emptyValue, key, "'\(name)' has no value; it is \(kind.expectation)")
    }

    mutating func reportEmptyItem(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        report(.emptyValue, node, "an item of '\(name)' is empty; it is \(kind.expectation)")
    }
}
