import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

@Suite struct KeyTests {
    @Test(arguments: [
        "a: 1\nb: 2\n«a»: 3\n", "{ a: 1, \"«»a\": 2 }".replacing("\"«»a\"", with: "«\"a\"»"),
        "x:\n  陈: 1\n  «陈»: 2\n", "- a: 1\n  «a»: 2\n- a: 1\n", "a: { b: 1 }\nc:\n  b: 1\n«c»: 2\n",
    ])
    func reportsTheSecondOfTwoKeysWhereItStands(_ marked: String) {
        let marks = MarkedRange(marked)
        let parsed = ParsedText(marks.text)
        #expect(parsed.diagnostics.map(\.id) == ["yaml.duplicate-key"])
        #expect(parsed.diagnostics.map(\.range.start) == [marks.start])
        #expect(parsed.diagnostics.map(\.range.end) == [marks.end])
        #expect(!parsed.document.isIncomplete)
    }

    @Test func showsTheFirstOfTheTwo() {
        let diagnostic = ParsedText("a: 1\nb: 2\na: 3\na: 4\n").diagnostics
        #expect(
            diagnostic.map(\.message) == [
                "the key 'a' stands twice in this map", "the key 'a' stands twice in this map",
            ])
        #expect(diagnostic.map { $0.notes.first?.range?.description } == ["test.yaml:1:1", "test.yaml:1:1"])
    }

    @Test(arguments: [13, 100, 3_000])
    func findsOnePairAmongManyKeys(_ count: Int) {
        let text = (0..<count).map { "key\($0): x\n" }.joined() + "key7: y\n"
        #expect(ParsedText(text).places == ["\(count + 1):1 yaml.duplicate-key"])
    }

    @Test func reportsEachRepetitionAmongManyKeys() {
        let text = (0..<20).map { "key\($0): x\n" }.joined() + "key7: y\nkey3: y\nkey7: z\n"
        #expect(
            Set(ParsedText(text).places) == [
                "21:1 yaml.duplicate-key", "22:1 yaml.duplicate-key", "23:1 yaml.duplicate-key",
            ])
    }

    @Test func keepsKeysWithOneHashApart() {
        // These two collide in FNV-1a with 32 bits.
        #expect(KeyHash.of("costarring") == KeyHash.of("liquid"))
        #expect(ParsedText("costarring: 1\nliquid: 2\n").diagnostics == [])
        let many = (0..<20).map { "key\($0): x\n" }.joined() + "costarring: 1\nliquid: 2\n"
        #expect(ParsedText(many).diagnostics == [])
    }

    @Test func allowsAMergedKeyToBeOverridden() {
        #expect(ParsedText("a: &m { x: 1 }\nb: { x: 2, <<: *m }\n").diagnostics == [])
    }
}
