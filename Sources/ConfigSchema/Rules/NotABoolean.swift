import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let boolean = Rule(
        "config.boolean", .error, "A switch is written as yes, on or 1.",
        explanation:
            "Only `true` and `false` are switches. Other words are text, so that a name such as `no` stays one.",
        wrong: .theme(themeHead + "components:\n  stateBar: { visible: ↓yes }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { visible: true }\n"))
}

extension ConfigReader {
    mutating func reportBoolean(_ node: YAMLNode, named name: String) {
        let meaning = [
            "yes": "true", "on": "true", "y": "true", "1": "true", "true": "true", "no": "false",
            "off": "false", "n": "false", "0": "false", "false": "false",
        ][node.text.lowercased()]
        guard let meaning else { return reportKind(node, expected: .boolean, named: name) }
        report(
            .boolean, node, "'\(name)' is true or false; '\(node.text)' is read as text", hint: "write \(meaning)",
            fixes: [FixIt("Write \(meaning)", replace: node.range, with: meaning)])
    }
}
