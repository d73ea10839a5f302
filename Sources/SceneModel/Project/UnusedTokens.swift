import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// A token that something refers to.
struct TokenUse: Hashable, Sendable {
    let category: TokenCategory
    let name: String

    init(_ category: TokenCategory, _ name: String) {
        self.category = category
        self.name = name
    }

    init(_ reference: TokenReference) { self.init(reference.category, reference.name) }
}

extension [TokenUse] {
    /// Adds the tokens that a value refers to.
    mutating func append(tokensOf value: ConfigValue) {
        value.forEachReference { append(TokenUse($0)) }
    }
}

extension Rule {
    static let unusedToken = Rule(
        "theme.unused-token", .warning, "A token is never used.",
        explanation: "No token, component or scene of the checked files refers to it.",
        wrong: .theme(themeHead + "colors:\n  ↓spareColor: \"#2060C0\"\n"),
        right: .theme(
            themeHead + "colors:\n  spareColor: \"#2060C0\"\ncomponents:\n  stateBar: { borderColor: $spareColor }\n"))
}

/// Tokens that nothing in the checked files refers to.
enum UnusedTokens: Check {
    static let rules: [Rule] = [.unusedToken]

    /// The tokens that some themes define and neither they nor the components' defaults refer to.
    static func candidates(in themes: [String], _ project: Project) -> Set<TokenUse> {
        var candidates: Set<TokenUse> = []
        let documents = themes.compactMap { project.themeDocument($0) }
        for document in documents {
            for category in TokenCategory.allCases {
                for entry in document.tokens(category) where !entry.value.replacesSystemFont {
                    candidates.insert(TokenUse(category, entry.key))
                }
            }
        }
        for component in project.catalog.components {
            for value in component.defaults.compactMap({ $0 }) { remove(value, from: &candidates) }
        }
        for document in documents { removeUses(in: document, from: &candidates) }
        return candidates
    }

    /// What some themes define and nobody uses.
    ///
    /// - Parameters:
    ///   - themes: The themes that are checked.
    ///   - all: All that were read, those that are only extended included.
    ///   - project: What the themes belong to.
    ///   - candidates: The tokens that neither the checked themes nor scenes nor fixtures use.
    /// - Returns: A finding for each token.
    static func check(
        _ themes: [String], among all: Set<String>, _ project: Project, candidates: Set<TokenUse>
    ) -> [Diagnostic] {
        var unused = candidates
        for document in all.subtracting(themes).compactMap({ project.themeDocument($0) }) {
            removeUses(in: document, from: &unused)
        }
        guard !unused.isEmpty else { return [] }
        var found: [Diagnostic] = []
        for theme in themes {
            guard let document = project.themeDocument(theme) else { continue }
            for category in TokenCategory.allCases {
                for entry in document.tokens(category) where unused.contains(TokenUse(category, entry.key)) {
                    found.append(
                        Diagnostic(
                            .unusedToken, at: entry.keyRange,
                            "nothing uses the \(category.noun) '\(entry.key)'",
                            suggesting: found.canSuggest
                                ? meant(by: entry.key, category, in: document, project.theme(theme).theme) : nil,
                            hint: "refer to it as '\(category == .images ? "" : "$")\(entry.key)', or delete it"))
                }
            }
        }
        return found
    }

    /// The inherited token that a misspelt name was probably meant to change.
    private static func meant(
        by name: String, _ category: TokenCategory, in document: ThemeDocument, _ theme: Theme?
    ) -> Suggestion? {
        let own = Set(document.tokens(category).map(\.key))
        let inherited = theme?.chain.dropFirst().flatMap { $0.tokens(category).map(\.key) } ?? []
        // `font18` beside `font17`, `textLevel4Color` beside `textLevel3Color`: numbers are counted, and not misspelt.
        func digits(_ text: String) -> String { text.filter(\.isNumber) }
        return Suggestion(
            nearestTo: name, in: inherited.filter { !own.contains($0) && digits($0) == digits(name) })
    }

    /// The themes whose tokens may have a use that nobody sees: a value that could not be read, or a reference that
    /// misses its token, in a theme of their family or in a file that uses one.
    static func unsureThemes(_ all: Set<String>, _ project: Project, _ found: [Diagnostic]) -> Set<String> {
        let broken = Set(found.lazy.filter { $0.severity == .error }.map(\.range.file.path))
        guard !broken.isEmpty || all.contains(where: { project.themeDocument($0)?.isIncomplete == true }) else {
            return []
        }
        let families = all.compactMap { project.theme($0).theme?.chain }
        let themes = families.filter { $0.contains { $0.isIncomplete || broken.contains($0.file.path) } }
        var unsure = Set(themes.flatMap { $0.map(\.id) })
        for path in broken where !themes.contains(where: { $0.contains { $0.file.path == path } }) {
            guard case .scene(let id)? = ProjectLayout.standard.role(of: path),
                let named = project.composition(id)?.scene.themeID,
                // A misspelt theme is used all the same.
                let meant = all.contains(named) ? named : NearestName.match(named, in: all.sorted())
            else { continue }
            unsure.formUnion(project.theme(meant).theme?.chain.map(\.id) ?? [])
        }
        return unsure
    }

    private static func removeUses(in document: ThemeDocument, from tokens: inout Set<TokenUse>) {
        for category in TokenCategory.allCases {
            for entry in document.tokens(category) { remove(entry.value, from: &tokens) }
        }
        document.layer.forEachValue { remove($2, from: &tokens) }
    }

    private static func remove(_ value: ConfigValue, from tokens: inout Set<TokenUse>) {
        value.forEachReference { tokens.remove(TokenUse($0)) }
    }
}

extension ConfigValue {
    /// Whether it is a font file for the family `system`, which every text in that family uses without naming it.
    fileprivate var replacesSystemFont: Bool {
        guard case .font(.literal(let font)) = value, font.file != nil else { return false }
        return ThemeFonts.isSame(font.family, SystemFamilies.word)
    }
}
