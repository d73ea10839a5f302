import ConfigSchema
import SourceDiagnostics
import Testing
import YAMLSyntax

/// A text read as a group of properties, where reading it finds nothing.
struct Reading {
    let record: RecordValue
    let diagnostics: [Diagnostic]

    init(_ text: String, _ members: [PropertySpec]) throws {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "test.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(ConfigVocabulary(deviceClasses: ["phone", "pad"], locales: ["en", "zh-Hans"]))
        let root = try #require(document.root)
        let read = reader.readRecord(root, as: PropertyGroup("a file", members))
        record = try #require(read)
        diagnostics = found + reader.diagnostics
    }

    subscript(_ key: String) -> ConfigValue {
        get throws { try #require(record[key]) }
    }
}
