import ConfigSchema
import SourceDiagnostics
import Testing

@Suite struct RuleTests {
    @Test func namesEachRuleOnceAndByItsArea() {
        #expect(Set(Rule.configRules.map(\.id)).count == Rule.configRules.count)
        #expect(Rule.configRules.allSatisfy { $0.id.hasPrefix("config.") })
    }

    @Test func marksEveryWrongExampleAndNoRightOne() {
        #expect(Rule.configRules.filter { $0.wrong.position == nil }.map(\.id) == [])
        #expect(Rule.configRules.filter { $0.right.position != nil }.map(\.id) == [])
    }

    @Test func showsEveryRuleOfTheReaderAmongTheRefusedValues() {
        // The rest is emitted by the modules that know languages and files.
        let emitted = Set(RefusedValue.all.map { String($0.finding.prefix { $0 != ":" }) })
        let missing = Rule.configRules.map(\.id).filter { !emitted.contains($0) }
        #expect(missing.filter { $0 != "config.missing-locale" } == [])
    }
}
