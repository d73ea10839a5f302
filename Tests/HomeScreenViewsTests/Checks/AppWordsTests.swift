import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// What links, buttons and switches of a layout name is what the app says.
@Suite struct AppWordsTests {
    private static let head = """
        intents:
          light: { parameters: { thing: text, isOn: boolean }, effects: [{ fireScene: "{with.thing}" }] }

        """
    private static let types = BindingTypes(
        [
            .source(
                "quote",
                .fields(("text", .scalar(.text)), ("stories", .list(.fields(("id", .scalar(.text)))))))
        ] + BindingTypes.builtIn)

    private static func findings(_ text: String) throws -> [Diagnostic] {
        let registry = HomeViewRegistry.builtIn
        let format = WidgetLayoutFormat(registry)
        let group = PropertyGroup(
            "a file",
            format.layout.members + [format.parts, PropertySpec("intents", Intent.section, "What buttons do.")])
        var found: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "day.yaml", text: text), diagnostics: &found)
        var reader = ConfigReader(.minimal)
        let read = try reader.readRecord(#require(document.root), as: group)
        let record = try #require(read)
        found += reader.diagnostics
        let app = AppWords(
            intents: Intent.all(try #require(record["intents"]), types, &found), schemes: ["story"],
            routes: Routes([("login", "Sign in"), ("{id}", "One"), ("day/{text}", "A day")]))
        let sample = BindingScope(
            roots: ["quote": ["text": "A", "stories": [["id": "7"], ["id": "login"]]]],
            format: LocalFormat(locale: "en", timeZone: "UTC"))
        ViewBindings.check(record, parts: record["parts"], types, registry, app: app, sample: sample, &found)
        return found
    }

    @Test(arguments: [
        "link: { to: story://7, items: [{ text: A }] }", "link: { to: https://example.com/, items: [{ text: A }] }",
        "link: { to: \"story://day/{quote.text | escaped}\", items: [{ text: A }] }",
        "button: { intent: light, with: { thing: lamp, isOn: true }, items: [{ text: A }] }",
        "toggle: { intent: light, with: { thing: \"{quote.text}\" }, isOn: \"{app.signedIn}\" }",
    ])
    func leavesAloneWhatTheAppSays(view: String) throws {
        #expect(try Self.findings("\(Self.head)content:\n  - \(view)\n").map(\.message) == [])
    }

    @Test(arguments: [
        ("link: { to: «stories»://a, items: [{ text: A }] }", "link.scheme: the app declares no scheme 'stories'"),
        ("link: { to: \"story://{«quote.text»}\", items: [{ text: A }] }", "data.kind: text in an address is escaped"),
        (
            "each: { in: \"{quote.stories}\", slots: 2, item: { link: { to: \"story://«{item.id | escaped}»\" } } }",
            "link.reserved: with the sample this is story://login, which is the route 'login'"
        ),
        ("button: { intent: «lihgt», items: [{ text: A }] }", "intent.unknown: the app has no intent 'lihgt'"),
        ("toggle: { intent: «light», isOn: true }", "intent.argument: 'light' wants to know 'thing', text"),
        (
            "toggle: { intent: light, with: { «lamp»: a }, isOn: true }",
            "intent.argument: 'light' has no parameter 'lamp'"
        ),
        (
            "button: { intent: light, with: { thing: \"{quote.«txt»}\", isOn: false }, items: [{ text: A }] }",
            "data.unknown-path: 'quote' has no 'txt'"
        ),
    ])
    func reportsWhatTheAppDoesNotSay(marked: String, message: String) throws {
        let text = MarkedRange("\(Self.head)content:\n  - \(marked)\n")
        let found = try Self.findings(text.text)
        #expect(found.map { "\($0.id): \($0.message)" } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test func endsWherePartsMultiply() throws {
        let parts = (0..<40).map { "  p\($0): { row: [{ use: p\($0 + 1) }, { use: p\($0 + 1) }] }\n" }.joined()
        let text = "\(Self.head)parts:\n\(parts)  p40: { text: A }\ncontent:\n  - use: p0\n"
        #expect(try Self.findings(text).map(\.message) == [])
    }
}
