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
    /// One finding for a key, however often it stands there; `repeats` are all but the first, in the order of the file.
    static func duplicateKey(_ key: String, at repeats: [SourceRange], first: SourceRange) -> Diagnostic {
        let shown = 3
        let others = repeats.dropFirst().prefix(shown).map { Note("another '\(key)' is here", at: $0) }
        return Diagnostic(
            .duplicateKey, at: repeats.first ?? first,
            "the key '\(key)' stands \(repeats.count == 1 ? "twice" : "\(repeats.count + 1) times") in this map",
            notes: [Note("the first '\(key)' is here", at: first)] + others)
    }
}
