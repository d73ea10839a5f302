import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let duration = Rule(
        "config.duration", .error, "A text is not a duration.",
        explanation: "A duration needs units, because minutes and seconds are easily mixed up: `90s`, `5m`, `1h30m`.",
        wrong: .fixture("carousel: { interval: ↓45 }\n"),
        right: .fixture("carousel: { interval: 45s }\n"))
}

extension ConfigReader {
    mutating func reportDuration(_ node: YAMLNode, error: ScalarError, named name: String) {
        if node.origin == nil, let slip = DurationSlip(in: node.text) {
            let fix = FixIt("Write \(slip.spelling)", replace: node.range, with: slip.spelling, isGuess: slip.isGuess)
            return report(
                .duration, node, "'\(name)': \(error.message); this is \(Self.shown(node))",
                hint: slip.isGuess ? "did you mean \(slip.spelling)?" : "write \(slip.spelling)", fixes: [fix])
        }
        let isNumber = node.text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        report(
            .duration, node, "'\(name)': \(error.message); this is \(Self.shown(node))",
            fixes: isNumber
                ? [FixIt("Read it as seconds", replace: node.range, with: node.text + "s", isGuess: true)] : [])
    }
}
