import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct RecoveryTests {
    @Test(arguments: [
        ("a: [1\nb: 2\n", "{a: [1], b: 2}"),
        ("a:\n  x: 1\n  y: 'z\n  w: 2\nb: 2\n", "{a: {x: 1, y: 'z', w: 2}, b: 2}"),
        ("a:\n  x: { y: #FFF }\n  z: 3\nb: 2\n", "{a: {x: {y: '#FFF'}, z: 3}, b: 2}"),
        ("a:\n  x: {\n    y: #FFF,\n    z: 1\n  }\nb: 2\n", "{a: {x: {y: '#FFF', z: 1}}, b: 2}"),
        ("x: 1\na\nb: 2\n", "{x: 1, b: 2}"),
        ("a: 1\nb: x: y\nc: 3\n", "{a: 1, b: {x: y}, c: 3}"),
        ("a:\n    x: 1\n  y: 2\nb: 2\n", "{a: {x: 1, y: 2}, b: 2}"),
        ("a:\n- x: 1\n- @y\n- z\nb: 2\n", "{a: [{x: 1}, z], b: 2}"),
        ("a:\n\tx: 1\nb: 2\n", "{a: {x: 1}, b: 2}"),
        ("a: \"\\q\"\nb: 2\n", "{a: '\\q', b: 2}"),
        ("a: \u{1}\n名: 2\n", "{a: , 名: 2}"),
        ("a: @x\n- 1\n- 2\nb: 2\n", "{b: 2}"),
        ("a：1\nb: 2\n", "{a: 1, b: 2}"),
        ("a:1\nb:2\nc: 3\n", "{a: 1, b: 2, c: 3}"),
        ("a: 1 // one: two\nb: 2\n", "{a: 1, b: 2}"),
        ("<<<<<<< x\na: 1\n=======\na: 2\n>>>>>>> y\nb: 2\n", "{a: 1, b: 2}"),
    ])
    func readsWhatWasMeantOrLeavesTheEntryOut(_ text: String, _ tree: String) {
        let parsed = ParsedText(text)
        #expect(parsed.diagnostics.count == 1)
        #expect(parsed.tree == tree)
        #expect(parsed.document.isIncomplete)
    }

    @Test func reportsEachErrorAtItsOwnLine() {
        let parsed = ParsedText("a: @x\nb: 1\nc: [1\nd: x: y\ne: \"\\q\"\nf: 2\nf: 3\n")
        #expect(
            parsed.places == [
                "1:4 yaml.reserved-character", "3:4 yaml.open-bracket", "4:5 yaml.colon-in-text", "5:5 yaml.escape",
                "7:1 yaml.duplicate-key",
            ])
    }

    @Test func givesUpAfterTenErrors() {
        let text = (0..<30).map { "k\($0): @x\n" }.joined()
        #expect(ParsedText(text).diagnostics.count == 10)
    }

    @Test func doesNotMissAnAnchorInALineThatCouldNotBeRead() {
        #expect(
            ParsedText("a: &m @x\nb: *m\nc: *n\n").places == ["1:7 yaml.reserved-character", "3:4 yaml.unknown-anchor"])
    }

    @Test func keepsNoHalfOfAnEntry() throws {
        // The limit stops reading between a key and its value.
        let parsed = ParsedText("a:\n  b: " + String(repeating: "[", count: 64) + "\n")
        let root = try #require(parsed.document.root)
        root.visit { node in #expect(node.kind != .mapping || node.entries.count == node.count) }
    }

    @Test func readsAnEmptyFileAsNothing() {
        for text in ["", "\n", "# only a comment\n", "\u{FEFF}", "---\n"] {
            let parsed = ParsedText(text)
            #expect(parsed.diagnostics == [])
            #expect(parsed.document.root?.isNull ?? true)
        }
    }
}
