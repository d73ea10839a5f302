import SourceDiagnostics

extension Rule {
    static let lookAlikeValue = Rule(
        "config.look-alike", .error, "A value holds a character that looks like another one.",
        explanation: """
            Full-width digits and signs, long dashes, curly quotes, letters of other alphabets and characters that cannot \
            be seen are right in text for people. Numbers, colours and names consist of ASCII.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: ↓２\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 2\n"))
}
