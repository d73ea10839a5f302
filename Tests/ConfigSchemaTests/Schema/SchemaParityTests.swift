import ConfigSchema
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

/// Compares the schema's verdict with the reader's, by the validator that editors' users run in their checks.
@Suite(.enabled(if: CheckJSONSchema.isInstalled, "`make setup` installs check-jsonschema"))
struct SchemaParityTests {
    private static let schema = CheckJSONSchema(
        JSONText.encode(
            JSONSchema.document(
                for: EveryKind.group, vocabulary: .phoneAndPad, title: "Every kind", id: "https://example.com/every")))

    @Test func acceptsWhatTheReaderAccepts() throws {
        let texts = AcceptedValue.all.map(\.yaml)
        #expect(try Self.schema.refused(texts) == [])
    }

    @Test func refusesWhatIsBrokenInItsShape() throws {
        let texts = RefusedValue.all.filter(\.isStructural).map(\.marked.text)
        let refused = Set(try Self.schema.refused(texts))
        #expect(texts.filter { !refused.contains($0) } == [])
    }

    @Test func isAValidSchemaItself() throws {
        #expect(try Self.schema.isValidSchema())
    }
}
