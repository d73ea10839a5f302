import ConfigSchema
import SourceDiagnostics
import Testing

@Suite struct AcceptedValueTests {
    @Test(arguments: AcceptedValue.all)
    func readsTheValueWithoutAFinding(_ accepted: AcceptedValue) {
        let reading = Reading(accepted.yaml)
        #expect(reading.findings == [])
        #expect(reading.record?.fields.map(\.value.value.line) == [accepted.value])
    }

    @Test func coversEveryKind() {
        let keys = Set(AcceptedValue.all.map { $0.yaml.prefix { $0 != ":" } })
        #expect(EveryKind.group.members.filter { !keys.contains($0.key[...]) }.map(\.key) == [])
    }
}
