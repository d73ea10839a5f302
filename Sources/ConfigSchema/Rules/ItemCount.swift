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
        let message = "'\(name)' has \(wanted) items; this list has \(node.count)"
        guard let comma = Self.falseComma(in: node) else { return report(.itemCount, node, message) }
        let mended = comma.range.lineText?.replacing(comma.sign, with: ", ") ?? ""
        report(
            .itemCount, node, message, hint: "'\(comma.sign)' separates nothing: write [\(mended)]",
            fixes: [FixIt("Write [\(mended)]", replace: comma.range, with: mended, isGuess: true)])
    }

    /// A sign that separates words elsewhere, in the only item of a list: `[Ice、Wood]`.
    private static func falseComma(in node: YAMLNode) -> (sign: String, range: SourceRange)? {
        guard node.kind == .sequence, node.count == 1, node.isFlow, node.origin == nil,
            let item = node.items.first(where: { _ in true }), item.kind == .scalar, item.isPlain
        else { return nil }
        return ["、", "，", "；", ";"].first { item.text.contains($0) }.map { ($0, item.range) }
    }
}
