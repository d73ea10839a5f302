import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let themeName = Rule(
        "theme.name", .error, "A theme's name is not that of its file.",
        explanation: "Themes are found by their file: `Themes/agora.yaml` holds `theme: agora`.",
        wrong: .theme("theme: ↓sample\nextends: base\n"), right: .theme(themeHead))
}

/// A theme calls itself what its file is called.
enum ThemeName: ThemeFileCheck {
    static let rules: [Rule] = [.themeName]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let layout = ProjectLayout.standard
        guard let name = record["theme"], let text = name.stringValue, !layout.accepts(name: text, of: id) else {
            return
        }
        diagnostics.append(
            Diagnostic(
                .themeName, at: name.range, "the theme is called '\(text)', but its file is '\(id).yaml'",
                fixes: [Suggestion(layout.name(of: id)).fix(replacing: name.range)]))
    }
}
