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
        FontFiles.self, UnknownFamily.self, MetricIsLength.self,
    ]

    /// What judges the values of a theme, and so needs all of them: where one is wrong, another stands in for it.
    private static let ofValues: [any ThemeCheck.Type] = [
        ModesAreComplete.self, RolesDiffer.self, TextIsReadable.self, StatesDiffer.self,
    ]

    /// The rules of findings that a theme has again in those that extend it: what judges its values.
    package static let inheritedIDs = Set(ofValues.flatMap { $0.rules.map(\.id) })

    /// Every rule of this module.
    package static let rules =
        EmptyFile.rules + PlainID.rules + OtherFolder.rules + StraySection.rules + ExtendsDepth.rules
        + MissingCharacters.rules + EmptyName.rules + ofFile.flatMap { $0.rules }
        + ofTheme.flatMap { $0.rules } + ImageFiles.rules + ofValues.flatMap { $0.rules }

    /// The findings of one file by itself.
    static func run(_ record: RecordValue, id: String, catalog: ConfigCatalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for check in ofFile { check.check(record, id: id, catalog: catalog, &diagnostics) }
        record.checkNames("title", diagnostics: &diagnostics)
        return diagnostics
    }

    /// The findings of a theme with everything that it inherits; images among the sound ones are not parsed again.
    package static func run(
        _ theme: Theme, fileSystem: any FileSystem, sound: SoundImages = SoundImages()
    ) -> [Diagnostic] {
        // A theme has a hundred drawings: to read and clean them takes longer than all the rest, which comes first.
        let uses = ImageFiles.uses(of: theme)
        let pieces: [ImageFiles.Use?] = [nil] + Array(uses.prefix(FindingLimit.perFile))
        let parts = pieces.concurrentMap { use in
            use.map { ([], ImageFiles.findings(of: $0, in: fileSystem, sound)) } ?? run(theme, fileSystem)
        }
        var images = parts.dropFirst().flatMap(\.1)
        for use in uses.dropFirst(FindingLimit.perFile) where !images.isFull {
            images += ImageFiles.findings(of: use, in: fileSystem, sound)
        }
        let (ofTheme, ofValues) = parts.first ?? ([], [])
        // What judges values needs all of them.
        return (images.containsError ? ofTheme : ofTheme + ofValues) + images
    }

    /// The findings of a theme without its images: of what it says, and then of the values of all that it says.
    private static func run(
        _ theme: Theme, _ fileSystem: any FileSystem
    ) -> (ofTheme: [Diagnostic], ofValues: [Diagnostic]) {
        var ofTheme: [Diagnostic] = []
        for check in self.ofTheme { check.check(theme, files: fileSystem, &ofTheme) }
        guard !ofTheme.containsError, !theme.hasUnreadableValues else { return (ofTheme, []) }
        var diagnostics: [Diagnostic] = []
        for check in ofValues { check.check(theme, files: fileSystem, &diagnostics) }
        // A colour that texts need otherwise is otherwise for icons too, which need less.
        var texts = KeyTable<SourceRange, Bool>()
        for finding in diagnostics where finding.id == Rule.contrast.id { texts.set(true, for: finding.range) }
        diagnostics.removeAll { $0.id == Rule.iconContrast.id && texts[$0.range] == true }
        return (ofTheme, diagnostics)
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
