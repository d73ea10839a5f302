import SourceDiagnostics

extension Rule {
    /// Bytes that are not UTF-8.
    static let encoding = Rule(
        "yaml.encoding", .error, "The file is not UTF-8.",
        explanation: "Save the file as UTF-8; with or without a byte order mark.",
        wrong: .theme("theme: example\nextends: base\ntitle: ↓\u{FFFD}\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// Bytes that are not UTF-8.
enum Encoding: SyntaxExplanation {
    static let rules: [Rule] = [.encoding]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard ["UTF-8", "Unicode"].contains(where: { failure.problem.contains($0) }) else { return nil }
        return Diagnostic(
            .encoding, at: file.place(failure.position), "these bytes are not UTF-8", hint: "save the file as UTF-8")
    }
}
