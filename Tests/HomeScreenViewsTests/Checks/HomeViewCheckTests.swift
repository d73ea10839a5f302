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
}
