import ConfigSchema
import SourceDiagnostics
import YAMLSyntax

/// The result of reading a text as a group.
struct Reading {
    let record: RecordValue?
    let diagnostics: [Diagnostic]

    init(_ text: String, as group: PropertyGroup = EveryKind.group) {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "test.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(.phoneAndPad)
        record = document.root.flatMap { reader.readRecord($0, as: group) }
        diagnostics = found + reader.diagnostics
    }

    /// Every finding as `line:column-column rule: message (hint)`.
    var findings: [String] { diagnostics.map(\.line) }
}

extension Diagnostic {
    /// The finding in one line, without its notes.
    var line: String {
        let end = range.start.line == range.end.line ? "\(range.end.column)" : "\(range.end.line):\(range.end.column)"
        return "\(range.start.line):\(range.start.column)-\(end) \(id): \(message)" + (hint.map { " (\($0))" } ?? "")
    }
}

extension ConfigVocabulary {
    /// Two device classes and two locales.
    static let phoneAndPad = ConfigVocabulary(deviceClasses: ["phone", "pad"], locales: ["en", "zh-Hans"])
}
