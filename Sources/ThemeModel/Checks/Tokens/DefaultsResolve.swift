import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let missingDefault = Rule(
        "theme.missing-token", .error, "A theme lacks tokens that components use by default.",
        explanation: "A theme that extends none must define every token that the components' built-in values refer to.",
        wrong: .theme("theme: ↓example\ntitle: Example\n"), right: .theme(themeHead + "title: Example\n"))
}

/// The tokens that components use by default exist in a theme that stands alone.
///
/// What is missing is one finding, because one line usually mends it: `extends`.
package enum DefaultsResolve: ThemeCheck {
    package static let rules: [Rule] = [.missingDefault]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard definesAll(theme), let record = theme.own?.record, record.fields.count > 1,
            let place = record["theme"]?.range
        else { return }
        let others = kindsNotServed(by: theme)
        let missing = theme.catalog.needs.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }
            .flatMap { $0.value.filter { isMissing($0, in: theme) } }
        guard !missing.isEmpty else { return }
        let notes = TokenCategory.allCases.compactMap { category in
            let needs = missing.filter { $0.category == category }
            return needs.isEmpty ? nil : Diagnostic.Note("\(category.rawValue): " + needs.map(\.name).joinedAsList())
        }
        let example = missing[0]
        diagnostics.append(
            Diagnostic(
                .missingDefault, at: place,
                missing.count == 1
                    ? "theme '\(theme.id)' has no \(example.category.noun) '\(example.name)', which '\(example.user)' needs"
                    : "theme '\(theme.id)' lacks \(missing.count) tokens that components use by default",
                hint: "define \(missing.count == 1 ? "it" : "them"), or extend a theme that does",
                notes: missing.count == 1 ? [] : notes))
    }

    /// The finding about a scene in a theme that is written for scenes of other kinds.
    package static func finding(about theme: Theme, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingDefault, at: place,
            "theme '\(theme.id)' is for other scenes: it has none of the tokens that the components of these use by default",
            hint: "name another theme")
    }

    /// The kinds of scenes that a theme is not written for: it defines tokens, none that their components need, and all
    /// that those of another kind do.
    package static func kindsNotServed(by theme: Theme) -> Set<String> {
        guard definesAll(theme), let own = theme.own,
            TokenCategory.allCases.contains(where: { !own.tokens($0).isEmpty })
        else { return [] }
        let lacking = theme.catalog.needs.filter { $0.value.contains { isMissing($0, in: theme) } }
        guard !lacking.isEmpty, lacking.count < theme.catalog.needs.count else { return [] }
        return Set(lacking.filter { $0.value.allSatisfy { isMissing($0, in: theme) } }.keys)
    }

    private static func isMissing(_ need: TokenNeed, in theme: Theme) -> Bool {
        theme.tokens[need.category].index(need.name) == nil
    }

    /// Whether a theme takes no token from another one, as far as can be read.
    private static func definesAll(_ theme: Theme) -> Bool {
        theme.chain.count == 1 && theme.own.map { $0.extends == nil && !$0.isIncomplete } ?? false
    }
}
