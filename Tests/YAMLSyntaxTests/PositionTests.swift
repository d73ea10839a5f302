import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct PositionTests {
    @Test(arguments: [
        ("a: b", ["1:1-2 a", "1:4-5 b"]),
        ("名字: 陈小明 # 注", ["1:1-3 名字", "1:5-8 陈小明"]),
        ("🎓: \"👩‍🏫x\"\nb: c", ["1:1-2 🎓", "1:4-10 👩‍🏫x", "2:1-2 b", "2:4-5 c"]),
        ("e\u{301}: 'it''s'", ["1:1-3 e\u{301}", "1:5-12 it's"]),
        ("a: b\r\nc: d\r\n", ["1:1-2 a", "1:4-5 b", "2:1-2 c", "2:4-5 d"]),
        ("a: b\rc: d", ["1:1-2 a", "1:4-5 b", "2:1-2 c", "2:4-5 d"]),
        ("a: b\r\r\nc: d", ["1:1-2 a", "1:4-5 b", "3:1-2 c", "3:4-5 d"]),
        ("\u{FEFF}a: b", ["1:1-2 a", "1:4-5 b"]),
        ("a: [b, {c: d}]", ["1:1-2 a", "1:5-6 b", "1:9-10 c", "1:12-13 d"]),
        ("a:\n  - b\n  - 陈: c", ["1:1-2 a", "2:5-6 b", "3:5-6 陈", "3:8-9 c"]),
        ("a: \"b\n  c\"\nd: e", ["1:1-2 a", "1:4-2:5 b c", "3:1-2 d", "3:4-5 e"]),
        ("a: b\n  c\nd: e", ["1:1-2 a", "1:4-2:4 b c", "3:1-2 d", "3:4-5 e"]),
        ("a: &n b\nc: &d 'e'", ["1:1-2 a", "1:7-8 b", "2:1-2 c", "2:7-10 e"]),
        ("a: &b\nc: &d [&e f]", ["1:1-2 a", "1:4-6 ", "2:1-2 c", "2:11-12 f"]),
    ])
    func marksEveryScalarWhereAnEditorShowsIt(_ text: String, _ scalars: [String]) {
        #expect(ParsedText(text).scalars == scalars)
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func keepsLinesWhereEditorsEndThemInSpiteOfRareLineBreaks(_ lineBreak: String) {
        let parsed = ParsedText("# a\(lineBreak)b: 陈\nc: \"d\(lineBreak)e\" # f\ng: h\n")
        #expect(parsed.diagnostics == [])
        #expect(parsed.scalars.filter { !$0.contains("d") } == ["1:5-6 b", "1:8-9 陈", "2:1-2 c", "3:1-2 g", "3:4-5 h"])
    }

    @Test(arguments: ["\u{85}", "\u{2028}"])
    func keepsPositionsBehindAnErrorAndARareLineBreak(_ lineBreak: String) {
        // Blanking the broken line turns each of its bytes into a character, and takes the line break away.
        let parsed = ParsedText("a: \"陈小\(lineBreak)明\" x\nb: c # \(lineBreak)\nd: e\n")
        #expect(parsed.places == ["1:11 yaml.syntax"])
        #expect(parsed.scalars == ["2:1-2 b", "2:4-5 c", "3:1-2 d", "3:4-5 e"])
    }

    @Test func endsABlockCollectionWithItsLastChild() throws {
        let root = try #require(ParsedText("a:\n  b: c\n\n# comment\n\nd: e\n").document.root)
        let block = try #require(root["a"])
        #expect(block.range.start == SourcePosition(line: 2, column: 3))
        #expect(block.range.end == SourcePosition(line: 2, column: 7))
        #expect(!block.isFlow)
    }

    @Test func endsAFlowCollectionAtItsBracket() throws {
        let root = try #require(ParsedText("a: { b: c,\n  }\nd: e\n").document.root)
        let flow = try #require(root["a"])
        #expect(flow.range.start == SourcePosition(line: 1, column: 4))
        #expect(flow.range.end == SourcePosition(line: 2, column: 4))
        #expect(flow.isFlow)
    }

    @Test(arguments: [
        ("a: bcd", 4, 7), ("a: 'bcd'", 5, 8), ("a: \"bcd\"", 5, 8), ("a: '陈🎓'", 5, 7),
    ])
    func givesTheTextInsideQuotes(_ text: String, _ start: Int, _ end: Int) throws {
        let value = try #require(ParsedText(text).document.root?["a"])
        #expect(value.contentRange?.start.column == start)
        #expect(value.contentRange?.end.column == end)
    }

    @Test(arguments: ["a: \"b\\tc\"", "a: 'it''s'", "a: b\n  c", "a: [b]"])
    func givesNoRangeOfATextThatIsWrittenOtherwise(_ text: String) throws {
        let value = try #require(ParsedText(text).document.root?["a"])
        #expect(value.contentRange == nil)
    }
}
