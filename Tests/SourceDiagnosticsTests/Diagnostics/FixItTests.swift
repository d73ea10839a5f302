import SourceDiagnostics
import Testing

@Suite struct FixItTests {
    private let file = SourceFile(path: "a.yaml", text: "名: 小明 🎓\r\nb: #FFF\n")

    private func edit(_ line: Int, _ columns: Range<Int>, _ text: String) -> FixIt.Edit {
        FixIt.Edit(
            range: SourceRange(
                file: file, start: SourcePosition(line: line, column: columns.lowerBound),
                end: SourcePosition(line: line, column: columns.upperBound)), text: text)
    }

    @Test func replacesInsertsAndDeletes() {
        #expect(file.applying([edit(2, 4..<8, "\"#FFF\"")]) == "名: 小明 🎓\r\nb: \"#FFF\"\n")
        #expect(file.applying([edit(1, 4..<4, "“")]) == "名: “小明 🎓\r\nb: #FFF\n")
        #expect(file.applying([edit(1, 6..<8, "")]) == "名: 小明\r\nb: #FFF\n")
    }

    @Test func appliesSeveralEditsInWhateverOrder() {
        let edits = [edit(2, 4..<8, "x"), edit(1, 1..<2, "name"), edit(1, 7..<8, "!")]
        #expect(file.applying(edits) == "name: 小明 !\r\nb: x\n")
        #expect(file.applying(edits.reversed()) == "name: 小明 !\r\nb: x\n")
    }

    @Test func leavesOutAnEditThatOverlapsAnEarlierOne() {
        #expect(file.applying([edit(1, 1..<5, "x"), edit(1, 4..<6, "y")]) == "x明 🎓\r\nb: #FFF\n")
    }

    @Test func leavesEditsOfOtherFilesAlone() {
        let other = FixIt.Edit(range: SourceRange("«a»: x\n", path: "b.yaml"), text: "y")
        #expect(file.applying([other]) == file.text)
    }

    @Test func clampsAnEditToTheLine() {
        #expect(file.applying([edit(2, 4..<99, "x")]) == "名: 小明 🎓\r\nb: x\n")
        #expect(file.applying([edit(9, 1..<2, "end\n")]) == "名: 小明 🎓\r\nb: #FFF\nend\n")
    }
}
