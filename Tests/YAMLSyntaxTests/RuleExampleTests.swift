import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct RuleExampleTests {
    private func parse(_ example: RuleExample) -> ParsedText { ParsedText(bytes: example.bytes) }

    @Test(arguments: YAMLChecks.rules)
    func reportsTheWrongExampleAtItsMark(_ rule: Rule) {
        let found = parse(rule.wrong).diagnostics
        #expect(found.map(\.id) == [rule.id])
        #expect(found.map(\.range.start) == [rule.wrong.position])
        #expect(found.map(\.severity) == [rule.severity])
    }

    @Test(arguments: YAMLChecks.rules)
    func findsNothingInTheRightExample(_ rule: Rule) {
        #expect(parse(rule.right).diagnostics == [])
    }

    @Test(arguments: YAMLChecks.rules)
    func mendsTheWrongExampleWithEachFix(_ rule: Rule) {
        for diagnostic in parse(rule.wrong).diagnostics {
            for fix in diagnostic.fixes {
                let mended = diagnostic.range.file.applying(fix.edits)
                #expect(ParsedText(mended).diagnostics == [], "after '\(fix.title)': \(mended)")
            }
        }
    }

    @Test(arguments: [
        "yaml.tab", "yaml.colon-in-text", "yaml.reserved-character", "yaml.control-character", "yaml.tag",
        "yaml.unquoted-color",
    ])
    func offersAFix(_ id: String) throws {
        let rule = try #require(YAMLChecks.rules.first { $0.id == id })
        #expect(parse(rule.wrong).diagnostics.first?.fixes.isEmpty == false)
    }

    @Test func namesEachRuleOnce() {
        #expect(Set(YAMLChecks.rules.map(\.id)).count == YAMLChecks.rules.count)
    }
}
