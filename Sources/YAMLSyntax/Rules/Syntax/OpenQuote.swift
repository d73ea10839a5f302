import SourceDiagnostics

extension Rule {
    /// A quote that never closes.
    static let openQuote = Rule(
        "yaml.open-quote", .error, "A quotation mark is never closed.",
        explanation: "Text in quotes ends at the same quotation mark; a mark inside is doubled ('') or escaped (\\\").",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓\"Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"Example\"\n"))
}

/// Text in quotes that goes on to the end of the file.
enum OpenQuote: SyntaxExplanation {
    static let rules: [Rule] = [.openQuote]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isAtEnd = [
            "found unexpected end of stream", "found unexpected document indicator",
        ].contains(failure.problem)
        guard isAtEnd, let start = failure.contextPosition else { return nil }
        return Diagnostic(.openQuote, at: file.place(start), "this quotation mark is never closed")
    }
}
