import SourceDiagnostics

extension Rule {
    /// `a: b: c`.
    static let colonInText = Rule(
        "yaml.colon-in-text", .error, "Text without quotes contains a colon and a space.",
        explanation: "A colon followed by a space starts a value. Quote text that contains one.",
        wrong: .theme("theme: example\nextends: base\ntitle: Example↓: light and dark\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"Example: light and dark\"\n"))
}

/// A second colon on a line whose text has no quotes.
enum ColonInText: SyntaxExplanation {
    static let rules: [Rule] = [.colonInText]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "mapping values are not allowed in this context" else { return nil }
        return Diagnostic(
            .colonInText, at: file.place(failure.position),
            "a colon and a space start a value; this text already is one", hint: "quote the text",
            fixes: textBefore(failure.position, in: file).map { [.quoting($0.range, $0.text)] } ?? [])
    }

    /// The whole text that the colon stands in: it starts after the first colon with a space, and may not be quoted in
    /// part.
    private static func textBefore(
        _ position: SourcePosition, in file: SourceFile
    ) -> (range: SourceRange, text: String)? {
        let line = Array((file.line(position.line) ?? "").unicodeScalars)
        guard let colon = line.indices.first(where: { line[$0] == ":" && $0 + 1 < line.count && line[$0 + 1] == " " }),
            colon + 1 < position.column - 1
        else { return nil }
        return file.restOfLine(from: SourcePosition(line: position.line, column: colon + 3))
    }
}
