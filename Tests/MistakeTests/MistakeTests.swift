import RobustnessSupport
import SourceDiagnostics
import Testing

/// Every mistake of the collection, made alone: one finding, at its place, with the words that matter and the way out.
@Suite struct MistakeTests {
    private static let collection = Result { try MistakeFile.all(in: "Mistakes") }
    private static let mistakes = (try? collection.get()) ?? []

    @Test func findsNothingInTheSoundProject() throws {
        #expect(try SoundProject.findings().map(\.told) == [])
    }

    @Test func readsTheCollection() throws {
        let mistakes = try Self.collection.get()
        #expect(mistakes.filter { $0.rule == nil }.map(\.testDescription) == [])
        let names = mistakes.map(\.name)
        #expect(names.filter { name in names.count { $0 == name } > 1 } == [])
    }

    @Test(arguments: mistakes)
    func isToldOnce(mistake: Mistake) throws {
        let (project, place) = try SoundProject.whole.get().making(mistake)
        let findings = try SoundProject.findings(in: project)
        let told = Comment(rawValue: findings.report)
        try #require(findings.count == 1, told)
        let finding = try #require(findings.first)
        #expect(finding.id == mistake.rule, told)
        #expect(finding.range.description == place, told)
        for words in mistake.words { #expect(finding.told.contains(words), told) }
        #expect(finding.fixes.map(\.isGuess) == mistake.fixes.map(\.isGuess), told)
        for (fix, wanted) in zip(finding.fixes, mistake.fixes) {
            let mended = project.applying(fix)
            let outcome = mended.files.values.map { String(decoding: $0, as: UTF8.self) }
            #expect(outcome.contains { $0.contains(wanted.text) }, "\(fix.title): \(fix.edits.map(\.text))")
            #expect(try SoundProject.findings(in: mended).report == "", "after '\(fix.title)'")
        }
    }
}

/// Spellings that are unusual and right: nothing is said.
@Suite struct ControlTests {
    private static let collection = Result { try MistakeFile.all(in: "Controls") }
    private static let controls = (try? collection.get()) ?? []

    @Test func readsTheCollection() throws {
        #expect(try Self.collection.get().filter { $0.rule != nil }.map(\.testDescription) == [])
    }

    @Test(arguments: controls)
    func isSilent(control: Mistake) throws {
        let project = try SoundProject.whole.get().making(control).project
        #expect(project.files != (try SoundProject.whole.get().files))
        #expect(try SoundProject.findings(in: project).report == "")
    }
}

extension [Diagnostic] {
    /// The findings as they are printed, for what a failed test says; empty when there are none.
    var report: String {
        let summary = ReportSummary(fileCount: 1, toolVersion: "0", rules: SmallProject.rules)
        return isEmpty ? "" : TextReporter(usesColor: false).report(self, summary: summary)
    }
}

extension Diagnostic {
    /// All that is said.
    var told: String { ([message, hint].compactMap { $0 } + notes.map(\.message)).joined(separator: "\n") }
}
