import SourceDiagnostics

extension Rule {
    /// `\d` in double quotes.
    static let escape = Rule(
        "yaml.escape", .error, "Text in double quotes has an escape that YAML does not know.",
        explanation: "In double quotes a backslash starts an escape. Double it, or use single quotes.",
        wrong: .theme("theme: example\nextends: base\ntitle: \"Physics↓\\dept\"\n"),
        right: .theme("theme: example\nextends: base\ntitle: 'Physics\\dept'\n"))
}

/// A backslash in double quotes, followed by something that YAML gives no meaning.
enum UnknownEscape: SyntaxExplanation {
    static let rules: [Rule] = [.escape]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isEscape = [
            "found unknown escape character", "did not find expected hexdecimal number",
            "found invalid Unicode character escape code",
        ].contains(failure.problem)
        guard isEscape else { return nil }
        let range = file.escapeRange(before: failure.position)
        let start = SourceRange(file: file, start: range.start, end: range.start)
        return Diagnostic(
            .escape, at: range, "no such escape in double quotes", hint: "double the backslash, or use single quotes",
            fixes: [FixIt("Double the backslash", replace: start, with: "\\", isGuess: true)])
    }
}
