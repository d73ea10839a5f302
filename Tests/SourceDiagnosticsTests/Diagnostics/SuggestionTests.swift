import SourceDiagnostics
import Testing

@Suite struct SuggestionTests {
    private static let names = ["backgroundColor", "color", "popupQuiz", "poll"]

    private let range = SourceRange("name: «colour»\n")

    @Test(arguments: [
        ("quiz", ["poll", "popupQuiz", "popupQuiz"], "did you mean 'popupQuiz'?"),
        ("Window", ["stream-window", "poll"], "did you mean 'stream-window'?"),
        ("video", ["teacherVideo", "studentVideo", "roster"], "did you mean 'teacherVideo' or 'studentVideo'?"),
        ("color", ["backgroundColor", "borderColor", "selectedColor", "highlightColor"], nil),
        ("ui", ["popupQuiz"], nil), ("", ["popupQuiz"], nil),
    ])
    func asksForTheNamesThatHaveItAsAWord(_ written: String, _ names: [String], _ hint: String?) {
        #expect(Suggestion.hint(for: written, in: names) == hint)
    }

    @Test func asksWhetherTheNameWasMeant() {
        #expect(Suggestion.hint(for: "colour", in: Self.names) == "did you mean 'color'?")
        #expect(Suggestion.hint(for: "qqqqqq", in: Self.names) == nil)
    }

    @Test(arguments: [("colour", "; did you mean 'color'?"), ("quiz", "; did you mean 'popupQuiz'?"), ("zzzzzz", "")])
    func endsASentenceWithTheQuestion(_ written: String, _ clause: String) {
        #expect(Suggestion.clause(for: written, in: Self.names) == clause)
    }

    @Test func writesTheSignOfATokenInTheQuestionAndInTheFile() throws {
        let suggestion = try #require(Suggestion(nearestTo: "colour", in: Self.names, sign: "$"))
        #expect(suggestion.hint == "did you mean '$color'?")
        let fix = FixIt("Write 'color'", replace: range, with: "$color", isGuess: true)
        #expect(suggestion.fix(replacing: range) == fix)
    }

    @Test func becomesTheHintAndTheFixItOfAFinding() {
        let finding = Diagnostic(.sampleError, at: range, "no", suggesting: Suggestion("color"), hint: "nothing near")
        #expect(finding.hint == "did you mean 'color'?")
        #expect(finding.fixes == [FixIt("Write 'color'", replace: range, with: "color")])
    }

    @Test func leavesAFindingWithoutASuggestionItsHint() {
        let finding = Diagnostic(.sampleError, at: range, "no", suggesting: nil, hint: "nothing near")
        #expect(finding.hint == "nothing near")
        #expect(finding.fixes.isEmpty)
    }

    @Test func isNotLookedForInAFileThatIsFullOfFaults() {
        var findings = [Diagnostic](repeating: .sample("«a»"), count: FindingLimit.suggestions - 1)
        #expect(findings.suggestion(for: "colour", in: Self.names)?.name == "color")
        findings.append(.sample("«a»"))
        #expect(findings.suggestion(for: "colour", in: Self.names) == nil)
    }

    @Test(arguments: [("state-bar", false), ("statebar", false), ("stateBat", true)])
    func guessesOnlyWhereLettersDiffer(written: String, isGuess: Bool) throws {
        let range = SourceRange("a: «\(written)»")
        let suggestion = try #require(Suggestion(nearestTo: written, in: ["stateBar"]))
        #expect(suggestion.fix(replacing: range).isGuess == isGuess)
    }
}
