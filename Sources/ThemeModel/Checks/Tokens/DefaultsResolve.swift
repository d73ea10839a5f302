import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let missingDefault = Rule(
        "theme.missing-token", .error, "A theme lacks tokens that components use by default.",
        explanation: "A theme that extends none must define every token that the components' built-in values refer to.",
        wrong: .theme("theme: ↓example\ntitle: Example\n"), right: .theme(themeHead + "title: Example\n"))
}

/// The tokens that components use by default exist in a theme that stands alone.
///
/// What is missing is one finding, because one line usually mends it: `extends`.
enum DefaultsResolve: ThemeCheck {
    static let rules: [Rule] = [.missingDefault]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard theme.chain.count == 1, let own = theme.own, own.extends == nil, !own.isIncomplete,
            let record = own.record, record.fields.count > 1, let place = record["theme"]?.range
        else { return }
        let missing = missingTokens(of: theme)
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

    private struct Missing {
        let category: TokenCategory
        let name: String
        /// The property that refers to it first.
        let user: String
    }

    private static func missingTokens(of theme: Theme) -> [Missing] {
        var result: [Missing] = []
        for component in theme.catalog.components {
            for (leaf, value) in zip(component.properties.leaves, component.defaults) {
                value?.forEachReference { reference in
                    // Without its image a part is drawn without an icon.
                    guard reference.category != .images,
                        theme.tokens[reference.category].index(reference.name) == nil,
                        !result.contains(where: { $0.category == reference.category && $0.name == reference.name })
                    else { return }
                    result.append(
                        Missing(
                            category: reference.category, name: reference.name, user: "\(component.name).\(leaf.path)"))
                }
            }
        }
        return result
    }
}
