import SourceDiagnostics
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]), ("a\rb", ["a", "b"]), ("a\r\r\nb", ["a", "", "b"]),
        ("", [""]), ("\n", ["", ""]), ("a\u{85}b\u{2028}c\u{2029}d", ["a\u{85}b\u{2028}c\u{2029}d"]),
        ("a\n\r\nb", ["a", "", "b"]),
    ])
    func endsLinesWhereEditorsDo(_ text: String, _ lines: [String]) {
        let file = SourceFile(path: "a.yaml", text: text)
        #expect(file.lineStarts.indices.map { file.line($0 + 1) } == lines)
    }

    @Test(arguments: [0, -1, 3, .max])
    func hasNoLineOutsideTheFile(_ number: Int) {
        #expect(SourceFile(path: "a.yaml", text: "a\nb").line(number) == nil)
    }

    @Test(arguments: [
        ("abc", 1, 2, 1), ("陈小明: x", 1, 4, 9), ("🎓x", 1, 2, 4), ("e\u{301}x", 1, 3, 3), ("a\n陈x", 2, 2, 5),
        ("a\r\nb", 2, 1, 3), ("a\rb", 2, 1, 2), ("👩‍🏫x", 1, 4, 11), ("a\u{2028}b", 1, 3, 4),
    ])
    func countsColumnsInScalars(_ text: String, _ line: Int, _ column: Int, _ offset: Int) {
        let file = SourceFile(path: "a.yaml", text: text)
        let position = SourcePosition(line: line, column: column)
        #expect(file.offset(of: position) == offset)
        #expect(file.position(ofOffset: offset) == position)
    }

    @Test(
        arguments: [
            [0xFF, 0x61, 0x62], [0x61, 0x80, 0x62], [0xE9, 0x99, 0x61, 0x62], [0x61, 0x0A, 0xF0, 0x62, 0xC3],
        ] as [[UInt8]])
    func findsEveryPositionAgainInBytesThatAreNotText(_ bytes: [UInt8]) {
        let file = SourceFile(path: "a.yaml", bytes: bytes)
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            #expect(file.offset(of: file.position(ofOffset: offset)) == offset)
        }
    }

    @Test(arguments: [(1, 99, 2), (99, 1, 5), (2, 99, 5)])
    func clampsPositionsBeyondTheText(_ line: Int, _ column: Int, _ offset: Int) {
        let file = SourceFile(path: "a.yaml", text: "ab\ncd")
        #expect(file.offset(of: SourcePosition(line: line, column: column)) == offset)
    }

    @Test(arguments: [(-5, 1, 1), (99, 2, 3)])
    func clampsOffsetsBeyondTheBytes(_ offset: Int, _ line: Int, _ column: Int) {
        let file = SourceFile(path: "a.yaml", text: "ab\ncd")
        #expect(file.position(ofOffset: offset) == SourcePosition(line: line, column: column))
    }

    @Test func countsAByteOrderMarkAsNoColumn() {
        let file = SourceFile(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("theme: a".utf8))
        #expect(file.hasByteOrderMark)
        #expect(file.line(1) == "theme: a")
        #expect(file.position(ofOffset: 7) == SourcePosition(line: 1, column: 8))
    }

    @Test func keepsPositionsAtOneOrAbove() {
        let position = SourcePosition(line: 0, column: -3)
        #expect(position == .start)
        #expect(SourcePosition(line: .max, column: .max).line == Int(UInt32.max))
    }

    @Test func makesARangeThatEndsBeforeItsStartEmpty() {
        let file = SourceFile(path: "a.yaml", text: "abc")
        let range = SourceRange(file: file, start: SourcePosition(line: 1, column: 3), end: .start)
        #expect(range.end == range.start)
        #expect(range.description == "a.yaml:1:3")
    }
}
