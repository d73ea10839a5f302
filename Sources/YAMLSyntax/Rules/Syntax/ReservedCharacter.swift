import SourceDiagnostics

extension Rule {
    /// `@` or a backtick at the start of text.
    static let reservedCharacter = Rule(
        "yaml.reserved-character", .error, "Text without quotes starts with a character that YAML reserves.",
        explanation: """
            `@`, a backtick and `%` cannot start plain text, and `*`, `&`, `!`, `|` and `>` mean something else there. \
            Quote it.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: ↓@example of themes\n"),
        right: .theme("theme: example\nextends: base\ntitle: \"@example of themes\"\n"))
}

/// Text that starts with a character to which YAML gives a meaning of its own.
enum ReservedCharacter: SyntaxExplanation {
    static let rules: [Rule] = [.reservedCharacter]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        if failure.startsNoToken { return finding(in: file, at: failure.position) }
        // The first character started an alias, an anchor, a tag or a block of text, which then made no sense.
        let isAboutFirstCharacter = [
            "while scanning an alias", "while scanning an anchor", "while scanning a tag", "while parsing a tag",
            "while scanning a block scalar",
        ].contains(failure.context)
        guard isAboutFirstCharacter, let start = failure.contextPosition else { return nil }
        return finding(in: file, at: start)
    }

    private static func finding(in file: SourceFile, at position: SourcePosition) -> Diagnostic {
        let character = file.character(at: position).map { String($0) } ?? ""
        let text = file.restOfLine(from: position)
        // A word may be a name that lost its own sign; a text with blanks is one.
        let isText = text.map { $0.text.contains(" ") } ?? false
        return Diagnostic(
            .reservedCharacter, at: file.place(position), "text cannot start with '\(character)' unless it is quoted",
            hint: isText ? "quote it" : "quote it if it is text, or take '\(character)' away",
            fixes: isText ? text.map { [.quoting($0.range, $0.text)] } ?? [] : [])
    }
}
