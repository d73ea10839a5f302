import SourceDiagnostics

extension Rule {
    /// A key that is a list or a map.
    static let complexKey = Rule(
        "yaml.complex-key", .error, "A key is not plain text.",
        explanation: "YAML allows lists, maps and aliases as keys; nothing in Diorama has such a key.",
        wrong: .theme("theme: example\nextends: base\n↓[title]: Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

extension Diagnostic {
    static func complexKey(at range: SourceRange) -> Diagnostic {
        let before = SourcePosition(line: range.start.line, column: max(range.start.column - 1, 1))
        let end = SourcePosition(line: range.start.line, column: range.start.column + 1)
        let signs = SourceRange(file: range.file, start: before, end: end).lineText
        return Diagnostic(
            .complexKey, at: range, "a key must be plain text",
            hint: signs == "{{"
                ? "'{{' starts a map in a map: a text with braces is quoted, and a token is written $name"
                : "take the brackets away")
    }
}
