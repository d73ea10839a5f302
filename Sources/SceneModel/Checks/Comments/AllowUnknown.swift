import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let allowUnknown = Rule(
        "allow.unknown", .warning, "A comment accepts a kind of finding that does not exist.",
        explanation: "The command `rules` lists them all.",
        wrong: .theme(
            themeHead + "components:\n  stateBar:\n    # diorama: allow ↓theme.kontrast: quiet on purpose\n"
                + "    scheduleTime: { textColor: \"#808080\" }\n"),
        right: .theme(
            themeHead + "components:\n  stateBar:\n    # diorama: allow theme.contrast: quiet on purpose\n"
                + "    scheduleTime: { textColor: \"#808080\" }\n"))
}

extension Diagnostic {
    /// The finding about a comment that names no rule; `meant` is the one that it is taken for.
    static func allowUnknown(_ id: String, at range: SourceRange, meant: String?) -> Diagnostic {
        Diagnostic(
            .allowUnknown, at: range, "there is no finding '\(id)'", suggesting: meant.map { Suggestion($0) },
            hint: "the command 'rules' lists them")
    }
}
