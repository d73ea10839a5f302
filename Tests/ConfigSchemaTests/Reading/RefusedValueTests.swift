import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct RefusedValueTests {
    @Test(arguments: RefusedValue.all)
    func reportsTheValueWhereItStands(_ refused: RefusedValue) {
        let reading = Reading(refused.marked.text)
        #expect(reading.diagnostics.map(\.sentence) == [refused.finding])
        #expect(reading.diagnostics.map(\.range.start) == [refused.marked.start])
        #expect(reading.diagnostics.map(\.range.end) == [refused.marked.end])
    }

    @Test(arguments: RefusedValue.all)
    func readsTheNextValueAfterABadOne(_ refused: RefusedValue) {
        guard !refused.marked.text.hasPrefix("image:") else { return }
        let reading = Reading(refused.marked.text + "\nimage: after\n")
        #expect(reading.record?["image"]?.value.line == "image after")
    }
}

extension Diagnostic {
    /// Rule, message and hint.
    fileprivate var sentence: String { "\(id): \(message)" + (hint.map { " (\($0))" } ?? "") }
}
