import SourceDiagnostics

extension Rule {
    static let leftover = Rule(
        "config.leftover", .error, "Something that belongs to no value stands behind a value.",
        explanation: """
            YAML needs no comma and no semicolon at the end of a line, and a comment starts with a blank and `#`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 2↓;\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderWidth: 2\n"))
}
