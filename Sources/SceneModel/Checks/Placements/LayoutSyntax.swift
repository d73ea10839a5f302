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
        let scalars = Array(text.unicodeScalars)
        // Where one sign only looks right, the others that do are mended with it.
        if scalars.count(where: { LookAlike($0) != nil }) > 1, scalars.indices.contains(error.span.offset),
            LookAlike(scalars[error.span.offset]) != nil, let plain = LookAlike.mended(text)
        {
            let whole = value.layoutRange(LayoutSpan(offset: 0, length: scalars.count), text: text)
            return Diagnostic(
                .layoutSyntax, at: place, "\(error.message); expected \(error.expected)",
                hint: "write '\(plain.text)'", fixes: [Suggestion(plain.text).fix(replacing: whole)])
        }
        return Diagnostic(
            .layoutSyntax, at: place, "\(error.message); expected \(error.expected)", hint: error.hint,
            fixes: error.replacement.map { [Suggestion($0).fix(replacing: place)] } ?? [])
    }
}
