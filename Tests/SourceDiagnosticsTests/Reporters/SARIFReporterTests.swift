import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct SARIFReporterTests {
    private func report(_ diagnostics: [Diagnostic]) -> String {
        SARIFReporter().report(diagnostics, summary: .sample)
    }

    @Test func writesARunWithRuleResultAndFix() {
        let finding = Diagnostic.sample(
            "名: «x»\n", path: "Themes/my theme.yaml", message: "it is wrong", hint: "write 'y'",
            notes: [.init("because of this", at: SourceRange("«a»: 1", path: "b.yaml")), .init("no place")],
            fixes: [FixIt("Write 'y'", replace: SourceRange("名: «x»\n", path: "Themes/my theme.yaml"), with: "y")])
        expectSnapshot(report([finding]), named: "one-finding.sarif")
    }

    @Test func putsErrorsFirstAndListsOnlyRulesThatFound() throws {
        let text = report([.sample("«a»: 1", rule: .sampleWarning), .sample("a: «1»")])
        let errors = try #require(text.range(of: "\"level\" : \"error\",\n          \"locations\""))
        let warnings = try #require(text.range(of: "\"level\" : \"warning\",\n          \"locations\""))
        #expect(errors.lowerBound < warnings.lowerBound)
        #expect(!report([.sample("«a»: 1")]).contains("sample.warning"))
    }

    @Test(arguments: [
        ("Themes/a.yaml", "Themes/a.yaml"), ("a b.yaml", "a%20b.yaml"), ("名.yaml", "%E5%90%8D.yaml"),
        ("a:b?c#d%.yaml", "a%3Ab%3Fc%23d%25.yaml"),
    ])
    func escapesPathsAsAddresses(_ path: String, _ uri: String) {
        #expect(report([.sample("«a»: 1", path: path)]).contains("\"uri\" : \"\(uri)\""))
    }

    @Test func keepsAFingerprintWhenLinesAboveMove() throws {
        let pattern = /"primaryLocationLineHash" : "([^"]*)"/
        let first = try #require(report([.sample("a: «1»\n")]).firstMatch(of: pattern)?.1)
        let moved = try #require(report([.sample("# new\n\n  a: «1»\n")]).firstMatch(of: pattern)?.1)
        let other = try #require(report([.sample("a: «2»\n")]).firstMatch(of: pattern)?.1)
        #expect(first == moved)
        #expect(first != other)
    }
}
