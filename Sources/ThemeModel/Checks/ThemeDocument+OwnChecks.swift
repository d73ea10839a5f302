package import ConfigSchema
package import SourceDiagnostics

extension ThemeDocument {
    /// What can be told from the file alone.
    static func ownChecks(_ record: RecordValue, id: String, file: SourceFile, catalog: ConfigCatalog) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let name = record["theme"], let text = name.stringValue, !isExpected(text, of: id) {
            diagnostics.append(
                Diagnostic(
                    .themeName, at: name.range, "the theme is called '\(text)', but its file is '\(id).yaml'",
                    fixes: [FixIt("Write '\(id)'", replace: name.range, with: id)]))
        }
        // An empty theme is usually one whose content was commented out or indented wrongly (field note A6).
        if record.fields.count == 1, record.lost.isEmpty, let name = record["theme"] {
            diagnostics.append(
                Diagnostic(
                    .emptyTheme, at: name.range, "the theme '\(id)' says nothing but its name",
                    hint: "add 'extends' or some tokens"))
        }
        for entry in record["strings"]?.mapEntries ?? [] {
            if !catalog.strings.contains(entry.key) {
                let match = diagnostics.canSuggest ? NearestName.match(entry.key, in: catalog.strings.keys) : nil
                diagnostics.append(
                    Diagnostic(
                        .unknownText, at: entry.keyRange, "the product has no text '\(entry.key)'",
                        hint: match.map { "did you mean '\($0)'?" },
                        fixes: match.map { [FixIt("Write '\($0)'", replace: entry.keyRange, with: $0)] } ?? []))
            }
            let builtIn = catalog.strings.locales(of: entry.key)
            diagnostics += LocalesComplete.check(entry.value, named: entry.key, filledIn: builtIn)
        }
        if let title = record["title"] { diagnostics += LocalesComplete.check(title, named: "title") }
        return diagnostics
    }
}

/// A text by locale is there in every locale of the product.
package enum LocalesComplete {
    /// The findings of one text; in some locales another text is there already.
    package static func check(
        _ value: ConfigValue, named name: String, filledIn: Set<String> = []
    ) -> [Diagnostic] {
        guard case .byLocale(let entries) = value.value else { return [] }
        let missing = StringTable.locales.filter { locale in
            !filledIn.contains(locale) && !entries.contains { $0.key == locale }
        }
        guard !missing.isEmpty else { return [] }
        let start = SourceRange(file: value.range.file, start: value.range.start, end: value.range.start)
        return [
            Diagnostic(
                .missingLocale, at: start, "'\(name)' has no text for \(missing.map { "'\($0)'" }.joinedAsList())",
                hint: "another language is shown")
        ]
    }
}
