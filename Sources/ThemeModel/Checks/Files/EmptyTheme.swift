import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let emptyTheme = Rule(
        "theme.empty", .error, "A theme says nothing but its name.",
        explanation: "Its content may have been commented out, or indented under another key.",
        wrong: .theme("theme: ↓example\n"), right: .theme(themeHead))
}

/// A theme says more than its name: one that does not is usually commented out or indented wrongly.
enum EmptyTheme: ThemeFileCheck {
    static let rules: [Rule] = [.emptyTheme]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        guard record.fields.count == 1, record.lost.isEmpty, let name = record["theme"] else { return }
        diagnostics.append(
            Diagnostic(
                .emptyTheme, at: name.range, "the theme '\(id)' says nothing but its name",
                hint: "add 'extends' or some tokens"))
    }
}
