import ConfigSchema
import Exporting
import SourceDiagnostics

extension Diagnostic {
    /// A finding about something that a form cannot carry.
    static func lost(_ message: String, at place: SourceRange, _ hint: String? = nil) -> Diagnostic {
        Diagnostic(.lostInExport, at: place, message, hint: hint)
    }

    /// A finding about a colour that an app needs and a theme lacks.
    static func missingColor(_ color: AgoraColor, of theme: ExportedTheme) -> Diagnostic {
        Diagnostic(
            .missingExportedColor, at: theme.place,
            "the theme has no colour '\(color.tokens[0])', from which the app's '\(color.name)' is made",
            hint: "declare it in 'colors', or extend a theme that has it")
    }
}

extension Rule {
    /// A theme lacks a colour without which an export would be incomplete.
    static let missingExportedColor = Rule(
        "export.missing-color", .error, "A theme lacks a colour that an app of Agora needs.",
        explanation: """
            The app takes a mode's colours as a whole. A theme for home screens, or one that was begun without a theme of a \
            classroom, has other tokens. Nothing is written.
            """,
        wrong: .theme("↓theme: example\nmodes: [light]\ncolors:\n  systemBrandColor: \"#276DE8\"\n"),
        right: .theme("theme: example\nextends: agora\nmodes: [light, dark]\n"))
}
