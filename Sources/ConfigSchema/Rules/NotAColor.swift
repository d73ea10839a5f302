import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let color = Rule(
        "config.color", .error, "A text is not a colour.",
        explanation: """
            Colours are `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes, `rgb(53 123 246 / 80%)`, `clear`, `black`, `white`, \
            the names of iOS's system palette, or `$name` of a token; each may end in an opacity such as `@ 80%`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓\"#12345\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: \"#123456\"\n"))
}

extension ConfigReader {
    mutating func reportColor(_ node: YAMLNode, error: ScalarError, named name: String) {
        // Digits without the sign are the commonest slip: `357BF6`.
        if [3, 6, 8].contains(node.text.utf8.count), node.text.allSatisfy(\.isHexDigit) {
            report(
                .color, node, "'\(name)': \(error.message)", hint: "a hexadecimal colour starts with '#'",
                fixes: [FixIt("Add '#' and quotes", replace: node.range, with: "\"#\(node.text)\"")])
            return
        }
        report(
            .color, node, "'\(name)': \(error.message)",
            suggesting: error.nameCandidate.flatMap { Suggestion(nearestTo: $0, in: ColorSyntax.names) })
    }
}
