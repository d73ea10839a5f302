import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let layoutSyntax = Rule(
        "layout.syntax", .error, "A text is not an expression of the layout language.",
        explanation: """
            An edge is a length (`12`, `12s`, `50%`), or an edge of another component plus or minus lengths \
            (`board.right - 12`).
            """,
        wrong: .bar("left: 12↓px, right: 0, top: 0, height: 20"), right: .bar("left: 12, right: 0, top: 0, height: 20"))
}

extension Diagnostic {
    /// The finding about a text that is no expression.
    static func layoutSyntax(_ error: LayoutSyntaxError, in value: ConfigValue, text: String) -> Diagnostic {
        let place = value.layoutRange(error.span, text: text)
        return Diagnostic(
            .layoutSyntax, at: place, "\(error.message); expected \(error.expected)", hint: error.hint,
            fixes: error.replacement.map { [Suggestion($0).fix(replacing: place)] } ?? [])
    }
}
