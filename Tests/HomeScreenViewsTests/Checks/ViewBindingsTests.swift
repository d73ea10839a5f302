import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct ViewBindingsTests {
    private static let types = BindingTypes([
        .source(
            "news",
            .fields(
                ("title", .scalar(.text)), ("author", .optional(.scalar(.text))), ("count", .scalar(.number)),
                ("color", .scalar(.color)), ("date", .scalar(.date)), ("isNew", .scalar(.boolean)),
                ("stories", .list(.fields(("id", .scalar(.text)), ("image", .optional(.scalar(.url))))))))
    ])

    private func findings(_ views: String, parts: String = "") throws -> [String] {
        let registry = HomeViewRegistry.builtIn
        let format = WidgetLayoutFormat(registry)
        let group = PropertyGroup("a file", format.layout.members + [format.parts])
        let indented = views.split(separator: "\n").map { "  \($0)\n" }.joined()
        let text = "content:\n\(indented)" + (parts.isEmpty ? "" : "parts:\n  \(parts)\n")
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "day.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let record = try #require(document.root.flatMap { reader.readRecord($0, as: group) })
        try #require((found + reader.diagnostics).map(\.message) == [])
        ViewBindings.check(record, parts: record["parts"], Self.types, registry, &found)
        return found.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" }
    }

    @Test(arguments: [
        "- text: \"{news.title}\"",
        "- text: \"{news.author | or('–')} on {news.count}\"",
        "- text: { value: \"{news.author}\", when: { value: \"{news.author}\", missing: false } }",
        "- shape: { fill: \"{news.color}\", opacity: \"{news.count}\" }",
        "- date: \"{news.date}\"",
        "- toggle: { intent: a, isOn: \"{news.isNew}\" }",
        "- each: { in: \"{news.stories}\", slots: 4, item: { link: { to: \"story://{item.id | escaped}\" } } }",
        "- each: { in: \"{news.stories}\", slots: 4, item: { image: { url: \"{item.image}\" } } }",
        "- choose: { cases: [{ when: { value: \"{news.author}\", missing: true }, items: [] }], "
            + "otherwise: [{ text: \"{news.author}\" }] }",
        "- gauge: { value: \"{news.count}\", background: { shape: { fill: \"{news.color}\" } } }",
    ])
    func takesWhatFits(_ views: String) throws {
        #expect(try findings(views) == [])
    }

    @Test(arguments: [
        ("- text: \"{news.titel}\"", ["2:18 data.unknown-path"]),
        ("- text: \"{news.author}\"", ["2:18 data.optional"]),
        ("- gauge: { value: \"{news.title}\" }", ["2:22 data.kind"]),
        ("- row: [{ row: [{ text: \"{item.id}\" }] }]", ["2:29 data.unknown-path"]),
        ("- each: { in: \"{news.title}\", slots: 4, item: { text: \"{item.anything}\" } }", ["2:19 data.kind"]),
        ("- each: { in: \"{news.stories}\", slots: 4, item: { text: \"{item.nr}\" } }", ["2:65 data.unknown-path"]),
        ("- text: { value: A, when: { value: \"{news.tittle}\", is: a } }", ["2:45 data.unknown-path"]),
        ("- row: { overlay: { text: \"{news.x}\" }, items: [] }", ["2:36 data.unknown-path"]),
    ])
    func tellsWhatDoesNot(_ views: String, _ expected: [String]) throws {
        let found = try findings(views)
        #expect(found.map { $0.split(separator: " ")[1] } == expected.map { $0.split(separator: " ")[1] })
        #expect(found.map { $0.prefix(2) } == expected.map { $0.prefix(2) })
    }

    @Test func looksIntoAPartWithWhatItIsGiven() throws {
        let parts = "line: { text: \"{with.words}\" }"
        #expect(try findings("- use: { part: line, with: { words: \"{news.title}\" } }", parts: parts) == [])
        let missing = try findings("- use: line\n- use: line", parts: parts)
        #expect(missing.map { $0.split(separator: " ")[1] } == ["data.unknown-path"])
    }
}
