import SourceDiagnostics

extension Rule {
    /// A key that a map has twice.
    static let duplicateKey = Rule(
        "yaml.duplicate-key", .error, "A map has the same key twice.",
        explanation: """
            YAML allows each key once in a map. Most readers keep the last one without a word, so that an edit of the \
            first has no effect. Delete one of them.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: Example\n↓title: Sample\n"),
        right: .theme("theme: example\nextends: base\ntitle: Sample\n"))
}

extension Diagnostic {
    static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: range, "the key '\(key)' stands twice in this map",
            notes: [Note("the first '\(key)' is here", at: first)])
    }
}
