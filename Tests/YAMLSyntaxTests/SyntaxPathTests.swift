import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// A text with `│` where the cursor is, and what it stands on: the key path, the role and the shape.
struct CursorCase: Sendable, CustomTestStringConvertible {
    let marked: String
    let expected: String

    var testDescription: String { marked.debugDescription }

    init(_ marked: String, _ expected: String) {
        self.marked = marked
        self.expected = expected
    }

    /// The way to the cursor.
    var path: SyntaxPath {
        let before = marked.prefix { $0 != "│" }
        let file = SourceFile(path: "test.yaml", text: marked.filter { $0 != "│" })
        let index = LineIndex(file)
        return SyntaxPath(to: index.position(at: before.utf8.count - index.byteOrderMarkLength), in: file)
    }
}

extension SyntaxPath {
    /// The way in a few words, such as `components.stateBar value mapping`.
    fileprivate var summary: String {
        guard let last = steps.last else { return "nothing" }
        let role =
            switch last.role {
            case .root: "root"
            case .key: "key"
            case .value: "value"
            case .item: "item"
            }
        return (keyPath.isEmpty ? "" : keyPath.joined(separator: ".") + " ") + "\(role) \(last.shape)"
    }
}

@Suite struct SyntaxPathTests {
    @Test(arguments: keysAndValues + blankPlaces + lists + brackets + oddities)
    func findsWhatACursorStandsOn(_ cursor: CursorCase) {
        #expect(cursor.path.summary == cursor.expected)
    }

    private static let keysAndValues = [
        CursorCase("│a: b\n", "a key scalar"), CursorCase("a│: b\n", "a key scalar"),
        CursorCase("a:│ b\n", "a value scalar"), CursorCase("a: │b\n", "a value scalar"),
        CursorCase("a: b│\n", "a value scalar"), CursorCase("a: b  │  # why\n", "a value scalar"),
        CursorCase("a: b  # │why\n", "a value scalar"), CursorCase("a: \"b│c\"\n", "a value scalar"),
        CursorCase("a:\n  b: 1\n  c│: 2\n", "a.c key scalar"), CursorCase("a:\n  b: 1│\n  c: 2\n", "a.b value scalar"),
        CursorCase("陈: 小│明\n", "陈 value scalar"), CursorCase("🎓: { 🎓: x│ }\n", "🎓.🎓 value scalar"),
        CursorCase("a: *b│\nb: c\n", "a value scalar"), CursorCase("a: &x b\nc: *│x\n", "c value alias"),
        CursorCase("a: |\n  one\n  t│wo\nb: c\n", "a value scalar"),
        CursorCase("a: one\n  t│wo\nb: c\n", "a value scalar"),
        CursorCase("a:\r\n  b: c│\r\n", "a.b value scalar"), CursorCase("\u{FEFF}a: b│\n", "a value scalar"),
    ]

    private static let blankPlaces = [
        CursorCase("a:│\n", "a value scalar"), CursorCase("a:\n  │\n", "a value scalar"),
        CursorCase("a:\n│\n", "root mapping"), CursorCase("a: b\n│", "root mapping"),
        CursorCase("│\na: b\n", "root mapping"), CursorCase("# c│\na: b\n", "root mapping"),
        CursorCase("a:\n  b: c\n  │\n", "a value mapping"), CursorCase("a:\n  b: c\n│\n", "root mapping"),
        CursorCase("a:\n  b:\n    │\n", "a.b value scalar"), CursorCase("a:\n  b:\n  │\n", "a value mapping"),
        CursorCase("a:\n  b: c\n    │\n", "a.b value scalar"),
        CursorCase("a:\n  b: c\n\n  │\nd: e\n", "a value mapping"), CursorCase("a:\n  b: c\n│\nd: e\n", "root mapping"),
        CursorCase("a:\n  b: c\n  # d│: e\nf: g\n", "a value mapping"),
        CursorCase("a:\n  b: c\n  │\n  d: e\n", "a value mapping"),
        CursorCase("", "nothing"), CursorCase("│# only this\n", "nothing"),
    ]

    private static let lists = [
        CursorCase("a:\n  - b│\n  - c\n", "a.0 item scalar"), CursorCase("a:\n  - b\n  -│ c\n", "a.1 item scalar"),
        CursorCase("a:\n  - b\n  │- c\n", "a value sequence"), CursorCase("a:\n  - b\n  - │\n", "a.1 item scalar"),
        CursorCase("a:\n  - b: 1\n    │\n", "a.0 item mapping"), CursorCase("a:\n  - b: 1\n  │\n", "a value sequence"),
        CursorCase("a:\n  - b: 1\n    c│: 2\n", "a.0.c key scalar"),
        CursorCase("a:\n- b\n- c│\nd: e\n", "a.1 item scalar"), CursorCase("a:\n- b\n│\nd: e\n", "root mapping"),
        CursorCase("- - a\n  - b│\n", "0.1 item scalar"), CursorCase("- a\n- {b: c│}\n", "1.b value scalar"),
    ]

    private static let brackets = [
        CursorCase("a: { b: 1│, c: 2 }\n", "a.b value scalar"), CursorCase("a: { b: 1, │c: 2 }\n", "a.c key scalar"),
        CursorCase("a: { b: 1, │ }\n", "a value mapping"), CursorCase("a: { b: 1 │ }\n", "a value mapping"),
        CursorCase("a: { b: │ }\n", "a.b value scalar"), CursorCase("a: {│}\n", "a value mapping"),
        CursorCase("a: │{ b: 1 }\n", "a value mapping"), CursorCase("a: { b: 1 }│\n", "a value mapping"),
        CursorCase("a: [ b, │c ]\n", "a.1 item scalar"), CursorCase("a: [ b, │ ]\n", "a value sequence"),
        CursorCase("a: [ [ b ], [ c│ ] ]\n", "a.1.0 item scalar"),
        CursorCase("a: [\n  b, # x, y\n  c│\n]\n", "a.1 item scalar"),
        CursorCase("a: { b: , │}\n", "a value mapping"), CursorCase("a: { b│ }\n", "a.b key scalar"),
    ]

    /// Files that cannot be read as a whole, and files that are not what one expects.
    private static let oddities = [
        CursorCase("a:\n  b: c\n  d: \"open│\ne: f\n", "a.d value scalar"),
        CursorCase("a:\n  b: c\n  colo│\n  d: e\nf: g\n", "a value mapping"),
        CursorCase("a:\n  b: c\n  d: [1, 2│\ne: f\n", "a.d value sequence"),
        CursorCase("a: b\n\tc: d│\n", "c value scalar"), CursorCase("x│", "root scalar"),
        CursorCase("? [a│, b]\n: c\n", "key sequence"), CursorCase("a: 1\na: 2│\n", "a value scalar"),
        CursorCase("a: b\n---\nc: d│\n", "root mapping"), CursorCase("<<: { a: b│ }\n", "<<.a value scalar"),
    ]

    @Test func namesEveryNodeOnTheWay() throws {
        let path = CursorCase("compose:\n  - stateBar: { left: board.ri│ght }\n", "").path
        #expect(
            path.steps.map(\.role) == [
                .root, .value(key: "compose"), .item(0), .value(key: "stateBar"), .value(key: "left"),
            ])
        #expect(path.steps.map(\.shape) == [.mapping, .sequence, .mapping, .mapping, .scalar])
        #expect(path.keyPath == ["compose", "0", "stateBar", "left"])
        let last = try #require(path.steps.last)
        #expect(last.text == "board.right")
        #expect(last.range.start == SourcePosition(line: 2, column: 23))
        #expect(last.range.end == SourcePosition(line: 2, column: 34))
    }

    @Test func namesTheAnchorOfAnAlias() throws {
        #expect(try #require(CursorCase("a: &x b\nc: *x│\n", "").path.steps.last).text == "x")
    }

    @Test(arguments: [(0, 0), (1, 99), (99, 1), (.max, .max), (.min, .min)])
    func answersForPlacesOutsideTheFile(_ line: Int, _ column: Int) {
        let file = SourceFile(path: "test.yaml", text: "a:\n  b: [c, { d: e }]\n")
        let path = SyntaxPath(to: SourcePosition(line: line, column: column), in: file)
        #expect(path.steps.first?.role == .root)
    }

    @Test(arguments: 0..<10)
    func answersForEveryPlaceInADamagedFile(_ seed: Int) {
        let good = "a:\n  - b: { c: 1, d: [x, 'y'] }\n    e: |\n      text 陈\nf: &g 🎓\nh: *g\n"
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<30 {
            var bytes = Array(good.utf8)
            for _ in 0...2 {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: place)
                } else {
                    bytes.insert(Array("[]{}:,-\"'#&*|\n\t \u{FF}".utf8).randomElement(using: &random) ?? 0, at: place)
                }
            }
            let file = SourceFile(path: "test.yaml", bytes: bytes)
            let index = LineIndex(file)
            var ignored: [Diagnostic] = []
            let document = YAMLParser.parse(file, diagnostics: &ignored)
            for offset in 0...index.byteCount {
                let path = document.path(to: index.position(at: offset))
                #expect(path.steps.isEmpty == (document.root == nil))
                #expect(path.steps.dropFirst().allSatisfy { $0.role != .root })
            }
        }
    }

    @Test func findsItsWayInADeepAndInALongFile() {
        let deep = String(repeating: "[", count: 60) + "x" + String(repeating: "]", count: 60)
        let file = SourceFile(path: "test.yaml", text: deep)
        #expect(SyntaxPath(to: SourcePosition(line: 1, column: 61), in: file).steps.count == 61)
        let long = (0..<20_000).map { "k\($0): v\n" }.joined()
        let path = SyntaxPath(
            to: SourcePosition(line: 20_000, column: 9), in: SourceFile(path: "test.yaml", text: long))
        #expect(path.keyPath == ["k19999"])
    }
}
