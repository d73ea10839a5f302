import SourceDiagnostics
import Testing

@testable import YAMLSyntax

@Suite struct LimitTests {
    /// Aliases of aliases: nine to the power of `levels` values in a few lines.
    private static func bomb(levels: Int) -> String {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...levels {
            let aliases = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        return text
    }

    @Test(arguments: [5, 9, 200])
    func stopsAnAliasBombBeforeItIsWalked(_ levels: Int) throws {
        let parsed = ParsedText(Self.bomb(levels: levels))
        #expect(parsed.diagnostics.map(\.id) == ["yaml.too-many-nodes"])
        // Walking what was read stays within the limit, give or take the value that broke it.
        var count = 0
        parsed.document.root?.visit { _ in count += 1 }
        #expect(count < 3 * YAMLLimits.standard.expandedNodes)
    }

    @Test func stopsABombOfMergeKeys() {
        var text = "m0: &m0 { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 }\n"
        for level in 1...2_000 { text += "m\(level): &m\(level) { <<: *m\(level - 1), k\(level): 1 }\n" }
        let parsed = ParsedText(text)
        #expect(parsed.diagnostics.map(\.id) == ["yaml.too-many-nodes"])
        var count = 0
        parsed.document.root?.visit { _ in count += 1 }
        #expect(count < 3 * YAMLLimits.standard.expandedNodes)
    }

    @Test func allowsExactlyTheLimitOfValues() {
        let limits = YAMLLimits(fileSize: 1 << 20, depth: 64, expandedNodes: 6)
        #expect(ParsedText("a: [1, 2, 3]", limits: limits).diagnostics == [])
        #expect(ParsedText("a: [1, 2, 3, 4]", limits: limits).places == ["1:14 yaml.too-many-nodes"])
        #expect(ParsedText("a: &x [1]\nb: *x", limits: limits).places == ["2:4 yaml.too-many-nodes"])
    }

    @Test(arguments: ["[", "{a: ", "- ", "? ", "- - ? "])
    func stopsTenThousandLevelsAtTheSixtyFifth(_ opening: String) {
        let parsed = ParsedText(String(repeating: opening, count: 10_000))
        #expect(parsed.diagnostics.filter { $0.id == "yaml.too-deep" }.count == 1)
        var deepest = 0
        func walk(_ node: YAMLNode, _ depth: Int) {
            deepest = max(deepest, depth)
            for child in node.items + node.entries.map(\.value) { walk(child, depth + 1) }
        }
        if let root = parsed.document.root { walk(root, 1) }
        #expect(deepest <= 65)
    }

    @Test func allowsSixtyFourLevels() {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(ParsedText(text).diagnostics == [])
        #expect(ParsedText("[" + text + "]").places == ["1:65 yaml.too-deep"])
    }

    @Test func stopsDeepIndentation() {
        let text = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(ParsedText(text).places == ["65:65 yaml.too-deep"])
    }

    @Test(arguments: ["", "broken: @x\n"])
    func answersToThousandsOfUnknownAliases(_ first: String) {
        let anchors = (0..<2_000).map { "a\($0): &a\($0) x\n" }.joined()
        let aliases = (0..<2_000).map { "b\($0): *b\($0)\n" }.joined()
        let unknown = ParsedText(first + anchors + aliases).diagnostics.filter { $0.id == "yaml.unknown-anchor" }
        #expect(unknown.count == FindingLimit.perFile)
        #expect(unknown.first?.hint == "did you mean 'a0'?")
    }

    @Test func saysWhichLimitItIs() {
        let deep = ParsedText(String(repeating: "[", count: 65)).diagnostics.first
        #expect(deep?.message == "lists and maps are nested deeper than 64 levels; the rest is not read")
        let many = ParsedText(Self.bomb(levels: 6)).diagnostics.first
        #expect(
            many?.message == "with its aliases followed, the file has more than 100000 values; the rest is not read")
    }
}
