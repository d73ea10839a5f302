import SourceDiagnostics
import Testing

@Suite struct FindingLimitTests {
    @Test func keepsFilesBelowTheLimitAsTheyAre() {
        let findings = Self.findings(in: "a", count: FindingLimit.perFile - 1, .sampleError)
        #expect(findings.cutPerFile() == findings)
    }

    @Test func cutsAFileAtTheLimitAndSaysSoAtTheEnd() throws {
        let crowded = Self.findings(in: "b", count: FindingLimit.perFile + 10, .sampleError)
        let other = Self.findings(in: "c", count: 3, .sampleError)
        let cut = (crowded + other).cutPerFile()
        #expect(cut.count == FindingLimit.perFile + 3)
        #expect(cut.suffix(3) == other[...])
        let last = try #require(cut.dropLast(3).last)
        #expect(last.notes.map(\.message) == ["findings beyond 500 in one file are left out"])
        #expect(cut.dropLast(4).allSatisfy { $0.notes.isEmpty })
    }

    @Test func leavesOutWarningsBeforeErrors() {
        let warnings = Self.findings(in: "a", count: FindingLimit.perFile, .sampleWarning)
        let errors = Self.findings(in: "a", count: 2, .sampleError, from: 5000)
        let cut = (warnings + errors).cutPerFile()
        #expect(cut.count == FindingLimit.perFile)
        #expect(cut.suffix(2).map(\.severity) == [.error, .error])
        #expect(cut == cut.sorted(by: Diagnostic.inFileOrder))
    }

    private static func findings(in path: String, count: Int, _ rule: Rule, from line: Int = 1) -> [Diagnostic] {
        let file = SourceFile(path: path, text: "")
        return (line..<line + count).map { line in
            let place = SourcePosition(line: line, column: 1)
            return Diagnostic(rule, at: SourceRange(file: file, start: place, end: place), "found")
        }
    }
}
