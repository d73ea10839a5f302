import ConfigSchema
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

/// Compares the schema's verdict with the reader's, by the validator that editors' users run in their checks.
@Suite(.enabled(if: CheckJSONSchema.isInstalled, "`make setup` installs check-jsonschema"))
struct SchemaParityTests {
    @Test func acceptsWhatTheReaderAccepts() throws {
        let texts = AcceptedValue.all.map(\.yaml)
        #expect(try CheckJSONSchema().refused(texts) == [])
    }

    @Test func refusesWhatIsBrokenInItsShape() throws {
        let texts = RefusedValue.all.filter(\.isStructural).map(\.marked.text)
        let refused = Set(try CheckJSONSchema().refused(texts))
        #expect(texts.filter { !refused.contains($0) } == [])
    }

    @Test func isAValidSchemaItself() throws {
        #expect(try CheckJSONSchema().isValidSchema())
    }
}
