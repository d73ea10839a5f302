import SourceDiagnostics
import TestSupport
import Testing

@Suite struct GitHubReporterTests {
    private func report(_ diagnostics: [Diagnostic]) -> String {
        GitHubReporter().report(diagnostics, summary: .sample)
    }

    @Test func writesACommandForEachFindingErrorsFirst() {
        let findings: [Diagnostic] = [
            .sample("«a»: 1", rule: .sampleWarning, message: "odd"),
            .sample("a: «bc»", message: "wrong", hint: "write 'd'"),
            .sample("a: «b\nc»", message: "long"),
        ]
        expectNoDifference(
            report(findings),
            """
            ::error file=Themes/a.yaml,line=1,endLine=1,col=4,endColumn=6,title=sample.error::wrong: write 'd'
            ::error file=Themes/a.yaml,line=1,endLine=2,title=sample.error::long
            ::warning file=Themes/a.yaml,line=1,endLine=1,col=1,endColumn=2,title=sample.warning::odd
            2 files checked: 2 errors, 1 warning

            """)
    }

    @Test(arguments: [
        ("a\n::error::b", "a%0A::error::b"), ("a\r\n::add-mask::b", "a%0D%0A::add-mask::b"), ("100%", "100%25"),
        ("%0A::stop-commands::x", "%250A::stop-commands::x"), ("a: b, c", "a: b, c"),
        ("a\u{1B}[2J\u{9B}b", "a [2J b"),
    ])
    func keepsTextFromBecomingACommand(_ message: String, _ escaped: String) {
        let lines = report([.sample("«a»: 1", message: message)]).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix("title=sample.error::" + escaped))
    }

    @Test(arguments: [
        ("a,line=9.yaml", "a%2Cline=9.yaml"), ("a::b.yaml", "a%3A%3Ab.yaml"), ("a\nb.yaml", "a%0Ab.yaml"),
        ("a,\u{301}b:\u{301}c", "a%2C\u{301}b%3A\u{301}c"), ("100%.yaml", "100%25.yaml"),
    ])
    func keepsAPathFromBecomingAProperty(_ path: String, _ escaped: String) {
        let text = report([.sample("«a»: 1", path: path)])
        #expect(text.unicodeScalars.starts(with: "::error file=\(escaped),line=1,".unicodeScalars))
    }

    @Test func saysHowManyGitHubWillNotShow() {
        let findings = [Diagnostic](repeating: .sample("«a»: 1"), count: 13)
        #expect(
            report(findings).hasSuffix(
                "2 files checked: 13 errors, 0 warnings; GitHub shows 10 of each kind, 3 more are above\n"))
    }

    @Test func writesATableForTheStepSummary() {
        let findings: [Diagnostic] = [
            .sample("«a»: 1", message: "'a' | <b> is `c`", hint: "write *d*"),
            .sample("«a»: 1", path: "x|y.yaml", rule: .sampleWarning, message: "a\n| b |\u{301}"),
        ]
        expectNoDifference(
            GitHubReporter().stepSummary(findings, summary: .sample),
            """
            ### diorama: 2 files checked: 1 error, 1 warning

            | Place | Severity | Finding | Rule |
            |---|---|---|---|
            | Themes/a.yaml:1:1 | error | 'a' \\| \\<b\\> is \\`c\\`: write \\*d\\* | sample.error |
            | x\\|y.yaml:1:1 | warning | a \\| b \\|\u{301} | sample.warning |

            """)
    }

    @Test func staysBelowTheLimitOfTheStepSummary() {
        let finding = Diagnostic.sample("«a»: 1", message: String(repeating: "陈", count: 1_000))
        let text = GitHubReporter().stepSummary([Diagnostic](repeating: finding, count: 1_000), summary: .sample)
        #expect(text.utf8.count < 1 << 20)
        #expect(text.hasSuffix(" more\n"))
    }
}
