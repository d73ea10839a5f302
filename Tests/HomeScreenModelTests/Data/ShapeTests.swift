import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct ShapeTests {
    private static let members = [
        PropertySpec("shape", .nested(Shape.kind), "A shape."), PropertySpec("sample", .anything, "A sample."),
    ]

    private static func findings(_ shape: String, _ sample: String) throws -> [Diagnostic] {
        let reading = try Reading("shape: \(shape)\nsample: \(sample)\n", members)
        var found = reading.diagnostics
        SampleFits.check(try reading["sample"], is: Shape(try reading["shape"]), &found)
        return found
    }

    @Test(arguments: [
        ("text", "1.10"), ("text", "true"), ("number", "3"), ("number", "-2.5"), ("boolean", "false"),
        ("date", "2026-03-02T09:12:00Z"), ("date", "-12m"), ("date", "1772442720"), ("color", "\"#FFD400\""),
        ("url", "https://example.com/a.png"), ("url", "\"\""), ("optional text", "~"), ("[text]", "[a, 2]"),
        ("[{ id: text }]", "[{ id: a }, { id: b, more: 1 }]"), ("{ a: optional number }", "{ other: 1 }"),
        ("{ optional: [text] }", "~"), ("{ optional: [text] }", "[a]"), ("{ a: { optional: { b: text } } }", "{ }"),
    ])
    func acceptsASampleOfItsShape(shape: String, sample: String) throws {
        #expect(try Self.findings(shape, sample).map(\.line) == [])
    }

    @Test(arguments: [
        ("{ text: text }", "«»{ from: Anyone }", "the sample lacks 'text', which is text in its shape"),
        ("{ text: text }", "{ «txt»: Anything }", "the shape has no 'txt' (did you mean 'text'?)"),
        ("{ a: number }", "{ a: «'3'» }", "'a' is a number in its shape; here it is '3'"),
        ("{ a: boolean }", "{ a: «1» }", "'a' is true or false in its shape; here it is 1"),
        ("{ a: text }", "{ a: «~» }", "'a' is text in its shape; here it is nothing"),
        ("{ a: [text] }", "{ a: «b» }", "'a' is a list in its shape; here it is 'b'"),
        (
            "[{ a: date }]", "[{ a: «soon» }]",
            "'a' is a date in its shape; here it is 'soon' (write one such as 2026-03-02T09:12:00Z)"
        ),
        ("color", "«red»", "the sample is a colour in its shape; here it is 'red' (write one such as #FFD400)"),
        (
            "url", "«example.com»",
            "the sample is an address in its shape; here it is 'example.com' (write one such as https://example.com/)"
        ),
    ])
    func reportsASampleOfAnotherShape(shape: String, sample: String, message: String) throws {
        let marked = MarkedRange("shape: \(shape)\nsample: \(sample)\n")
        let found = try Self.findings(shape, sample.filter { !"«»".contains($0) })
        #expect(found.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") } == [message])
        #expect(found.first?.range.start == marked.start && found.first?.range.end == marked.end)
    }

    @Test(arguments: [
        ("txt", "did you mean 'text'?"), ("string", "did you mean 'text'?"), ("bool", "did you mean 'boolean'?"),
        ("text?", "did you mean 'optional text'?"), ("optional date?", "did you mean 'optional date'?"),
    ])
    func suggestsTheWordThatWasMeant(word: String, hint: String) throws {
        #expect(try Reading("shape: { a: \(word) }\n", Self.members).diagnostics.map(\.hint) == [hint])
    }

    @Test func findsNothingInWhatDependsOnAShapeThatCannotBeRead() throws {
        #expect(try Self.findings("{ a: txt }", "{ a: 1 }").map(\.id) == ["config.unknown-value"])
    }

    @Test func readsASampleAsASourceWouldGiveIt() throws {
        let reading = try Reading(
            "shape: { id: text, at: date, n: number }\nsample: { id: 007, at: +1h, n: 2, more: [x] }\n", Self.members)
        let value = Shape(try reading["shape"])
            .liveValue(of: try reading["sample"], now: Timestamp(milliseconds: 1_000))
        #expect(value == ["id": "007", "at": 3_601_000, "n": 2, "more": ["x"]])
    }

    @Test(arguments: [
        (#"{ "items": [{ "title": "a" }, { "title": null }] }"#, "'items.1.title' is not text"),
        (#"{ "items": { } }"#, "'items' is not a list"), (#"[1]"#, "the answer is not a map"),
        (#"{ }"#, "the answer lacks 'items'"), (#"{ "items": [{ }] }"#, "'items.0' lacks 'title'"),
    ])
    func saysWhereAnAnswerIsOfAnotherShape(json: String, problem: String) throws {
        let shape = Shape(
            try Reading("shape: { items: [{ title: text }], from: optional text }\n", Self.members)["shape"])
        let value = try #require(LiveValue(json: json))
        #expect(throws: ShapeProblem.self) { try shape.check(value) }
        do { try shape.check(value) } catch { #expect("\(error)" == problem) }
        try shape.check(["items": [["title": 3]], "other": true])
    }

    @Test(arguments: [("en", "Hello"), ("zh-Hans", "你好"), ("fr", "Hello")])
    func takesTheTextOfASampleInTheReadersLanguage(_ locale: String, _ text: String) throws {
        let reading = try Reading(
            "shape: { a: [text] }\nsample: { a: [{ en: Hello, zh-Hans: 你好 }] }\n", Self.members)
        let shape = Shape(try reading["shape"])
        let sample = try reading["sample"]
        let value = shape.liveValue(of: sample, now: Timestamp(milliseconds: 0), in: locale)
        #expect(value == ["a": [.string(text)]])
        #expect(try Self.findings("{ a: [text] }", "{ a: [{ en: Hello, zh-Hans: 你好 }] }").isEmpty)
    }
}
