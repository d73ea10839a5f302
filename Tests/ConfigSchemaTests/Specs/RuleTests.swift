import ConfigSchema
import SourceDiagnostics
import Testing

@Suite struct RuleTests {
    @Test func namesEachRuleOnceAndByItsArea() {
        #expect(Set(ConfigReader.rules.map(\.id)).count == ConfigReader.rules.count)
        #expect(ConfigReader.rules.allSatisfy { $0.id.hasPrefix("config.") })
    }

    @Test func marksEveryWrongExampleAndNoRightOne() {
        #expect(ConfigReader.rules.filter { $0.wrong.position == nil }.map(\.id) == [])
        #expect(ConfigReader.rules.filter { $0.right.position != nil }.map(\.id) == [])
    }

    @Test func showsEveryRuleOfTheReaderAmongTheRefusedValues() {
        let emitted = Set(RefusedValue.all.map { String($0.finding.prefix { $0 != ":" }) })
        let missing = ConfigReader.rules.map(\.id).filter { !emitted.contains($0) }
        #expect(missing == [])
    }
}
