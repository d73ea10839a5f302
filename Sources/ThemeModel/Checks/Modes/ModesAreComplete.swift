import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let missingMode = Rule(
        "theme.missing-mode", .warning, "A token has no value in one of the theme's modes.",
        explanation: "The value of the first mode stands in, which is rarely what a dark mode wants.",
        wrong: .theme(
            themeHead
                + "colors:\n  ↓accentColor: { light: \"#2060C0\" }\ncomponents:\n  stateBar: { borderColor: $accentColor }\n"
        ),
        right: .theme(
            themeHead + "colors:\n  accentColor: { light: \"#2060C0\", dark: \"#80B0FF\" }\n"
                + "components:\n  stateBar: { borderColor: $accentColor }\n"))
}

/// A token that is a map by mode has a value in every mode.
enum ModesAreComplete: ThemeCheck {
    static let rules: [Rule] = [.missingMode]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        let ownModes = theme.own?.modes ?? []
        let unwritten = unwritten(theme, ownModes, &diagnostics)
        for category in TokenCategory.allCases {
            for token in theme.tokens[category].tokens {
                let missing = theme.modes.indices.filter { token.values[$0].isEmpty && !unwritten.contains($0) }
                    .map { theme.modes[$0] }
                guard !missing.isEmpty, token.isOwn || !ownModes.isEmpty else { continue }
                let quoted = missing.map { "'\($0)'" }.joinedAsList()
                let place = token.isOwn ? token.keyRange : ownModes.first { missing.contains($0.name) }?.range
                guard let place else { continue }
                diagnostics.append(
                    Diagnostic(
                        .missingMode, at: place,
                        "the \(category.noun) '\(token.name)' has no value for the mode \(quoted)",
                        hint: "'\(theme.defaultMode)' stands in",
                        notes: token.isOwn ? [] : [.init("'\(token.name)' is defined here", at: token.keyRange)]))
            }
        }
    }

    /// The modes of the theme's own list that no token has a value for: one finding each, unless the list is found to
    /// misspell them.
    private static func unwritten(
        _ theme: Theme, _ own: [(name: String, range: SourceRange)], _ diagnostics: inout [Diagnostic]
    ) -> Set<Int> {
        var found: Set<Int> = []
        for mode in own {
            guard let index = theme.modes.firstIndex(of: mode.name) else { continue }
            let tokens = TokenCategory.allCases.flatMap { theme.tokens[$0].tokens }
                .filter { token in token.values.contains { $0.isEmpty } }
            guard tokens.count > 2, tokens.allSatisfy({ $0.values[index].isEmpty }) else { continue }
            found.insert(index)
            guard !diagnostics.contains(where: { $0.range == mode.range }) else { continue }
            diagnostics.append(
                Diagnostic(
                    .missingMode, at: mode.range,
                    "none of the \(tokens.count) tokens by mode has a value for the mode '\(mode.name)'",
                    hint: "'\(theme.defaultMode)' stands in"))
        }
        return found
    }
}
