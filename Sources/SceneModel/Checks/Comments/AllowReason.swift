import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let allowReason = Rule(
        "allow.reason", .warning, "A comment accepts a finding without saying why.",
        explanation:
            "The reason is for those who read the file later: `# diorama: allow theme.contrast: brand colour`.",
        wrong: .theme(
            themeHead + "components:\n  stateBar:\n    # diorama: allow ↓theme.contrast\n"
                + "    scheduleTime: { textColor: \"#808080\" }\n"),
        right: .theme(
            themeHead + "components:\n  stateBar:\n    # diorama: allow theme.contrast: quiet on purpose\n"
                + "    scheduleTime: { textColor: \"#808080\" }\n"))
}

extension Diagnostic {
    /// The finding about a comment that gives no reason.
    static func allowReason(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .allowReason, at: range, "the finding '\(id)' is accepted without a reason",
            hint: "write '# diorama: allow \(id): why'")
    }
}
