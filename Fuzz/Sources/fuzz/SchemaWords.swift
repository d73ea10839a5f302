import Foundation

@testable import ConfigSchema
@testable import ProjectCommands
@testable import RobustnessSupport
@testable import SourceDiagnostics

/// What a file may say, from the schema that editors get.
enum SchemaWords {
    /// The keys and the words among the values, sorted.
    static func of(_ group: PropertyGroup, _ vocabulary: ConfigVocabulary) -> [String] {
        let schema = JSONSchema.document(for: group, vocabulary: vocabulary, title: "", id: "")
        let value = try? JSONSerialization.jsonObject(with: Data(JSONText.encode(schema).utf8))
        var words = Set(SmallProject.rules.map(\.id))
        collect(value, into: &words)
        return words.sorted()
    }

    private static func collect(_ value: Any?, into words: inout Set<String>) {
        for member in value as? [Any] ?? [] { collect(member, into: &words) }
        guard let object = value as? [String: Any] else { return }
        for key in ["properties", "definitions"] {
            if let members = object[key] as? [String: Any] { words.formUnion(members.keys) }
        }
        words.formUnion(object["enum"] as? [String] ?? [])
        for member in object.values { collect(member, into: &words) }
    }
}
