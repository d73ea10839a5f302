package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let missingLocale = Rule(
        "config.missing-locale", .warning, "A text is missing in one of the product's languages.",
        explanation:
            "Texts by locale need English (`en`) and simplified Chinese (`zh-Hans`); without one, another is shown.",
        wrong: .scene("scene: example\ntitle: ↓{ en: Small class }\ntheme: base\n"),
        right: .scene("scene: example\ntitle: { en: Small class, zh-Hans: 小班课 }\ntheme: base\n"))
}

/// A text by locale is there in every locale of the product.
package enum LocalesComplete: ThemeFileCheck {
    package static let rules: [Rule] = [.missingLocale]

    static func check(_ record: RecordValue, id: String, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        for entry in record["strings"]?.mapEntries ?? [] {
            let builtIn = catalog.strings.locales(of: entry.key)
            diagnostics += check(entry.value, named: entry.key, filledIn: builtIn, catalog.vocabulary)
        }
        if let title = record["title"] { diagnostics += check(title, named: "title", catalog.vocabulary) }
    }

    /// The findings of every text that a value has somewhere inside, each named after its key.
    package static func check(
        all value: ConfigValue, named name: String, _ vocabulary: ConfigVocabulary,
        _ diagnostics: inout [Diagnostic]
    ) {
        switch value.value {
        case .byLocale: diagnostics += check(value, named: name, vocabulary)
        case .list(let items): for item in items { check(all: item, named: name, vocabulary, &diagnostics) }
        case .map(let entries):
            for entry in entries { check(all: entry.value, named: entry.key, vocabulary, &diagnostics) }
        case .record(let record): check(record, vocabulary, &diagnostics)
        default: break
        }
    }

    /// The same for the properties of a record, but for some.
    package static func check(
        _ record: RecordValue, except left: Set<String> = [], _ vocabulary: ConfigVocabulary,
        _ diagnostics: inout [Diagnostic]
    ) {
        // Few fields hold a text, and by index only those are copied.
        for index in record.fields.indices where record.fields[index].value.holdsValues {
            let field = record.fields[index]
            let key = record.group.members[field.member].key
            if !left.contains(key) { check(all: field.value, named: key, vocabulary, &diagnostics) }
        }
    }

    /// The findings of one text; in some locales another text is there already.
    package static func check(
        _ value: ConfigValue, named name: String, filledIn: Set<String> = [], _ vocabulary: ConfigVocabulary
    ) -> [Diagnostic] {
        guard case .byLocale(let entries) = value.value else { return [] }
        let missing = vocabulary.locales.filter { locale in
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
