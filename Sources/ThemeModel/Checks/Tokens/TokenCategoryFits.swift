import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let tokenCategory = Rule(
        "theme.token-category", .error, "A reference names a token of another category.",
        explanation: "Colours, fonts, metrics, shadows and images have names of their own.",
        wrong: .theme(themeHead + "components:\n  stateBar: { backgroundColor: ↓$font9 }\n"),
        right: .theme(themeHead + "components:\n  stateBar: { backgroundColor: $systemForegroundColor }\n"))
}

extension Diagnostic {
    /// The finding about a reference whose name is that of a token of another category; nil when there is no such token.
    static func tokenCategory(_ reference: TokenReference, in theme: Theme) -> Diagnostic? {
        let other = TokenCategory.allCases.first { theme.tokens[$0].index(reference.name) != nil }
        guard let other, let token = theme.tokens[other][reference.name] else { return nil }
        return Diagnostic(
            .tokenCategory, at: reference.range,
            "'\(reference.name)' is a \(other.noun); a \(reference.category.noun) is expected here",
            notes: [.init("'\(reference.name)' is defined here", at: token.keyRange)])
    }
}
