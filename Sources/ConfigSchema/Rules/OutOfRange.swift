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
        let message = "'\(name)' is \(kind.expectation); \(node.text) is outside"
        guard case .number(let range) = kind, range == 0...1, node.origin == nil,
            let spelling = NumberSlip.meant(by: node.text, range: range)?.spelling
        else { return report(.range, node, message) }
        report(
            .range, node, message, hint: "did you mean \(spelling)?",
            fixes: [FixIt("Write \(spelling)", replace: node.range, with: spelling, isGuess: true)])
    }

    mutating func reportLengthRange(_ node: YAMLNode, named name: String) {
        let most = node.text.hasSuffix("%") ? "100%" : PropertyKind.short(Length.allowedPoints.upperBound)
        report(.range, node, "'\(name)' is a length from 0 to \(most); \(node.text) is outside")
    }
}
