import SourceDiagnostics
import TestSupport
import Testing

/// One place in a text, in every way of counting.
struct CountedPlace: Sendable, CustomTestStringConvertible {
    let text: String
    let offset: Int
    let line: Int
    let column: Int
    let utf8: Int
    let utf16: Int

    var testDescription: String { "\(text.debugDescription) at \(offset)" }

    init(_ text: String, _ offset: Int, _ line: Int, _ column: Int, utf8: Int, utf16: Int) {
        self.text = text
        self.offset = offset
        self.line = line
        self.column = column
        self.utf8 = utf8
        self.utf16 = utf16
    }

    func character(_ encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: utf8
        case .utf16: utf16
        case .utf32: column - 1
        }
    }
}

@Suite struct LineIndexTests {
    private static let places = [
        CountedPlace("", 0, 1, 1, utf8: 0, utf16: 0),
        CountedPlace("abc", 0, 1, 1, utf8: 0, utf16: 0),
        CountedPlace("abc", 3, 1, 4, utf8: 3, utf16: 3),
        CountedPlace("陈小明: x", 9, 1, 4, utf8: 9, utf16: 3),
        CountedPlace("🎓x", 4, 1, 2, utf8: 4, utf16: 2),
        CountedPlace("a🎓x", 5, 1, 3, utf8: 5, utf16: 3),
        CountedPlace("👩‍🏫x", 11, 1, 4, utf8: 11, utf16: 5),
        CountedPlace("e\u{301}x", 3, 1, 3, utf8: 3, utf16: 2),
        CountedPlace("a\n陈x", 5, 2, 2, utf8: 3, utf16: 1),
        CountedPlace("a\r\n🎓b", 7, 2, 2, utf8: 4, utf16: 2),
        CountedPlace("a\r\n", 3, 2, 1, utf8: 0, utf16: 0),
        CountedPlace("a\rb", 2, 2, 1, utf8: 0, utf16: 0),
        CountedPlace("a\r\r\nb", 2, 2, 1, utf8: 0, utf16: 0),
        CountedPlace("a\n", 2, 2, 1, utf8: 0, utf16: 0),
        CountedPlace("a\u{2028}b", 4, 1, 3, utf8: 4, utf16: 2),
        CountedPlace("\u{FEFF}\u{FEFF}a", 3, 1, 2, utf8: 3, utf16: 1),
    ]

    @Test(arguments: places)
    func countsInBytesInScalarsAndInUnits(_ place: CountedPlace) {
        let index = LineIndex(SourceFile(path: "a.yaml", text: place.text))
        let position = SourcePosition(line: place.line, column: place.column)
        #expect(index.position(at: place.offset) == position)
        #expect(index.offset(of: position) == place.offset)
        for encoding in PositionEncoding.allCases {
            let editor = EditorPosition(line: place.line - 1, character: place.character(encoding))
            #expect(index.editorPosition(at: place.offset, in: encoding) == editor)
            #expect(index.offset(of: editor, in: encoding) == place.offset)
            #expect(index.editorPosition(of: position, in: encoding) == editor)
            #expect(index.position(of: editor, in: encoding) == position)
        }
    }

    @Test(arguments: [
        // Before the file, behind a line, before a line break, behind the file.
        (-1, 0, 0), (-1, 99, 0), (0, -5, 0), (0, 99, 2), (1, 99, 9), (2, 0, 11), (3, 0, 11), (.max, .max, 11),
        (0, .max, 2), (1, .min, 4), (.min, .min, 0),
    ])
    func bringsAnEditorsPositionInside(_ line: Int, _ character: Int, _ offset: Int) {
        let index = LineIndex(SourceFile(path: "a.yaml", text: "ab\r\nc🎓\r\n"))
        for encoding in PositionEncoding.allCases {
            #expect(index.offset(of: EditorPosition(line: line, character: character), in: encoding) == offset)
        }
    }

    @Test(arguments: [
        // Inside CR LF, inside a scalar, before and behind the file.
        (3, 1, 3), (6, 2, 2), (7, 2, 2), (8, 2, 2), (-1, 1, 1), (.min, 1, 1), (12, 3, 1), (.max, 3, 1),
    ])
    func bringsAnOffsetInside(_ offset: Int, _ line: Int, _ column: Int) {
        let index = LineIndex(SourceFile(path: "a.yaml", text: "ab\r\nc🎓\r\n"))
        #expect(index.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func takesAPlaceBetweenTheHalvesOfACharacterForItsStart() {
        let index = LineIndex(SourceFile(path: "a.yaml", text: "a🎓b"))
        #expect(index.offset(of: EditorPosition(line: 0, character: 2), in: .utf16) == 1)
        #expect(index.offset(of: EditorPosition(line: 0, character: 3), in: .utf8) == 1)
        #expect(index.offset(of: EditorPosition(line: 0, character: 2), in: .utf32) == 5)
    }

    @Test func countsAByteOrderMarkInNoEncoding() {
        let index = LineIndex(SourceFile(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("陈: x".utf8)))
        #expect(index.byteOrderMarkLength == 3)
        #expect(index.byteCount == 6)
        #expect(index.editorPosition(at: 3, in: .utf16) == EditorPosition(line: 0, character: 1))
        #expect(LineIndex(SourceFile(path: "a.yaml", text: "x")).byteOrderMarkLength == 0)
    }

    @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\r\nb\rc\n", 4), ("\n\n", 3), ("a\u{2028}b", 1)])
    func countsLines(_ text: String, _ count: Int) {
        #expect(LineIndex(SourceFile(path: "a.yaml", text: text)).lineCount == count)
    }

    @Test func convertsRangesBothWays() {
        let range = SourceRange("陈: «🎓»\n")
        let index = LineIndex(range.file)
        let editor = EditorPosition(line: 0, character: 3)..<EditorPosition(line: 0, character: 5)
        #expect(index.editorRange(of: range, in: .utf16) == editor)
        #expect(index.range(of: editor, in: .utf16) == range)
    }

    @Test(arguments: 0..<20)
    func agreesWithTheStandardLibraryOnRandomTexts(_ seed: Int) throws {
        let pieces = ["a", "é", "陈", "🎓", "👩‍🏫", "\n", "\r\n", "\r", " ", "\u{301}", "\u{2029}", "\u{FEFF}"]
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<50 {
            let count = Int.random(in: 0...20, using: &random)
            // What starts with a mark is another text.
            let text = "x" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let index = LineIndex(SourceFile(path: "a.yaml", text: text))
            for place in text.unicodeScalars.indices + [text.endIndex] {
                let before = text.unicodeScalars[..<place]
                // Between CR and LF no place is.
                if before.last == "\r", place < text.endIndex, text.unicodeScalars[place] == "\n" { continue }
                let offset = String(before).utf8.count
                var line = Substring.UnicodeScalarView()
                var number = 0
                for (scalar, next) in zip(before, Array(before.dropFirst()).map(Optional.some) + [nil]) {
                    line.append(scalar)
                    let isBreak = scalar == "\n" || scalar == "\r" && next != "\n"
                    if isBreak { (line, number) = (Substring.UnicodeScalarView(), number + 1) }
                }
                let onLine = String(Substring(line))
                for (encoding, character) in [
                    (PositionEncoding.utf8, onLine.utf8.count), (.utf16, onLine.utf16.count), (.utf32, line.count),
                ] {
                    let editor = EditorPosition(line: number, character: character)
                    #expect(index.editorPosition(at: offset, in: encoding) == editor)
                    #expect(index.offset(of: editor, in: encoding) == offset)
                }
            }
        }
    }

    @Test(arguments: 0..<20)
    func answersForBytesThatAreNotText(_ seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        for length in 0..<60 {
            let bytes = (0..<length).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random) : [10, 13, 0x80].randomElement(using: &random) ?? 0
            }
            let index = LineIndex(SourceFile(path: "a.yaml", bytes: bytes))
            for encoding in PositionEncoding.allCases {
                var last = EditorPosition(line: 0, character: 0)
                for offset in -1...bytes.count + 1 {
                    let editor = index.editorPosition(at: offset, in: encoding)
                    #expect(editor >= last)
                    last = editor
                    let back = index.offset(of: editor, in: encoding)
                    #expect((0...index.byteCount).contains(back))
                    #expect(index.editorPosition(at: back, in: encoding) == editor)
                }
            }
        }
    }
}
