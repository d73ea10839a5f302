import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// A broken text with `«` where the finding must start, and what the finding must say.
struct SyntaxErrorCase: Sendable, CustomTestStringConvertible {
    let marked: MarkedRange
    let rule: String
    let message: String

    var testDescription: String { marked.text }

    init(_ marked: String, _ rule: String, _ message: String) {
        self.marked = MarkedRange(marked)
        self.rule = rule
        self.message = message
    }
}

@Suite struct SyntaxErrorTests {
    @Test(arguments: cases)
    func saysWhatIsWrongWhereItIs(_ broken: SyntaxErrorCase) {
        let parsed = ParsedText(broken.marked.text)
        #expect(parsed.diagnostics.map(\.message) == [broken.message])
        #expect(parsed.diagnostics.map(\.id) == [broken.rule])
        #expect(parsed.diagnostics.map(\.range.start) == [broken.marked.start])
        #expect(parsed.document.isIncomplete)
    }

    @Test(arguments: [
        "a: &x\n !!map\n b: c\n", "a: !!str &x b\n", "a: &x !<tag:yaml.org,2002:str> b\n", "a: &x\n  !!seq\n  - b\n",
    ])
    func removesATagWhereverItStandsAmongAValuesProperties(_ text: String) throws {
        let fix = try #require(ParsedText(text).diagnostics.first?.fixes.first)
        let mended = SourceFile(path: "test.yaml", text: text).applying(fix.edits)
        #expect(ParsedText(mended).diagnostics == [])
        #expect(ParsedText(mended).tree == ParsedText(text).tree)
    }

    @Test(arguments: ["a: b\u{0}\u{0}\u{0}\n", "a: b\u{8}\u{8}", "\u{1B}\u{1B}a: b\n"])
    func deletesAControlCharacterAsOftenAsItIsRepeated(_ text: String) throws {
        let fix = try #require(ParsedText(text).diagnostics.first?.fixes.first)
        let mended = SourceFile(path: "test.yaml", text: text).applying(fix.edits)
        #expect(ParsedText(mended).diagnostics == [])
    }

    @Test(arguments: [
        ("a:\n\tb: c\n", "a:\n  b: c\n", false),
        // The indent that the lines around it have.
        ("a:\n    b: c\n\td: e\n", "a:\n    b: c\n    d: e\n", false),
        // Below `a` or below `b`: both indents occur.
        ("a:\n  b:\n    c: d\n\te: f\n", "a:\n  b:\n    c: d\n  e: f\n", true),
    ])
    func writesTabsAsTheIndentOfTheLinesAround(_ text: String, _ mended: String, isGuess: Bool) throws {
        let fix = try #require(ParsedText(text).diagnostics.first?.fixes.first)
        #expect(SourceFile(path: "test.yaml", text: text).applying(fix.edits) == mended)
        #expect(fix.isGuess == isGuess)
    }

    private static let cases = quotes + structure + characters + oddities

    private static let quotes = [
        SyntaxErrorCase("a: «\"b\nc: d\n", "yaml.open-quote", "this quotation mark is never closed"),
        SyntaxErrorCase("a: «'b\n", "yaml.open-quote", "this quotation mark is never closed"),
        SyntaxErrorCase("a: «\"b\n...\n", "yaml.open-quote", "this quotation mark is never closed"),
        SyntaxErrorCase(
            "a: «\"b'\n", "yaml.open-quote", "the text that starts with \" here is not closed with it, but with '"),
        SyntaxErrorCase("a: 'b«'s c'\n", "yaml.open-quote", "this quotation mark ends the text that starts before it"),
        SyntaxErrorCase("x: y\na: «\"b\nc: \"d\"\n", "yaml.open-quote", "this quotation mark is never closed"),
        SyntaxErrorCase("a: \"«\\d\"\n", "yaml.escape", "no such escape in double quotes"),
        SyntaxErrorCase("a: \"«\\xZZ\"\n", "yaml.escape", "no such escape in double quotes"),
        SyntaxErrorCase("a: \"«\\uD800\"\n", "yaml.escape", "no such escape in double quotes"),
        SyntaxErrorCase("a: \"b\" «c\n", "yaml.syntax", "the text before this ends at its quotation mark"),
        SyntaxErrorCase(
            "a: b«: c\n", "yaml.colon-in-text", "a colon and a space start a value; this text already is one"),
        SyntaxErrorCase(
            "a: b\n  «c: d\n", "yaml.indentation", "this line starts in column 3; it should start in column 1"),
    ]

    private static let structure = [
        SyntaxErrorCase(
            "a: «[b, c\nd: e\n", "yaml.open-bracket", "this '[' is never closed"),
        SyntaxErrorCase(
            "a: «{ b: c\nd: e\n", "yaml.open-bracket", "this '{' is never closed"),
        SyntaxErrorCase(
            "a: [b, 'c' «d]\n", "yaml.open-bracket", "a comma is missing before this item"),
        SyntaxErrorCase(
            "a: { b: «#FFF, c: #000 }\nd: e\n", "yaml.unquoted-color",
            "'#FFF' starts a comment, so that the '{' before it is not closed"),
        SyntaxErrorCase(
            "a: [ \"#123\", «#357BF6 ]\nd: e\n", "yaml.unquoted-color",
            "'#357BF6' starts a comment, so that the '[' before it is not closed"),
        SyntaxErrorCase("a: b\n«c\nd: e\n", "yaml.missing-colon", "a key is followed by a colon"),
        SyntaxErrorCase(
            "a:\n    b: c\n  «d: e\n", "yaml.indentation", "this line starts in column 3; it should start in column 5"),
        SyntaxErrorCase(
            "a:\n  - b\n  «c: d\n", "yaml.indentation",
            "a list item starts with '- '; this line stands between items without it"),
        SyntaxErrorCase(
            "a: b\n«- c\n", "yaml.indentation", "this line starts in column 1, which fits no level above it"),
        SyntaxErrorCase("a:\n«\tb: c\n", "yaml.tab", "a tab cannot be used for indentation"),
        SyntaxErrorCase("a:\n  b: c\n«\t\td: e\n", "yaml.tab", "a tab cannot be used for indentation"),
        SyntaxErrorCase(
            "a: b«: \n", "yaml.colon-in-text", "a colon and a space start a value; this text already is one"),
        SyntaxErrorCase("a: «- b\n", "yaml.syntax", "a list item cannot stand behind a key"),
        SyntaxErrorCase("a: b\n? «c: d\n", "yaml.complex-key", "a key must be plain text"),
        SyntaxErrorCase("a: [b, «, c]\n", "yaml.syntax", "there is nothing before this comma"),
        SyntaxErrorCase("a: «[b,", "yaml.open-bracket", "this '[' is never closed"),
        SyntaxErrorCase(
            "a:\n  b: «{ c: [1],\n", "yaml.open-bracket", "this '{' is never closed"),
        SyntaxErrorCase(
            "a: { b: «#FFF, c: white }", "yaml.unquoted-color",
            "'#FFF' starts a comment, so that the '{' before it is not closed"),
        SyntaxErrorCase("a: b\n«]\n", "yaml.syntax", "nothing is open that this ']' closes"),
        SyntaxErrorCase("{a: b} «c\n", "yaml.syntax", "this is not YAML: did not find expected <document start>"),
        SyntaxErrorCase(
            "- a\n«? b\n", "yaml.indentation", "this line starts in column 1, which fits no level above it"),
        SyntaxErrorCase("a: «? b\n", "yaml.syntax", "this is not YAML: mapping keys are not allowed in this context"),
    ]

    private static let characters = [
        SyntaxErrorCase("a: «@b\n", "yaml.reserved-character", "text cannot start with '@' unless it is quoted"),
        SyntaxErrorCase("a: «`b\n", "yaml.reserved-character", "text cannot start with '`' unless it is quoted"),
        SyntaxErrorCase(
            "a: «`b`\n", "yaml.reserved-character",
            "'`' marks code in Markdown; YAML's quotation marks are \" and '"),
        SyntaxErrorCase("a: «%b\n", "yaml.reserved-character", "text cannot start with '%' unless it is quoted"),
        SyntaxErrorCase("a: b«\u{0}c\n", "yaml.control-character", "the control character U+0000 cannot stand in YAML"),
        SyntaxErrorCase(
            "a: 陈«\u{1B}[31m\n", "yaml.control-character", "the control character U+001B cannot stand in YAML"),
        SyntaxErrorCase("a: b«\u{9F}\n", "yaml.control-character", "the control character U+009F cannot stand in YAML"),
        SyntaxErrorCase(
            "a: b«\u{FFFE}\n", "yaml.control-character", "the control character U+FFFE cannot stand in YAML"),
    ]

    private static let oddities = [
        SyntaxErrorCase("«%YAML 2.0\n---\na: b\n", "yaml.syntax", "this is not YAML: found incompatible YAML document"),
        SyntaxErrorCase(
            "%YAML «x\n---\na: b\n", "yaml.syntax",
            "this is not YAML: did not find expected version number while scanning a %YAML directive"),
        SyntaxErrorCase(
            "%YAML 1.1\n«%YAML 1.1\n---\na: b\n", "yaml.syntax", "this is not YAML: found duplicate %YAML directive"),
        SyntaxErrorCase(
            "%YAML 1.111111111«11\n---\na: b\n", "yaml.syntax",
            "this is not YAML: found extremely long version number while scanning a %YAML directive"),
        SyntaxErrorCase(
            "%FOO« x\n---\na: b\n", "yaml.syntax",
            "this is not YAML: found unknown directive name while scanning a directive"),
        SyntaxErrorCase(
            "%TAG «x\n---\na: b\n", "yaml.syntax",
            "this is not YAML: did not find expected '!' while scanning a tag directive"),
        SyntaxErrorCase(
            "%YAML 1.1\n«a: b\n", "yaml.syntax", "this is not YAML: did not find expected <document start>"),
        SyntaxErrorCase("a: «*\n", "yaml.reserved-character", "text cannot start with '*' unless it is quoted"),
        SyntaxErrorCase(
            "a: «*bold* text # x\n", "yaml.reserved-character", "text cannot start with '*' unless it is quoted"),
        SyntaxErrorCase("a: «& b\n", "yaml.reserved-character", "text cannot start with '&' unless it is quoted"),
        SyntaxErrorCase("a: «|x\n", "yaml.reserved-character", "text cannot start with '|' unless it is quoted"),
        SyntaxErrorCase("a: «>0\n", "yaml.reserved-character", "text cannot start with '>' unless it is quoted"),
        SyntaxErrorCase("a: |\n«\tb\n", "yaml.tab", "a tab cannot be used for indentation"),
        SyntaxErrorCase("a: «!<x\n", "yaml.reserved-character", "text cannot start with '!' unless it is quoted"),
        SyntaxErrorCase("a: «!x{\n", "yaml.reserved-character", "text cannot start with '!' unless it is quoted"),
        SyntaxErrorCase("a: «!x!y b\n", "yaml.tag", "the tag '!x!y' is not supported"),
        SyntaxErrorCase("a: &x «!!str b\n", "yaml.tag", "the tag '!!str' is not supported"),
        SyntaxErrorCase("a: [«!x, b]\n", "yaml.tag", "the tag '!x' is not supported"),
        SyntaxErrorCase("a: &x\n «!!map\n  b: c\n", "yaml.tag", "the tag '!!map' is not supported"),
        SyntaxErrorCase("a: &x # one !z\n\n  # two\n  «!!str\n  b\n", "yaml.tag", "the tag '!!str' is not supported"),
        SyntaxErrorCase("a: &x «!<tag:x,2002:y> b\n", "yaml.tag", "the tag 'tag:x,2002:y' is not supported"),
        SyntaxErrorCase("a: «*none\n", "yaml.unknown-anchor", "no anchor '&none' stands before this alias"),
    ]

    @Test(
        arguments: [
            ([0xFF], 4), ([0xE9, 0x99], 4), ([0xC3, 0x28], 5), ([0xED, 0xA0, 0x80], 4), ([0xC0, 0x80], 4), ([0x80], 4),
            ([0xF5, 0x80, 0x80, 0x80], 4),
        ] as [([UInt8], Int)])
    func findsBytesThatAreNotUTF8(_ bytes: [UInt8], _ column: Int) {
        let parsed = ParsedText(bytes: Array("x: y\na: ".utf8) + bytes + Array("\nb: c\n".utf8))
        #expect(parsed.diagnostics.map(\.id) == ["yaml.encoding"])
        #expect(parsed.diagnostics.first?.range.start.line == 2)
        #expect(parsed.tree == "{x: y, b: c}")
    }

    @Test(arguments: [([0xFF, 0xFE], true), ([0xFE, 0xFF], false)] as [([UInt8], Bool)])
    func recognisesUTF16(_ mark: [UInt8], _ isLittle: Bool) {
        let units = "a: b\n".utf8.flatMap { isLittle ? [$0, 0] : [0, $0] as [UInt8] }
        let first = ParsedText(bytes: mark + units).diagnostics.first
        #expect(first?.id == "yaml.encoding")
        #expect(first?.message == "the file is UTF-16")
        #expect(first?.range.start == .start)
    }
}
