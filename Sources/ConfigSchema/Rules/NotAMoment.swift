import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let instant = Rule(
        "config.instant", .error, "A text is not a moment.",
        explanation: "A moment is ISO 8601 with a time zone, or a distance from the scene's clock such as `-12m`.",
        wrong: .fixture("clock: ↓2026-03-02 09:12\n"),
        right: .fixture("clock: 2026-03-02T09:12:00Z\n"))
}

extension ConfigReader {
    mutating func reportInstant(_ node: YAMLNode, error: ScalarError, named name: String) {
        let slip = node.origin == nil ? InstantSlip.meant(by: node.text) : nil
        report(
            .instant, node, "'\(name)': \(error.message); this is \(Self.shown(node))", hint: slip?.hint,
            fixes: slip?.fixes(replacing: node) ?? [])
    }
}
