import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct NodeTests {
    @Test(arguments: [
        ("a: b", "{a: b}"), ("- a\n- [b, 'c']", "[a, [b, 'c']]"), ("a:\n", "{a: }"), ("{}", "{}"), ("[]", "[]"),
        ("a", "a"), ("# nothing", ""), ("", ""), ("---\na: b\n...\n", "{a: b}"), ("%YAML 1.1\n---\na: b", "{a: b}"),
        ("a: |\n  b\n  c\n", "{a: 'b\nc\n'}"), ("a: >-\n  b\n  c\n", "{a: 'b c'}"), ("? a\n: b", "{a: b}"),
        ("a: &x b\nc: *x", "{a: b, c: b}"), ("a: &x [1, 2]\nb: [*x, *x]", "{a: [1, 2], b: [[1, 2], [1, 2]]}"),
        ("a: no\nb: 1.10\nc: 07:30", "{a: no, b: 1.10, c: 07:30}"),
    ])
    func readsTheTreeWithoutGuessingTypes(_ text: String, _ tree: String) {
        let parsed = ParsedText(text)
        #expect(parsed.diagnostics == [])
        #expect(parsed.tree == tree)
        #expect(!parsed.document.isIncomplete)
    }

    @Test(arguments: [
        ("a: &m { x: 1, y: 2 }\nb: { <<: *m }", "{x: 1, y: 2}"),
        ("a: &m { x: 1, y: 2 }\nb: { <<: *m, y: 3 }", "{y: 3, x: 1}"),
        ("a: &m { x: 1, y: 2 }\nb: { y: 3, <<: *m }", "{y: 3, x: 1}"),
        ("a: &m { x: 1 }\nc: &n { x: 2, y: 2 }\nb: { <<: [*m, *n] }", "{x: 1, y: 2}"),
        ("a: &m { x: 1 }\nc: &n { <<: *m, y: 2 }\nb: { <<: *n, z: 3 }", "{z: 3, y: 2, x: 1}"),
        ("b: { <<: { x: 1 }, y: 2 }", "{y: 2, x: 1}"),
        ("b: { '<<': 5, x: 1 }", "{'<<': 5, x: 1}"),
        ("b: { <<: [] , y: 2 }", "{y: 2}"),
    ])
    func mergesMapsWithTheOwnKeysFirst(_ text: String, _ merged: String) throws {
        let parsed = ParsedText(text)
        #expect(parsed.diagnostics == [])
        #expect(try #require(parsed.document.root?["b"]).flow == merged)
    }

    @Test func knowsWhereAnAliasAndAMergeKeyAreUsed() throws {
        let root = try #require(ParsedText("a: &m { x: 1 }\nb: *m\nc: { <<: *m }\nd: { <<: { y: 2 } }\n").document.root)
        let alias = try #require(root["b"])
        #expect(alias.range.description == "test.yaml:1:4")
        #expect(alias.origin?.description == "test.yaml:2:4")
        #expect(alias["x"]?.origin?.description == "test.yaml:2:4")
        let merged = try #require(root["c"]?["x"])
        #expect(merged.range.description == "test.yaml:1:12")
        #expect(merged.origin?.description == "test.yaml:3:10")
        #expect(merged.usedAt.description == "test.yaml:3:10")
        #expect(root["d"]?["y"]?.origin?.description == "test.yaml:4:6")
        let own = try #require(root["a"])
        #expect(own.origin == nil)
        #expect(own.usedAt.description == "test.yaml:1:4")
    }

    @Test func namesTheOutermostUseOfAChainOfAliases() throws {
        let root = try #require(ParsedText("a: &x 1\nb: &y [*x]\nc: *y\n").document.root)
        #expect(root["b"]?.items.first?.origin?.description == "test.yaml:2:8")
        #expect(root["c"]?.items.first?.origin?.description == "test.yaml:3:4")
        #expect(root["c"]?.items.first?.range.description == "test.yaml:1:7")
    }

    @Test(arguments: [
        ("a:", true), ("a: ~", true), ("a: null", true), ("a: Null", true), ("a: NULL", true), ("a: ''", false),
        ("a: 'null'", false), ("a: nULL", false), ("a: []", false), ("a: 0", false),
    ])
    func knowsWhatYAMLCallsNull(_ text: String, _ isNull: Bool) throws {
        #expect(try #require(ParsedText(text).document.root?["a"]).isNull == isNull)
    }

    @Test func countsChildrenAndFindsKeys() throws {
        let root = try #require(ParsedText("a: [1, 2, 3]\nb: { c: d }\n陈: e\n").document.root)
        #expect(root.count == 3)
        #expect(root["a"]?.count == 3)
        #expect(root["陈"]?.text == "e")
        #expect(root["none"] == nil)
        #expect(root["a"]?["b"] == nil)
        #expect(root["a"]?.text == "")
        #expect(root["b"]?.items.isEmpty == true)
        #expect(root["a"]?.kind.name == "a list")
    }

    @Test func hashesKeysAsNamesAreHashed() throws {
        let root = try #require(ParsedText("backgroundColor: a\n陈: b\n").document.root)
        #expect(root.entries.map(\.key.hash) == ["backgroundColor", "陈"].map { KeyHash.of($0) })
    }

    @Test func leavesOutAnEntryWhoseKeyIsNoText() throws {
        let parsed = ParsedText("[a]: b\n? { c: d }\n: e\nf: g\n")
        #expect(parsed.places == ["1:1 yaml.complex-key", "2:3 yaml.complex-key"])
        #expect(parsed.tree == "{f: g}")
    }
}
