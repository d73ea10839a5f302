import SourceDiagnostics
import Testing

@Suite struct DiagnosticTests {
    @Test func sortsByPathPlaceRuleAndText() {
        let inOrder: [Diagnostic] = [
            .sample("a: «x»\nb: y\n", path: "a.yaml", message: "a"),
            .sample("a: «x»\nb: y\n", path: "a.yaml", message: "b"),
            .sample("a: «x»\nb: y\n", path: "a.yaml", rule: .sampleWarning, message: "a"),
            .sample("a: x\nb: «y»\n", path: "a.yaml", message: "a"),
            .sample("«a»: x\nb: y\n", path: "b.yaml", message: "a"),
        ]
        #expect(inOrder.reversed().sortedWithoutRepeats() == inOrder)
    }

    @Test func showsAFindingOnceHoweverManyScenesImportTheFile() {
        let first = Diagnostic.sample("a: «x»\n", notes: [.init("used here")])
        let second = Diagnostic.sample("a: «x»\n", notes: [.init("and here")])
        #expect([first, second, first, second, first].sortedWithoutRepeats().count == 2)
    }

    @Test func containsAnErrorOnlyWhenOneIs() {
        #expect([Diagnostic.sample("«a»: x\n", rule: .sampleWarning)].containsError == false)
        #expect([Diagnostic.sample("«a»: x\n", rule: .sampleWarning), .sample("«a»: x\n")].containsError)
    }

    @Test(arguments: [
        ("theme: ↓x\n", 1, 8), ("↓a", 1, 1), ("a: 陈🎓↓x", 1, 6), ("a:\n  b: ↓\"c\"\n", 2, 6), ("a: ↓\u{8}", 1, 4),
    ])
    func findsTheMarkedPlaceOfAnExample(_ marked: String, _ line: Int, _ column: Int) {
        let example = RuleExample.theme(marked)
        #expect(example.position == SourcePosition(line: line, column: column))
        #expect(example.text == marked.replacing("↓", with: ""))
    }

    @Test func marksNoPlaceWhereNoneIsWrong() {
        #expect(RuleExample.scene("a: 1\n").position == nil)
    }

    @Test func writesAReplacementCharacterAsAByteThatIsNotUTF8() {
        #expect(RuleExample.theme("a: ↓\u{FFFD}\n").bytes == [0x61, 0x3A, 0x20, 0xFF, 0x0A])
    }
}
