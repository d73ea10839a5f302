import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct RecursiveKindTests {
    private static let group = PropertyGroup("a file", [PropertySpec("tree", .nested(EveryKind.tree), "A tree.")])

    @Test func countsAsOneLeafHoweverDeepItGoes() {
        #expect(Self.group.leaves.map(\.path) == ["tree"])
        #expect(Self.group.leafIndex("tree.fork") == nil)
    }

    @Test func isMadeOnceForAllWhoAsk() {
        guard case .keyed(let first) = EveryKind.tree.kind, case .keyed(let second) = EveryKind.tree.kind else {
            Issue.record("the kind is another one")
            return
        }
        #expect(first === second)
    }

    @Test func isOneDefinitionOfASchemaThatNamesItself() {
        let schema = JSONSchema.document(
            for: Self.group, vocabulary: .phoneAndPad, title: "File", id: "https://example.com/file")
        let tree = schema["definitions"]?["Tree"]
        #expect(
            tree?["properties"]?["fork"]?["allOf"] == [
                ["type": "array", "maxItems": 9, "items": ["$ref": "#/definitions/Tree"]]
            ])
        #expect(schema["properties"]?["tree"]?["allOf"] == [["$ref": "#/definitions/Tree"]])
    }

    @Test func findsDeclarationsAtAnyDepth() {
        let steps = ["tree", "fork", "0", "branch", "ends", "branch", "ends"]
        #expect(Self.group.declaration(at: steps, .phoneAndPad)?.summary == "What it ends in.")
        #expect(Self.group.declaration(at: ["tree", "fork", "0", "twig"], .phoneAndPad) == nil)
    }

    @Test func saysWhatItIsWithoutGoingIntoIt() {
        #expect(PropertyKind.list(of: .nested(EveryKind.tree), count: 0...9).words == "list of: a tree")
        #expect(SampleYAML.text(for: Self.group) == "# A tree.\n# tree: { leaf: white }\n")
    }
}
