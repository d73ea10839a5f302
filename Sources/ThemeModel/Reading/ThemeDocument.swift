package import ConfigSchema
package import SourceDiagnostics
import YAMLSyntax

/// What one theme file says, before inheritance.
package final class ThemeDocument: Sendable {
    /// The id that the file's place gives it: its path below `Themes` without the ending.
    package let id: String

    package let file: SourceFile

    /// The values that the file sets, as read.
    package let record: RecordValue?

    private let catalog: ConfigCatalog

    /// The values of components.
    package let layer: ConfigLayer

    /// What was found while reading this file alone.
    package let diagnostics: [Diagnostic]

    /// The texts that may name tokens and do not.
    package let unreadNames: [UnreadName]

    /// Whether parts of the file could not be read, or all of it is still to be written: nothing is missing then.
    package let isIncomplete: Bool

    /// Reads a file; `fixtureKeys` are those by which a fixture is known that lies among themes.
    package init(
        id: String, file: SourceFile, catalog: ConfigCatalog, format: PropertyGroup, fixtureKeys: Set<String> = []
    ) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        var reader = ConfigReader(catalog.vocabulary)
        let stray =
            OtherFolder.finding(document.root, of: file, in: .theme, fixtureKeys: fixtureKeys)
            ?? StraySection.find(in: document.root, of: format)
        record = stray == nil ? document.root.flatMap { reader.readRecord($0, as: format) } : nil
        if let stray { found.append(stray) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile("theme", file)) }
        found.removeAll { reader.isPieceOfSplit($0.range) }
        found += reader.diagnostics
        unreadNames = reader.unreadNames
        layer = ConfigLayer(title: "theme \(id)", components: record?["components"]?.record, catalog: catalog)
        self.id = id
        self.catalog = catalog
        self.file = file
        isIncomplete =
            document.isIncomplete || (record?.fields.count ?? 0) <= 1
            || record?.lost.contains(where: Self.referredKeys.contains) == true
        if let record { found += ThemeChecks.run(record, id: id, catalog: catalog) }
        diagnostics = found
    }

    /// The keys whose values other files and other sections rely on.
    private static let referredKeys = TokenCategory.allCases.map(\.rawValue) + ["extends", "modes", "components"]

    /// The document that the file would be after some edits; nil for one that could not be read.
    func applying(_ edits: [FixIt.Edit]) -> ThemeDocument? {
        record.map { record in
            ThemeDocument(
                id: id, file: SourceFile(path: file.path, bytes: file.bytesAfter(edits)), catalog: catalog,
                format: record.group)
        }
    }

    /// The name for people, by locale.
    package func title(locale: String) -> String {
        record?["title"].flatMap { LocalizedText($0, catalog.vocabulary).text(locale: locale) } ?? id
    }

    /// The theme that this one extends, and where it says so.
    package var extends: (id: String, range: SourceRange)? {
        record?["extends"].flatMap { value in value.stringValue.map { ($0, value.range) } }
    }

    /// The modes that the file lists.
    package var modes: [(name: String, range: SourceRange)] {
        (record?["modes"]?.items ?? []).compactMap { item in item.stringValue.map { ($0, item.range) } }
    }

    package func tokens(_ category: TokenCategory) -> [MapEntry] { record?[category.rawValue]?.mapEntries ?? [] }

    /// The texts that the file replaces, by key and locale.
    package var strings: [String: [String: String]] {
        let entries = record?["strings"]?.mapEntries ?? []
        return Dictionary(
            entries.map { ($0.key, LocalizedText($0.value, catalog.vocabulary).byLocale) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The folder that the theme's images and fonts are relative to.
    package var folder: String { file.folder }

    /// The file of an image.
    func imageFile(_ image: ImageSource) -> ImageFile { ImageFile(image.path, in: folder) }
}
