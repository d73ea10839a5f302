import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownTheme = Rule(
        "theme.unknown", .error, "A theme does not exist.",
        explanation: "Themes are the files in `Themes`.",
        wrong: .theme("theme: example\nextends: ↓bass\n"), right: .theme(themeHead))
}

extension Diagnostic {
    /// The finding about a theme that a theme extends or a scene names, and that has no file.
    static func unknownTheme(_ id: String, at range: SourceRange, known themeIDs: [String]) -> Diagnostic {
        Diagnostic(
            .unknownTheme, at: range, "there is no theme '\(id)' in 'Themes'",
            suggesting: Suggestion(nearestTo: id, in: themeIDs))
    }
}
