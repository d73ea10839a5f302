import SourceDiagnostics

extension Rule {
    /// A key without a colon.
    static let missingColon = Rule(
        "yaml.missing-colon", .error, "A key has no colon.",
        explanation: "A key is followed by a colon and a space, then by its value.",
        wrong: .theme("theme: example\nextends: base\n↓title\nstrings: {}\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\nstrings: {}\n"))
}

/// A line that should be a key with its value.
enum MissingColon: SyntaxExplanation {
    static let rules: [Rule] = [.missingColon]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "could not find expected ':'" else { return nil }
        let key = file.restOfLine(from: failure.contextPosition ?? failure.position)
        return Diagnostic(
            .missingColon, at: key?.range ?? file.place(failure.position), "a key is followed by a colon",
            hint: "add ':'")
    }
}
