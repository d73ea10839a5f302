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

    @Test func tellsOnceHowOftenAKeyStandsThereAndWhere() {
        let diagnostics = ParsedText("a: 1\nb: 2\na: 3\na: 4\n").diagnostics
        #expect(diagnostics.map(\.message) == ["the key 'a' stands 3 times in this map"])
        #expect(diagnostics.map(\.range.description) == ["test.yaml:3:1"])
        #expect(diagnostics.first?.notes.map { $0.range?.description } == ["test.yaml:1:1", "test.yaml:4:1"])
    }

    @Test func namesThreeMoreOfManyRepeats() {
        let diagnostics = ParsedText(String(repeating: "a: 1\n", count: 4_000)).diagnostics
        #expect(diagnostics.map(\.message) == ["the key 'a' stands 4000 times in this map"])
        #expect(
            diagnostics.first?.notes.map { $0.range?.description } == [1, 3, 4, 5].map { "test.yaml:\($0):1" })
    }

    @Test(arguments: [13, 100, 3_000])
    func findsOnePairAmongManyKeys(_ count: Int) {
        let text = (0..<count).map { "key\($0): x\n" }.joined() + "key7: y\n"
        #expect(ParsedText(text).places == ["\(count + 1):1 yaml.duplicate-key"])
    }

    @Test func reportsEachRepeatedKeyAmongMany() {
        let text = (0..<20).map { "key\($0): x\n" }.joined() + "key7: y\nkey3: y\nkey7: z\n"
        #expect(Set(ParsedText(text).places) == ["21:1 yaml.duplicate-key", "22:1 yaml.duplicate-key"])
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
