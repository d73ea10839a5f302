import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct RulesCommandTests {
    @Test func explainsARuleWithItsExamples() async {
        let terminal = RecordingTerminal()
        #expect(
            await CommandLineTool.diorama.run(["rules", "theme.missing-image"], terminal: terminal.terminal) == .success
        )
        expectSnapshot(terminal.output, named: "rules-theme.missing-image.txt")
    }

    @Test func explainsEveryRuleInTheOrderOfTheirNames() async {
        let terminal = RecordingTerminal()
        #expect(await CommandLineTool.diorama.run(["rules"], terminal: terminal.terminal) == .success)
        let names = terminal.output.matches(of: #/(?m)^([a-z.-]+) \((?:error|warning)\)$/#).map { String($0.1) }
        #expect(names == BuiltInRules.all.map(\.id).sorted())
    }

    @Test func listsEveryRuleInOneLine() async {
        let terminal = RecordingTerminal()
        #expect(await CommandLineTool.diorama.run(["rules", "--short"], terminal: terminal.terminal) == .success)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == BuiltInRules.all.map(\.id).sorted())
        #expect(lines.allSatisfy { $0.hasSuffix(".") })
    }

    @Test func namesTheNearestRuleOfAnUnknownOne() async {
        let terminal = RecordingTerminal()
        #expect(
            await CommandLineTool.diorama.run(["rules", "config.unknown-keys"], terminal: terminal.terminal) == .usage)
        #expect(
            terminal.errorOutput.hasPrefix(
                "error: there is no rule 'config.unknown-keys'; did you mean 'config.unknown-key'?\n"))
    }
}
