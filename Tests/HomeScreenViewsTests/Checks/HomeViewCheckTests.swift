import ConfigSchema
import HomeScreenViews
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct HomeViewCheckTests {
    private static let registry = HomeViewRegistry.builtIn
    private static let format = WidgetLayoutFormat(registry)
    private static let group = PropertyGroup(
        "a widget",
        [
            PropertySpec("widget", .string, "Its id."), format.parts,
            PropertySpec("data", .anything, "Its data."),
            PropertySpec("layouts", .map(of: .record(format.layout), keys: .any("family")), "Its layouts."),
        ])

    private func findings(_ text: String) throws -> [Diagnostic] {
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "day.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let record = try #require(document.root.flatMap { reader.readRecord($0, as: Self.group) })
        found += reader.diagnostics
        for entry in record["layouts"]?.mapEntries ?? [] {
            guard let layout = entry.value.record else { continue }
            HomeViewChecks.run(layout, families: [entry.key], parts: record["parts"], Self.registry, &found)
        }
        HomeViewChecks.run(parts: record["parts"], Self.registry, &found)
        return found
    }

    @Test(arguments: HomeViewChecks.rules)
    func findsWhatItsExampleShows(_ rule: Rule) throws {
        let found = try findings(rule.wrong.text)
        #expect(found.map(\.id) == [rule.id])
        #expect(found.map(\.range.start) == [rule.wrong.position])
        #expect(try findings(rule.right.text).map(\.id) == [])
    }

    private func layout(_ family: String, _ views: String) -> String {
        "layouts:\n  \(family):\n    content:\n      - \(views)\n"
    }

    @Test func takesOneIDInDifferentCasesOfAChoice() throws {
        let cases = "choose: { cases: [{ when: { value: \"{a}\", is: 1 }, items: [{ text: { value: A, id: t } }] }], "
        #expect(try findings(layout("systemMedium", cases + "otherwise: [{ text: { value: B, id: t } }] }")).isEmpty)
    }

    @Test func asksForSlotsInEachFamily() throws {
        let found = try findings(
            layout("systemLarge", "each: { in: \"{a}\", slots: { systemMedium: 4 }, item: { text: A } }"))
        #expect(found.map(\.message) == ["'slots' has no number for systemLarge, which this layout serves"])
    }

    @Test func takesAListThatTheFileWritesOut() throws {
        #expect(try findings(layout("systemMedium", "each: { in: [1, 2], item: { text: A } }")).isEmpty)
    }

    @Test func hearsTheWordsInAButton() throws {
        #expect(try findings(layout("systemMedium", "button: { intent: a, items: [{ row: [{ text: Go }] }] }")).isEmpty)
        let toggle = try findings(layout("systemMedium", "toggle: { intent: a, isOn: true }"))
        #expect(toggle.map(\.id) == ["view.label"])
    }

    @Test func looksIntoPartsOnce() throws {
        let found = try findings(
            "parts:\n  a: { text: { value: A, size: 8 } }\n" + layout("systemMedium", "row: [{ use: a }, { use: a }]"))
        #expect(found.map(\.id) == ["home.small-text"])
    }

    @Test func findsALinkInThePartsThatASmallWidgetUses() throws {
        let found = try findings(
            layout("systemSmall", "row: [{ use: list }]")
                + "parts:\n  list: { column: [{ use: card }, { use: card }] }\n"
                + "  card: { link: { to: \"example://a\", items: [{ text: A }] } }\n")
        #expect(found.map(\.id) == ["home.small-link"])
        #expect(found.map(\.range.start.line) == [4])
        #expect(found.flatMap(\.notes).map { $0.range?.start.line } == [7])
    }

    @Test func leavesLinksInPartsToLargerWidgets() throws {
        let part = "parts:\n  card: { link: { to: \"example://a\", items: [{ text: A }] } }\n"
        #expect(try findings(layout("systemMedium", "use: card") + part).isEmpty)
    }

    @Test(arguments: [
        ("use: words", "parts: { words: { row: [{ text: A }] } }", "without 'row'"),
        ("choose: { cases: [], otherwise: [{ row: [{ text: A }] }] }", "", "without 'row'"),
        ("use: a\n      - text: B", "parts: { a: { use: b }, b: { text: A } }", "has one text"),
    ])
    func looksIntoPartsAndChoicesOfTheLineOverTheClock(_ views: String, _ parts: String, _ message: String) throws {
        let found = try findings(layout("accessoryInline", views) + parts + "\n").filter { $0.id == "home.inline" }
        #expect(found.count == 1)
        #expect(found.first?.message.contains(message) == true)
    }

    @Test func takesOneTextInEachCaseOfTheLineOverTheClock() throws {
        let cases =
            "choose: { cases: [{ when: { value: \"{a}\", is: 1 }, items: [{ text: A }] }], otherwise: [{ use: b }] }"
        #expect(try findings(layout("accessoryInline", cases) + "parts: { b: { text: B } }\n").isEmpty)
    }
}
