import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let referenceInText = Rule(
        "config.reference", .error, "A $ is not followed by a token's name.",
        explanation: "`$name` refers to a token. A literal dollar is written `$$`.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: ↓\"$\"\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: $systemForegroundColor\n"))
}

extension ConfigReader {
    mutating func reportReference(_ node: YAMLNode, named name: String) {
        let token = node.text.dropFirst().prefix { !" *+-/".contains($0) }
        let rest = node.text.dropFirst(token.count + 1).drop { $0 == " " }
        guard let sign = rest.first, "*+-/".contains(sign), ColorSyntax.isTokenName(String(token)) else {
            report(.referenceInText, node, "'\(name)': '$' is followed by a token's name, as in $systemBrandColor")
            return
        }
        report(
            .referenceInText, node, "'\(name)': nothing is computed from a token; '\(sign)' stands behind $\(token)",
            hint: "write $\(token), or the value itself")
    }
}
