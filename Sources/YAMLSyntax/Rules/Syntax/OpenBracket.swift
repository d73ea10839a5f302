import SourceDiagnostics

extension Rule {
    /// A bracket that never closes.
    static let openBracket = Rule(
        "yaml.open-bracket", .error, "A bracket or brace is never closed, or a comma is missing inside it.",
        explanation: "A list in brackets or a map in braces needs a comma between its items and the closing sign.",
        wrong: .theme("theme: example\nextends: base\nmodes: ↓[light, dark\ntitle: Example\n"),
        right: .theme("theme: example\nextends: base\nmodes: [light, dark]\ntitle: Example\n"))
}

/// A bracket or brace without its counterpart.
enum OpenBracket: SyntaxExplanation {
    static let rules: [Rule] = [.openBracket]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.isInBrackets, let start = failure.startOfBrackets,
            file.character(at: failure.position) != ",", let sign = file.character(at: start), "[{".contains(sign)
        else { return nil }
        return Diagnostic(
            .openBracket, at: file.place(start), "this '\(sign)' is not closed, or a comma is missing after an item",
            notes: [.init("the reader noticed here", at: file.place(failure.position))])
    }
}
