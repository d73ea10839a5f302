package import ConfigSchema
package import SourceDiagnostics

/// Checks of a theme that need everything that it inherits.
///
/// Each check is a small named function; the list below is the order in which they run. All report only what stands in
/// the theme's own file: what is wrong in a theme that it extends is found when that one is checked.
package enum ThemeChecks {
    /// Runs every check.
    package static func run(_ theme: Theme, fileSystem: any FileSystem) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for check in checks { check(theme, &diagnostics) }
        ImageFiles.check(theme, fileSystem: fileSystem, &diagnostics)
        return diagnostics
    }

    private static let checks: [@Sendable (Theme, inout [Diagnostic]) -> Void] = [
        ModesExist.check, TokensResolve.check, TokensAreAcyclic.check, ModesAreComplete.check, RolesDiffer.check,
        DefaultsResolve.check, TextIsReadable.check,
    ]
}

extension Theme {
    /// The theme's own file.
    var own: ThemeDocument? { chain.first }

    /// Gives every token value and every component value that the theme's own file sets.
    func forEachOwnValue(_ body: (ConfigValue) -> Void) {
        guard let own else { return }
        for category in TokenCategory.allCases {
            for entry in own.tokens(category) { body(entry.value) }
        }
        own.layer.forEachValue { body($2) }
    }
}

/// Every `$name` leads to a token of the category that its place asks for.
package enum TokensResolve {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
        theme.forEachOwnValue { check($0, in: theme, &diagnostics) }
    }

    /// Checks the references of one value; scenes use it for their own values.
    package static func check(_ value: ConfigValue, in theme: Theme, _ diagnostics: inout [Diagnostic]) {
        value.forEachReference { reference in
            if diagnostics.isFull || theme.tokens[reference.category]?.index(reference.name) != nil { return }
            diagnostics.append(missing(reference, in: theme, suggests: diagnostics.canSuggest))
        }
    }

    private static func missing(_ reference: TokenReference, in theme: Theme, suggests: Bool) -> Diagnostic {
        let other = TokenCategory.allCases.first { theme.tokens[$0]?.index(reference.name) != nil }
        if let other, let token = theme.tokens[other]?[reference.name] {
            return Diagnostic(
                .tokenCategory, at: reference.range,
                "'\(reference.name)' is a \(other.noun); a \(reference.category.noun) is expected here",
                notes: [.init("'\(reference.name)' is defined here", at: token.keyRange)])
        }
        let names = suggests ? theme.tokens[reference.category]?.names : nil
        let match = names.flatMap { NearestName.match(reference.name, in: $0) }
        let isBare = reference.category == .images
        let fixes = match.map { name in
            [FixIt("Write '\(name)'", replace: reference.range, with: isBare ? name : "$" + name)]
        }
        return Diagnostic(
            .unknownToken, at: reference.range,
            "theme '\(theme.id)' has no \(reference.category.noun) named '\(reference.name)'",
            hint: match.map { "did you mean '\(isBare ? "" : "$")\($0)'?" }, fixes: fixes ?? [])
    }
}

/// Maps by mode name modes that the theme has, and no mode stands twice in its list.
package enum ModesExist {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
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
        let match = NearestName.match(entry.key, in: theme.modes)
        return Diagnostic(
            .unknownMode, at: entry.keyRange,
            "theme '\(theme.id)' has no mode '\(entry.key)'; it has \(theme.modes.joinedAsList())",
            hint: match.map { "did you mean '\($0)'?" },
            fixes: match.map { [FixIt("Write '\($0)'", replace: entry.keyRange, with: $0)] } ?? [])
    }
}

/// A token that is a map by mode has a value in every mode.
enum ModesAreComplete {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
        let ownModes = theme.own?.modes ?? []
        let unwritten = unwritten(theme, ownModes, &diagnostics)
        for category in TokenCategory.allCases {
            for token in theme.tokens[category]?.tokens ?? [] {
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
                        hint: "'\(theme.modes[0])' stands in",
                        notes: token.isOwn ? [] : [.init("'\(token.name)' is defined here", at: token.keyRange)]))
            }
        }
    }
}

extension ModesAreComplete {
    /// The modes of the theme's own list that no token has a value for: one finding each, unless the list is found to
    /// misspell them.
    private static func unwritten(
        _ theme: Theme, _ own: [(name: String, range: SourceRange)], _ diagnostics: inout [Diagnostic]
    ) -> Set<Int> {
        var found: Set<Int> = []
        for mode in own {
            guard let index = theme.modes.firstIndex(of: mode.name) else { continue }
            let tokens = TokenCategory.allCases.flatMap { theme.tokens[$0]?.tokens ?? [] }
                .filter { token in token.values.contains { $0.isEmpty } }
            guard tokens.count > 2, tokens.allSatisfy({ $0.values[index].isEmpty }) else { continue }
            found.insert(index)
            guard !diagnostics.contains(where: { $0.range == mode.range }) else { continue }
            diagnostics.append(
                Diagnostic(
                    .missingMode, at: mode.range,
                    "none of the \(tokens.count) tokens by mode has a value for the mode '\(mode.name)'",
                    hint: "'\(theme.modes[0])' stands in"))
        }
        return found
    }
}

/// Two roles of one family that differ in one mode do not collapse to one value in another.
enum RolesDiffer {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
        guard theme.modes.count > 1, let table = theme.tokens[.colors] else { return }
        let families = table.tokens.map { family(of: $0.name) }
        for (mode, name) in theme.modes.enumerated() {
            var firstOfValue: [Role: Int] = [:]
            for (index, token) in table.tokens.enumerated() {
                guard let definition = token.values[mode].first, case .color(let color) = definition.value.value,
                    let value = theme.color(at: index, mode: mode)
                else { continue }
                // A reference is equal on purpose.
                if case .token = color.base { continue }
                let role = Role(family: families[index], value: value)
                guard let first = firstOfValue[role] else {
                    firstOfValue[role] = index
                    continue
                }
                guard differ(first, index, in: theme) else { continue }
                let other = table.tokens[first]
                let ranges = [definition.value.range] + (other.values[mode].first.map { [$0.value.range] } ?? [])
                guard let place = ranges.first(where: { $0.file.path == theme.own?.file.path }) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .equalRoles, at: place,
                        "'\(token.name)' and '\(other.name)' are one colour in the mode '\(name)', \(value.hexText), and differ in others",
                        notes: [.init("'\(other.name)' is defined here", at: other.keyRange)]))
            }
        }
    }

    private struct Role: Hashable {
        let family: Substring
        let value: SRGBColor
    }

    /// The first word of a name in camel case, such as `text`.
    ///
    /// Only roles of one family can be confused.
    private static func family(of name: String) -> Substring {
        Substring(name.utf8.prefix { !(0x41...0x5A).contains($0) })
    }

    private static func differ(_ left: Int, _ right: Int, in theme: Theme) -> Bool {
        theme.modes.indices.contains { theme.color(at: left, mode: $0) != theme.color(at: right, mode: $0) }
    }
}

/// The tokens that components use by default exist in a theme that stands alone.
///
/// What is missing is one finding, because one line usually mends it: `extends`.
enum DefaultsResolve {
    static func check(_ theme: Theme, _ diagnostics: inout [Diagnostic]) {
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
                        theme.tokens[reference.category]?.index(reference.name) == nil,
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
