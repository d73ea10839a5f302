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
        let isUTF16 = file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
        let found = isUTF16 ? "the file is UTF-16" : "these bytes are not UTF-8"
        return Diagnostic(.encoding, at: file.place(failure.position), found, hint: "save the file as UTF-8")
    }
}
