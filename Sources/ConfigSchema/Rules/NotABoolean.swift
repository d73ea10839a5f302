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
        let word = node.text.lowercased()
        let meaning = Self.switches[word]
        let near = meaning == nil ? NearestName.match(word, in: ["true", "false"]) : nil
        guard node.kind == .scalar, let right = meaning ?? near else {
            return reportKind(node, expected: .boolean, named: name)
        }
        let fix = FixIt("Write \(right)", replace: node.range, with: right, isGuess: near != nil)
        report(
            .boolean, node, "'\(name)' is true or false; '\(node.text)' is read as text",
            hint: near == nil ? "write \(right)" : "did you mean '\(right)'?", fixes: node.origin == nil ? [fix] : [])
    }

    private static let switches = [
        "yes": "true", "on": "true", "y": "true", "1": "true", "true": "true", "enabled": "true", "是": "true",
        "真": "true", "开": "true", "开启": "true", "no": "false", "off": "false", "n": "false", "0": "false",
        "false": "false", "disabled": "false", "否": "false", "假": "false", "关": "false", "关闭": "false",
    ]
}
