import ConfigSchema
import SourceDiagnostics
import ThemeModel
import YAMLSyntax

extension Rule {
    static let languageTexts = Rule(
        "project.texts", .warning, "A language of the project lacks texts of the product.",
        explanation: """
            The texts that components show come in the languages of the product. For any other language, \
            `Texts/LANGUAGE.yaml` has a line for each text, and `new texts LANGUAGE` writes that file with every key. Where a \
            text is missing, the product's first language is shown.
            """,
        // The titles of the examples' theme lack the language as well, which is another rule.
        wrong: .project("locales: [↓ja]\nrules: { config.missing-locale: off }\n"),
        right: .project("locales: [zh-Hans]\nrules: { config.missing-locale: off }\n"))
}

/// The product's texts in the languages that a project adds: a file for each, below `Texts`.
struct ProjectTexts {
    /// The texts, by key and locale.
    private(set) var byKey: [String: [String: String]] = [:]

    /// What was found in the files, and which are missing.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the file of each language that the product does not have.
    ///
    /// - Parameters:
    ///   - document: What the project file says.
    ///   - strings: The product's texts.
    ///   - read: Reads a file; nil when there is none, or it cannot be read.
    init(_ document: ProjectDocument, _ strings: StringTable, read: (String) -> SourceFile?) {
        if document.localePlaces.isEmpty || strings.keys.isEmpty { return }
        for locale in document.localePlaces where !strings.locales.contains(locale.name) {
            let path = ProjectLayout.standard.path(ofTexts: locale.name)
            if let file = read(path) {
                add(file, locale.name, strings)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .languageTexts, at: locale.range,
                        "there is no '\(path)': all \(strings.keys.count) texts of the product are shown in"
                            + " '\(strings.locales.first ?? "")'",
                        hint: "'diorama new texts \(locale.name)' writes it, with a line for each"))
            }
        }
    }

    private mutating func add(_ file: SourceFile, _ locale: String, _ strings: StringTable) {
        let document = YAMLParser.parse(file, diagnostics: &diagnostics)
        var reader = ConfigReader(.minimal)
        let value = document.root.flatMap {
            reader.read($0, as: .map(of: .string, keys: .any("text")), named: "texts")
        }
        diagnostics += reader.diagnostics
        // What could not be read says nothing about what is missing.
        let isWhole = !document.isIncomplete && !reader.diagnostics.containsError
        for entry in value?.mapEntries ?? [] {
            guard strings.contains(entry.key) else {
                diagnostics.append(
                    .unknownText(
                        entry.key, at: entry.keyRange,
                        suggesting: Suggestion(nearestTo: entry.key, in: strings.keys)))
                continue
            }
            byKey[entry.key, default: [:]][locale] = entry.value.stringValue
            diagnostics += TextPlaceholders.findings(of: entry.key, entry.value, strings)
        }
        let missing = strings.keys.filter { byKey[$0]?[locale] == nil }
        guard isWhole, !missing.isEmpty else { return }
        let named = missing.prefix(3).map { "'\($0)'" } + (missing.count > 3 ? ["\(missing.count - 3) more"] : [])
        let start = SourcePosition(line: 1, column: 1)
        diagnostics.append(
            Diagnostic(
                .languageTexts, at: SourceRange(file: file, start: start, end: start),
                "'\(locale)' has no text for \(named.joinedAsList())",
                hint: "'\(strings.locales.first ?? "")' is shown there",
                notes: missing.count > 3 ? [.init("the first are \(missing.prefix(20).joined(separator: ", "))")] : []))
    }
}

/// The texts of a language are all there: the rule of ``ProjectTexts``.
enum LanguageTexts: Check {
    static let rules: [Rule] = [.languageTexts]

    /// The findings about files of languages that the project does not have.
    ///
    /// - Parameters:
    ///   - names: What lies in the folder of texts.
    ///   - document: What the project file says.
    ///   - vocabulary: The languages that there are.
    ///   - read: Reads a file; nil when it cannot be read.
    /// - Returns: A finding for each such file.
    static func unused(
        among names: [String], _ document: ProjectDocument, _ vocabulary: ConfigVocabulary,
        read: (String) -> SourceFile?
    ) -> [Diagnostic] {
        let layout = ProjectLayout.standard
        guard !document.diagnostics.containsError else { return [] }
        return names.sorted().filter { $0.hasSuffix(layout.ending) }.compactMap { name in
            let locale = String(name.dropLast(layout.ending.count))
            guard !vocabulary.locales.contains(locale) else { return nil }
            let path = layout.path(ofTexts: locale)
            let hint =
                ProjectDocument.isLanguage(locale)
                ? "'locales: [\(locale)]' in \(layout.projectFile) adds it" : "it is no language tag, such as 'fr'"
            return Diagnostic(
                .languageTexts, at: .startOf(read(path) ?? SourceFile(path: path, bytes: [])),
                "nothing shows '\(path)': the project has no language '\(locale)'", hint: hint)
        }
    }
}
