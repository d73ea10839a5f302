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
        report(.referenceInText, node, "'\(name)': '$' is followed by a token's name, as in $systemBrandColor")
    }
}
