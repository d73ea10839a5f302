import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct RuleExamplesTests {
    @Test(arguments: BuiltInRules.checked.map(\.id))
    func findsInTheWrongExampleOnlyTheFaultAtTheMark(id: String) throws {
        let rule = try rule(id)
        let position = try #require(rule.wrong.position)
        let findings = try rule.wrongProject.findings()
        #expect(
            findings.map(\.summary) == ["\(id) at \(rule.wrong.path):\(position.line):\(position.column)"],
            "\(findings.map(\.message))")
    }

    @Test(arguments: BuiltInRules.checked.map(\.id))
    func findsNothingInTheRightExample(id: String) throws {
        let findings = try RuleProject(rule(id).right).findings()
        #expect(findings.map(\.summary) == [], "\(findings.map(\.message))")
    }

    @Test(arguments: BuiltInRules.checked.map(\.id))
    func leavesNothingToFindAfterAnyFix(id: String) throws {
        let project = try rule(id).wrongProject
        for fix in try project.findings().flatMap(\.fixes) {
            let findings = try project.applying(fix).findings()
            #expect(findings.map(\.summary) == [], "\(fix.title): \(findings.map(\.message))")
        }
    }

    @Test(arguments: BuiltInRules.all.map(\.id))
    func isExplainedInSentences(id: String) throws {
        let rule = try rule(id)
        #expect(rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."))
        #expect(!rule.summary.contains("\n") && !rule.explanation.contains("\n"))
    }

    @Test func givesEveryRuleAnIdentifierOfItsOwn() {
        let ids = BuiltInRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.count >= 60)
    }

    private func rule(_ id: String) throws -> Rule {
        try #require(BuiltInRules.all.first { $0.id == id })
    }
}
