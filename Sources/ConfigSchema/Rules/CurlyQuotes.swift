import SourceDiagnostics

extension Rule {
    static let curlyQuotes = Rule(
        "config.curly-quotes", .warning, "Curly quotes stand around a whole text, and would be shown.",
        explanation: "YAML's quotation marks are straight. Curly ones are part of the text; inside it they are right.",
        wrong: .theme(themeHead + "title: ↓“Example”\n"),
        right: .theme(themeHead + "title: \"Example\"\n"))
}
