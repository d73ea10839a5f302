import SourceDiagnostics

extension Rule {
    /// `*name` without `&name`.
    static let unknownAnchor = Rule(
        "yaml.unknown-anchor", .error, "An alias names an anchor that the file does not define before it.",
        explanation: "`*name` repeats the value that `&name` marks earlier in the same file.",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓*name\n"),
        right: .theme("theme: example\nextends: base\ntitle: &name Example\n"))
}

extension Diagnostic {
    static func unknownAnchor(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownAnchor, at: range, "no anchor '&\(name)' stands before this alias",
            hint: Suggestion.hint(for: name, in: known)
                ?? "'*' repeats what '&\(name)' marks; quote it if it is text, and write a token as $name")
    }
}
