import SourceDiagnostics
import TestSupport
import Testing

@Suite struct TextReporterTests {
    private func report(_ diagnostics: Diagnostic..., usesColor: Bool = false) -> String {
        TextReporter(usesColor: usesColor).report(diagnostics, summary: .sample)
    }

    @Test func showsTheLineBeforeACaretAndTheHint() {
        let finding = Diagnostic.sample(
            "components:\n  stateBar:\n    visible: true\n    «backgroundColour»: \"#FFFFFF\"\n",
            message: "unknown property 'backgroundColour'", hint: "did you mean 'backgroundColor'?")
        expectNoDifference(
            report(finding),
            """
            Themes/a.yaml:4:5: error: unknown property 'backgroundColour' [sample.error]
                3 |     visible: true
                4 |     backgroundColour: "#FFFFFF"
                  |     ^~~~~~~~~~~~~~~~ did you mean 'backgroundColor'?
            2 files checked: 1 error, 0 warnings

            """)
    }

    @Test func showsNotesWithTheirPlaces() {
        let finding = Diagnostic.sample(
            "a: 1\n«a»: 2\n", rule: .sampleWarning, message: "'a' stands twice",
            notes: [.init("the first is here", at: SourceRange("«a»: 1\na: 2\n")), .init("delete one")])
        expectNoDifference(
            report(finding),
            """
            Themes/a.yaml:2:1: warning: 'a' stands twice [sample.warning]
                1 | a: 1
                2 | a: 2
                  | ^
            Themes/a.yaml:1:1: note: the first is here
            note: delete one
            2 files checked: 0 errors, 1 warning

            """)
    }

    @Test(arguments: [
        ("\t\ta: «bc»", "        a: bc", "           ^~"),
        ("  \ta: «bc»", "    a: bc", "       ^~"),
        ("陈小明: «x»", "陈小明: x", "        ^"),
        ("a: «陈小»明", "a: 陈小明", "   ^~~~"),
        ("🎓: «x»", "🎓: x", "    ^"),
        ("e\u{301}: «x»", "e\u{301}: x", "   ^"),
        ("ＡＢ: «x»", "ＡＢ: x", "      ^"),
        ("한국: «x»", "한국: x", "      ^"),
        ("a: «»", "a: ", "   ^"),
        ("a: «b\nc»", "a: b", "   ^"),
        ("a: «bcd\ne»", "a: bcd", "   ^~~"),
        ("a\u{1B}[31m: «x»", "a\u{FFFD}[31m: x", "        ^"),
        ("a\u{202E}b: «x»", "a\u{FFFD}b: x", "    ^"),
        ("a\u{2028}b: «x»", "a\u{FFFD}b: x", "     ^"),
    ])
    func putsTheCaretUnderTheCharacter(_ marked: String, _ line: String, _ caret: String) {
        let lines = report(.sample(marked)).split(separator: "\n")
        #expect(lines[1] == "    1 | \(line)")
        #expect(lines[2] == "      | \(caret)")
    }

    @Test func cutsALongLineAroundTheFinding() throws {
        let long = String(repeating: "x", count: 1_000)
        let lines = report(.sample("\(long)«yz»\(long)")).split(separator: "\n")
        #expect(lines[1].count < 200)
        let text = Array(lines[1])
        let caret = try #require(lines[2].firstIndex(of: "^"))
        #expect(text[lines[2].distance(from: lines[2].startIndex, to: caret)] == "y")
        #expect(lines[1].contains("…x"))
        #expect(lines[1].hasSuffix("x…"))
    }

    @Test func cutsALongLineAtItsStart() {
        let long = String(repeating: "x", count: 1_000)
        let lines = report(.sample("«a»: \(long)")).split(separator: "\n")
        #expect(lines[1].hasPrefix("    1 | a: xxx"))
        #expect(lines[1].hasSuffix("x…"))
    }

    @Test func growsTheGutterWithTheNumber() {
        let finding = Diagnostic.sample(String(repeating: "\n", count: 12_344) + "«a»: 1\n")
        #expect(
            report(finding).contains("\n12345 | a: 1\n      | ^\n")
                || report(finding).contains("\n 12345 | a: 1\n       | ^\n"))
    }

    @Test func showsNoLineWhereTheFileHasNone() {
        let file = SourceFile(path: "a.yaml", text: "a: 1")
        let place = SourcePosition(line: 9, column: 1)
        let finding = Diagnostic(.sampleError, at: SourceRange(file: file, start: place, end: place), "gone")
        expectNoDifference(
            report(finding), "a.yaml:9:1: error: gone [sample.error]\n2 files checked: 1 error, 0 warnings\n")
    }

    @Test func keepsTextAndNamesFromGivingOrdersToATerminal() {
        let escape = "\u{1B}]0;x\u{7}\n\u{9B}2J"
        let finding = Diagnostic.sample(
            "«a»: 1", path: "a\(escape).yaml", message: "m\(escape)", hint: "h\(escape)",
            notes: [.init("n\(escape)", at: SourceRange("«a»", path: "b\(escape)"))])
        let text = report(finding)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(text.split(separator: "\n").count == 5)
    }

    @Test func colorsHeadlineCaretAndNotesOnly() {
        let finding = Diagnostic.sample("«a»: 1", message: "m", notes: [.init("n")])
        expectNoDifference(
            report(finding, usesColor: true),
            """
            \u{1B}[1mThemes/a.yaml:1:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mm\u{1B}[0m [sample.error]
                1 | a: 1
                  | \u{1B}[1;31m^\u{1B}[0m
            \u{1B}[36mnote: \u{1B}[0mn
            2 files checked: 1 error, 0 warnings

            """)
    }

    @Test func givesTheTitleOfAFixWhereThereIsNoHint() {
        let range = SourceRange("«a»: 1")
        let finding = Diagnostic.sample("«a»: 1", fixes: [FixIt("Write 'b'", replace: range, with: "b")])
        #expect(report(finding).contains("| ^ Write 'b'\n"))
    }

    @Test func saysThatNothingWasFound() {
        #expect(report() == "2 files checked: no findings\n")
        let one = ReportSummary(fileCount: 1, toolVersion: "0.1", rules: [])
        #expect(TextReporter(usesColor: false).report([], summary: one) == "1 file checked: no findings\n")
        let allowing = ReportSummary(
            fileCount: 1, toolVersion: "0.1", rules: [], accepted: [.sample("«a»: 1", rule: .sampleWarning)])
        #expect(
            TextReporter(usesColor: false).report([], summary: allowing) == "1 file checked: no findings, 1 accepted\n")
        let inheriting = ReportSummary(
            fileCount: 2, toolVersion: "0.1", rules: [], accepted: [.sample("«a»: 1", rule: .sampleWarning)],
            inheritedCount: 1)
        #expect(
            TextReporter(usesColor: false).report([], summary: inheriting)
                == "2 files checked: no findings, 1 accepted, 1 inherited\n")
    }
}
