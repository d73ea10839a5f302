package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownMode = Rule(
        "theme.unknown-mode", .error, "A map by mode names a mode that the theme does not have.",
        explanation: "The theme's list `modes` has them all.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: { light: white, ↓drak: black }\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    backgroundColor: { light: white, dark: black }\n"))
}

/// Maps by mode name modes that the theme has.
package enum ModesExist: ThemeCheck {
    package static let rules: [Rule] = [.unknownMode]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        var unlisted: [MapEntry] = []
        theme.forEachOwnValue { value in
            value.forEachModeEntry { if !theme.modes.contains($0.key) { unlisted.append($0) } }
        }
        if !unlisted.isEmpty { UnlistedModes(theme).report(unlisted, &diagnostics) }
    }

    /// Checks the modes of one value of a scene.
    ///
    /// A mode that the theme itself uses and does not list is the theme's finding.
    package static func check(_ value: ConfigValue, in theme: Theme, _ diagnostics: inout [Diagnostic]) {
        value.forEachModeEntry { entry in
            guard !diagnostics.isFull, !theme.modes.contains(entry.key), !theme.usedModes.contains(entry.key) else {
                return
            }
            diagnostics.append(.unknownMode(entry, in: theme))
        }
    }
}

extension Diagnostic {
    /// One place that names a mode that the theme does not have.
    static func unknownMode(_ entry: MapEntry, in theme: Theme) -> Diagnostic {
        Diagnostic(
            .unknownMode, at: entry.keyRange,
            "theme '\(theme.id)' has no mode '\(entry.key)'; it has \(theme.modes.joinedAsList())",
            suggesting: ModeWord.meant(by: entry.key, among: theme.modes))
    }
}

/// Other words for the modes that systems call light and dark.
private enum ModeWord {
    static func meant(by word: String, among modes: [String]) -> Suggestion? {
        let known = words.first { $0.value.contains(word.lowercased()) }?.key
        guard let known else { return Suggestion(nearestTo: word, in: modes) }
        // `night` is nearer to `light` by its letters.
        return modes.contains(known) ? Suggestion(guessing: known) : nil
    }

    private static let words = [
        "light": ["day", "bright", "white", "浅色", "淺色", "亮色", "明亮", "白天", "日间", "日間"],
        "dark": ["night", "black", "dim", "深色", "暗色", "暗黑", "黑夜", "夜间", "夜間"],
    ]
}
