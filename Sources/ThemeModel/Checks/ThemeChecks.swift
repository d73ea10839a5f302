import ConfigSchema
package import SourceDiagnostics

/// What themes are checked for.
///
/// The lists are the order in which checks run, and where their rules are read from.
package enum ThemeChecks {
    /// What one file tells before anything is known of those that it extends.
    private static let ofFile: [any ThemeFileCheck.Type] = [
        ThemeName.self, EmptyTheme.self, UnknownText.self, TextPlaceholders.self, LocalesComplete.self,
    ]

    /// What needs everything that a theme inherits.
    private static let ofTheme: [any ThemeCheck.Type] = [
        DuplicateMode.self, ModesExist.self, TokensResolve.self, TokensAreAcyclic.self, DefaultsResolve.self,
        ImageFiles.self, FontFiles.self, UnknownFamily.self, MetricIsLength.self,
    ]

    /// What judges the values of a theme, and so needs all of them: where one is wrong, another stands in for it.
    private static let ofValues: [any ThemeCheck.Type] = [
        ModesAreComplete.self, RolesDiffer.self, TextIsReadable.self, StatesDiffer.self,
    ]

    /// Every rule of this module.
    package static let rules =
        EmptyFile.rules + PlainID.rules + OtherFolder.rules + StraySection.rules + ExtendsDepth.rules
        + MissingCharacters.rules + ofFile.flatMap { $0.rules }
        + ofTheme.flatMap { $0.rules } + ofValues.flatMap { $0.rules }

    /// The findings of one file by itself.
    static func run(_ record: RecordValue, id: String, catalog: ConfigCatalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for check in ofFile { check.check(record, id: id, catalog: catalog, &diagnostics) }
        return diagnostics
    }

    /// The findings of a theme with everything that it inherits.
    package static func run(_ theme: Theme, fileSystem: any FileSystem) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for check in ofTheme { check.check(theme, files: fileSystem, &diagnostics) }
        guard !diagnostics.containsError, !theme.hasUnreadableValues else { return diagnostics }
        for check in ofValues { check.check(theme, files: fileSystem, &diagnostics) }
        // A colour that texts need otherwise is otherwise for icons too, which need less.
        let texts = Set(diagnostics.filter { $0.id == Rule.contrast.id }.map(\.range))
        diagnostics.removeAll { $0.id == Rule.iconContrast.id && texts.contains($0.range) }
        return diagnostics
    }
}

/// A check of what one theme file says.
protocol ThemeFileCheck: Check {
    /// Adds the findings of a file whose place gives it an id.
    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic])
}

/// A check of a theme together with what it extends.
///
/// It reports only what stands in the theme's own file: what is wrong in a theme that it extends is found when that one
/// is checked.
protocol ThemeCheck: Check {
    /// Adds the findings; `files` is where the theme's images are.
    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic])
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
