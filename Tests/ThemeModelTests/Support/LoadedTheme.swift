import ConfigSchema
import SourceDiagnostics
import TestSupport
import ThemeModel

/// A theme that stands in memory, with those that it extends, and what the checks say of it.
struct LoadedTheme {
    let theme: Theme
    let file: SourceFile
    let diagnostics: [Diagnostic]

    /// Reads `Themes/test.yaml`, which extends others by their ids.
    ///
    /// All texts, the bases' too, come without their first line, `theme: …`.
    init(
        _ text: String, bases: [String: String] = [:], catalog: ConfigCatalog = TestCatalog.catalog,
        fileSystem: any FileSystem = InMemoryFileSystem(texts: [:])
    ) {
        let format = ThemeFormat.group(for: catalog)
        func document(_ id: String, _ text: String) -> ThemeDocument {
            ThemeDocument(
                id: id, file: SourceFile(path: "Themes/\(id).yaml", text: "theme: \(id)\n" + text), catalog: catalog,
                format: format)
        }
        var chain = [document("test", text)]
        while let id = chain.last?.extends?.id, let base = bases[id] { chain.append(document(id, base)) }
        theme = Theme(chain: chain, catalog: catalog)
        file = chain[0].file
        diagnostics = (chain[0].diagnostics + ThemeChecks.run(theme, fileSystem: fileSystem)).sortedWithoutRepeats()
    }

    /// Every finding as `line:column rule`; lines count from the text's own first one.
    var places: [String] {
        diagnostics.map { "\($0.range.start.line - 1):\($0.range.start.column) \($0.id)" }
    }

    var messages: [String] { diagnostics.map(\.message) }

    func situation(_ mode: String, _ deviceClass: String = "pad") -> Situation {
        theme.situation(mode: mode, deviceClass: deviceClass, locale: "en")
    }

    /// The colour of a token as a theme would write it.
    func color(_ token: String, _ mode: String = "light") -> String? {
        theme.color(token: token, mode: mode)?.hexText
    }

    /// What a component's property becomes.
    func value(
        _ component: String, _ path: String, _ mode: String = "light", _ device: String = "pad"
    ) -> ResolvedValue? {
        guard let index = theme.catalog.index(of: component) else { return nil }
        let cascade = Cascade(catalog: theme.catalog, layers: theme.layers)
        return theme.values(of: index, cascade: cascade, in: situation(mode, device))[path]
    }
}

/// The findings that a marked theme must have: each `N️⃣` stands where the rule beside it must be reported.
func expectedPlaces(_ marked: MarkedText, _ rules: (Character, String)...) -> [String] {
    rules.map { marker, rule in
        marked[marker].map { "\($0.line):\($0.column) \(rule)" } ?? "no marker \(marker)"
    }
}
