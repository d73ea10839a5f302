import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// The tokens that some values refer to.
struct TokenUses: Sendable {
    private var used: Set<Use> = []

    private struct Use: Hashable {
        let category: TokenCategory
        let name: String
    }

    /// Whether anything refers to a token.
    func contains(_ category: TokenCategory, _ name: String) -> Bool {
        used.contains(Use(category: category, name: name))
    }

    /// Adds what a value refers to.
    mutating func note(_ value: ConfigValue) {
        value.forEachReference { used.insert(Use(category: $0.category, name: $0.name)) }
    }

    /// Adds what others refer to.
    mutating func formUnion(_ other: TokenUses) { used.formUnion(other.used) }
}

/// Tokens that nothing in the checked files refers to.
enum UnusedTokens {
    static func check(_ themes: [String], _ project: Project, usedByScenes: TokenUses) -> [Diagnostic] {
        var uses = usedByScenes
        for component in project.catalog.components {
            for value in component.defaults.compactMap({ $0 }) { uses.note(value) }
        }
        for document in project.loadedThemeIDs.compactMap({ project.themeDocument($0) }) {
            for category in TokenCategory.allCases {
                for entry in document.tokens(category) { uses.note(entry.value) }
            }
            document.layer.forEachValue { uses.note($2) }
        }
        var found: [Diagnostic] = []
        // Who uses a token may stand in a theme of the same family, where it could not be read.
        let families = project.loadedThemeIDs.compactMap { project.theme($0).theme?.chain }
        let unsure = families.filter { $0.contains { $0.isIncomplete } }.flatMap { $0.map(\.id) }
        for document in themes.compactMap({ project.themeDocument($0) }) where !unsure.contains(document.id) {
            for category in TokenCategory.allCases {
                for entry in document.tokens(category) where !uses.contains(category, entry.key) {
                    found.append(
                        Diagnostic(
                            .unusedToken, at: entry.keyRange,
                            "nothing uses the \(category.noun) '\(entry.key)'", hint: "delete it"))
                }
            }
        }
        return found
    }
}
