public import ConfigSchema
public import SourceDiagnostics
import ThemeModel
import YAMLSyntax

/// What one file of a kind's own says.
public final class KindDocument: Sendable {
    /// What it is.
    public let kind: FileFormat

    /// The id that its place gives it.
    public let id: String

    /// What it says; nil when it cannot be read at all.
    public let record: RecordValue?

    package let file: SourceFile

    /// The languages that it has besides the project's, for which every text of it has words.
    package let furtherLocales: [String]

    /// The device classes and locales that it was read with, its own languages among them.
    package let vocabulary: ConfigVocabulary

    /// What was found while reading this file alone.
    let diagnostics: [Diagnostic]

    /// Whether all of it could be read.
    package var isWhole: Bool { record != nil && !isIncomplete && !diagnostics.containsError }

    /// The texts that may name tokens and do not.
    let unreadNames: [UnreadName]

    /// Whether syntax errors hide parts of the file.
    package let isIncomplete: Bool

    /// What somebody makes of the file alone; a saved file is another document.
    package let made = MadeOnce()

    init(_ kind: FileFormat, id: String, file: SourceFile, format: PropertyGroup, _ project: ConfigVocabulary) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &found)
        // Before anything else is read: texts have keys of these languages.
        let listed = (document.root?["locales"]?.items ?? []).map(\.text).filter { LocaleName.isUsable($0) }
        furtherLocales = listed.filter { !project.locales.contains($0) }
        let vocabulary = project.adding(locales: furtherLocales)
        var reader = ConfigReader(vocabulary)
        let stray = StraySection.find(in: document.root, of: format)
        record = stray == nil ? document.root.flatMap { reader.readRecord($0, as: format) } : nil
        if let stray { found.append(stray) }
        if document.root == nil, !document.isIncomplete { found.append(.emptyFile(kind.name, file)) }
        found.removeAll { reader.isPieceOfSplit($0.range) }
        found += reader.diagnostics
        if let record {
            LocaleName.check(record["locales"]?.items ?? [], &found)
            LocalesComplete.check(record, vocabulary, &found)
        }
        self.kind = kind
        self.id = id
        self.file = file
        self.vocabulary = vocabulary
        unreadNames = reader.unreadNames
        isIncomplete = document.isIncomplete
        diagnostics = found
    }

    /// The file's path below the project's root.
    public var path: String { file.path }

    /// A text of the file in a language; nil for a value that is no text.
    public func text(of value: ConfigValue, locale: String) -> String? {
        LocalizedText(value, vocabulary).text(locale: locale)
    }

    /// The finding about a file that calls itself otherwise than its place does; nil when the two agree.
    public func otherName(_ rule: Rule) -> Diagnostic? {
        guard let name = record?[kind.name], let text = name.stringValue, text != id else { return nil }
        return Diagnostic(
            rule, at: name.range, "the \(kind.name) is called '\(text)', but its file is '\(path)'",
            fixes: [Suggestion(id).fix(replacing: name.range)])
    }
}
