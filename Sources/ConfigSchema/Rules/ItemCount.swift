import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let itemCount = Rule(
        "config.item-count", .error, "A list has too few or too many items.",
        explanation: "The finding says how many the property takes.",
        wrong: .theme(themeHead + "shadows:\n  container: { color: black, offset: ↓[0, 2, 8] }\n"),
        right: .theme(themeHead + "shadows:\n  container: { color: black, offset: [0, 2], radius: 8 }\n"))
}

extension ConfigReader {
    mutating func reportItemCount(_ node: YAMLNode, count: ClosedRange<Int>, named name: String) {
        let wanted =
            count.lowerBound == count.upperBound
            ? "exactly \(count.lowerBound)"
            : count.upperBound == .max ? "at least \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
        report(.itemCount, node, "'\(name)' has \(wanted) items; this list has \(node.count)")
    }
}
