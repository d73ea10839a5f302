package import ConfigSchema
package import SourceDiagnostics
import YAMLSyntax

/// What one theme file says, before inheritance.
package final class ThemeDocument: Sendable {
    /// The id that the file's place gives it: its path below `Themes` without the ending.
    package let id: String

    /// The text.
    package let file: SourceFile

    /// The values that the file sets, as read.
    package let record: RecordValue?

    /// The values of components.
    package let layer: ConfigLayer

    /// What was found while reading this file alone.
    package let diagnostics: [Diagnostic]

    /// Whether parts of the file could not be read, or all of it is still to be written, so that what is missing means
    /// nothing.
    package let isIncomplete: Bool

    package init(id: String, file: SourceFile, catalog: ConfigCatalog, format: PropertyGroup) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        var reader = ConfigReader()
        record = document.root.flatMap { reader.readRecord($0, as: format) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile("theme", file)) }
        found += reader.diagnostics
        layer = ConfigLayer(title: "theme \(id)", components: record?["components"]?.record, catalog: catalog)
        self.id = id
        self.file = file
        isIncomplete =
            document.isIncomplete || (record?.fields.count ?? 0) <= 1
            || record?.lost.contains(where: Self.joints.contains) == true
        if let record { found += Self.ownChecks(record, id: id, file: file, catalog: catalog) }
        diagnostics = found
    }

    /// The sections that others refer to, and the key that leads to them.
    private static let joints = TokenCategory.allCases.map(\.rawValue) + ["extends", "modes", "components"]

    /// The name for people, by locale.
    package func title(locale: String) -> String {
        record?["title"].flatMap { LocalizedText($0).text(locale: locale) } ?? id
    }

    /// The theme that this one extends, and where it says so.
    package var extends: (id: String, range: SourceRange)? {
        record?["extends"].flatMap { value in value.stringValue.map { ($0, value.range) } }
    }

    /// The modes that the file lists.
    package var modes: [(name: String, range: SourceRange)] {
        (record?["modes"]?.items ?? []).compactMap { item in item.stringValue.map { ($0, item.range) } }
    }

    /// The tokens of a category.
    package func tokens(_ category: TokenCategory) -> [MapEntry] { record?[category.rawValue]?.mapEntries ?? [] }

    /// The texts that the file replaces, by key and locale.
    package var strings: [String: [String: String]] {
        let entries = record?["strings"]?.mapEntries ?? []
        return Dictionary(
            entries.map { ($0.key, LocalizedText($0.value).byLocale) }, uniquingKeysWith: { first, _ in first })
    }

    /// The folder that the theme's images are relative to.
    package var folder: String {
        file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "."
    }
}

/// A text by locale.
package struct LocalizedText: Sendable {
    /// The texts; a literal one stands under every locale.
    package let byLocale: [String: String]

    /// Takes a value of kind text.
    package init(_ value: ConfigValue) {
        if case .byLocale(let entries) = value.value {
            byLocale = Dictionary(
                entries.compactMap { entry in entry.value.stringValue.map { (entry.key, $0) } },
                uniquingKeysWith: { first, _ in first })
        } else {
            let text = value.stringValue ?? ""
            byLocale = Dictionary(uniqueKeysWithValues: StringTable.locales.map { ($0, text) })
        }
    }

    /// The text in a locale, else in the product's first, else any.
    package func text(locale: String) -> String? {
        byLocale[locale] ?? byLocale[StringTable.locales[0]] ?? byLocale.sorted { $0.key < $1.key }.first?.value
    }
}

/// The name that a file must give itself: its id, or the file's stem when the id is a path.
package func expectedName(_ id: String) -> String {
    isPath(id) ? id.split(separator: "/").last.map(String.init) ?? id : id
}

/// Whether a file may give itself a name: its id, or the end of its path, of which nobody can tell where ids start.
package func isExpected(_ name: String, of id: String) -> Bool {
    name == expectedName(id) || isPath(id) && !name.isEmpty && id.hasSuffix("/" + name)
}

private func isPath(_ id: String) -> Bool { id.hasPrefix("/") || id.hasPrefix("./") }
