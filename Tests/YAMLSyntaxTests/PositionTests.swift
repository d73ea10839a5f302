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
        let parsed = ParsedText("a: \"陈小\(lineBreak)明\" x\nb: c # \(lineBreak)\nd: e\n")
        #expect(parsed.places == ["1:11 yaml.syntax"])
        #expect(parsed.scalars.dropFirst(2) == ["2:1-2 b", "2:4-5 c", "3:1-2 d", "3:4-5 e"])
    }

    // Texts at whose end libyaml counts a line or a column that no editor has.
    @Test(arguments: [
        "%YAML 1.2\n", "%YAML 1.2", "[a: ", "---\n{ \"foo\" # c\n  :bar : ", "a: [b,", "a: \"b", "a: {b: c, ", "a: @",
        "a: \"\\", "a: \"\\x", "a: \"\\u12", "a: !", "a: &", "a: *", "a:\n\t", "a: |\n\t", "- |-\n  陈\n !? ,:  @k", "?",
        "? a", "a: |\n  b", "a: >-\n  b\n\n", "---", "- &a", "\"\r\n",
        "a: b: c", "a\nb: c\n\n\nd", "'a\n\n\n", "a: \u{1}", "k: 陈陈陈陈\" x: [\n - 陈\n",
        "- |\n 陈陈陈\n- >1 # 陈陈\n  f\n- @ 陈陈\n x",
        "a: 陈陈陈陈陈陈 x: y\n b", "陈: [陈陈陈\n陈: \"陈\n", "a: \"陈陈\u{2028}陈\" x\n陈\u{2028}",
    ])
    func keepsEveryPositionInsideTheFile(_ text: String) {
        for bytes in [Array(text.utf8), Array((text + "\r\n").utf8), Array((text + "\r").utf8)] {
            let file = SourceFile(path: "test.yaml", bytes: bytes)
            let lines = LineIndex(file)
            // A line break at the end starts no line that a report or an annotation could name.
            let endsLine = bytes.last.map { [0x0A, 0x0D].contains($0) } ?? false
            func lies(_ position: SourcePosition) -> Bool {
                lines.position(at: lines.offset(of: position)) == position
                    && position.line <= lines.lineCount - (endsLine ? 1 : 0)
            }
            func expectInside(_ range: SourceRange?) {
                guard let range else { return }
                #expect(
                    lies(range.start) && lies(range.end), "\(range.start) to \(range.end) in \(text.debugDescription)")
            }
            let parsed = ParsedText(bytes: bytes)
            for finding in parsed.diagnostics {
                expectInside(finding.range)
                for note in finding.notes { expectInside(note.range) }
                for edit in finding.fixes.flatMap(\.edits) { expectInside(edit.range) }
            }
            parsed.document.root?.visit { expectInside($0.range) }
        }
    }

    @Test(
        arguments: [
            ([0x61, 0x3A, 0x20, 0xEB, 0x0A], "1:4"), ([0x61, 0x3A, 0x20, 0xC3, 0x28, 0x0A], "1:4"),
            ([0x61, 0x3A, 0x20, 0xE4, 0xB8, 0x28], "1:4"), ([0x61, 0x3A, 0x20, 0xE4, 0xB8], "1:4"),
            ([0x61, 0x3A, 0x20, 0xFF, 0x0A], "1:4"), ([0x61, 0x3A, 0x20, 0x80, 0x0A], "1:4"),
            ([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0xEB, 0x0A], "1:5"),
            ([0x61, 0x3A, 0x20, 0xF0, 0x9F, 0x8E, 0x0A, 0x62], "1:4"),
        ] as [([UInt8], String)])
    func marksBytesThatAreNotUTF8WhereTheyStart(_ bytes: [UInt8], _ place: String) {
        #expect(ParsedText(bytes: bytes).places == ["\(place) yaml.encoding"])
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
