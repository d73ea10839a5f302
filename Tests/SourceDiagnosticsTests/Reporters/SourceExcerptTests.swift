import SourceDiagnostics
import TestSupport
import Testing

@Suite struct SourceExcerptTests {
    @Test func givesTheLinesTheMarkedCellsAndTheHint() throws {
        let excerpt = try #require(
            SourceExcerpt(.sample("a: 1\n陈: «小明» # x\n", hint: "did you mean 'b'?")))
        #expect(excerpt.lines.map(\.number) == [1, 2])
        #expect(excerpt.lines.map(\.text) == ["a: 1", "陈: 小明 # x"])
        #expect(excerpt.markedCells == 4..<8)
        #expect(excerpt.advice == "did you mean 'b'?")
    }

    @Test func isTheTextThatReportsPrint() throws {
        let excerpt = try #require(SourceExcerpt(.sample("a: 1\nbc: «x^~y»\n", hint: "no ^~ here")))
        expectNoDifference(
            excerpt.text,
            """
                1 | a: 1
                2 | bc: x^~y
                  |     ^~~~ no ^~ here

            """)
    }

    @Test(arguments: [
        ("«a»: 1", 0..<1), ("a: «»", 3..<4), ("\t«a»", 4..<5), ("a: «bcd\ne»", 3..<6), ("", 0..<1),
    ])
    func marksAtLeastOneCell(_ marked: String, _ cells: Range<Int>) throws {
        let excerpt = try #require(SourceExcerpt(.sample(marked.isEmpty ? "«»" : marked)))
        #expect(excerpt.markedCells == cells)
    }

    @Test func isNothingWhereTheFileHasNoSuchLine() {
        let file = SourceFile(path: "a.yaml", text: "a: 1")
        let place = SourcePosition(line: 9, column: 1)
        let range = SourceRange(file: file, start: place, end: place)
        #expect(SourceExcerpt(Diagnostic(.sampleError, at: range, "gone")) == nil)
    }

    @Test func keepsFilesFromGivingOrdersToATerminal() throws {
        let excerpt = try #require(SourceExcerpt(.sample("\u{1B}[2J\n«a\u{7}»", hint: "h\u{9B}2J")))
        #expect(excerpt.lines.map(\.text) == ["\u{FFFD}[2J", "a\u{FFFD}"])
        #expect(excerpt.advice == "h 2J")
    }
}
