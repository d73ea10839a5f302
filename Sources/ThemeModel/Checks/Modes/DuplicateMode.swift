import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateMode = Rule(
        "theme.duplicate-mode", .error, "A mode stands twice in a theme's list.",
        explanation: "Each mode has one name and one place; the first is the default.",
        wrong: .theme(themeHead + "modes: [light, dark, ↓light]\n"),
        right: .theme(themeHead + "modes: [light, dark]\n"))
}

/// No mode stands twice in a theme's list.
enum DuplicateMode: ThemeCheck {
    static let rules: [Rule] = [.duplicateMode]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        var seen: [String: SourceRange] = [:]
        for mode in theme.own?.modes ?? [] {
            if let first = seen[mode.name] {
                diagnostics.append(
                    Diagnostic(
                        .duplicateMode, at: mode.range, "the mode '\(mode.name)' stands twice in the list",
                        notes: [.init("the first is here", at: first)]))
            }
            seen[mode.name] = seen[mode.name] ?? mode.range
        }
    }
}
