import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct IntentTests {
    private static let declared = """
        intents:
          light:
            parameters: { thing: text, isOn: boolean }
            effects:
              - setProperty: { thing: "{with.thing}", property: power, value: "{with.isOn}" }
              - write: { key: "last-{with.thing}", value: { on: true, of: ["{with.thing}", 7] } }
          night:
            effects: [{ fireScene: s-7 }, { open: "example://night/{person.id | escaped}" }]
          send:
            parameters: { note: optional text }
            effects:
              - request:
                  url: https://example.com/
                  headers: { Accept-Language: "{device.locale}", X-Note: short }
                  body: "{with.note | or('')}"

        """

    private static func read(_ yaml: String = declared) throws -> (intents: [Intent], findings: [Diagnostic]) {
        let reading = try Reading(yaml, [PropertySpec("intents", Intent.section, "What buttons do.")])
        var found = reading.diagnostics
        let intents = Intent.all(try reading["intents"], BindingTypes(BindingTypes.builtIn), &found)
        return (intents, found)
    }

    private static func actions(_ name: String, with arguments: LiveProperties) throws -> [IntentAction] {
        let (intents, findings) = try read()
        #expect(findings.map(\.line) == [])
        let intent = try #require(intents.first { $0.name == name })
        return try intent.actions(with: arguments, in: BindingWorld.scope())
    }

    @Test func doesWhatItIsToldInOrder() throws {
        #expect(
            try Self.actions("light", with: ["thing": "lamp", "isOn": true]) == [
                .setProperty(.init("lamp", "power"), true), .write(key: "last-lamp", ["on": true, "of": ["lamp", 7]]),
            ])
        // What comes from a page is text.
        #expect(
            try Self.actions("light", with: ["thing": "lamp", "isOn": "false"]).first
                == .setProperty(.init("lamp", "power"), false))
        #expect(try Self.actions("night", with: [:]) == [.fireScene("s-7"), .open("example://night/lin")])
        #expect(
            try Self.actions("send", with: [:]) == [
                .request(
                    SourceRequest(
                        "https://example.com/", method: "POST",
                        headers: [try HeaderField("Accept-Language", "en"), try HeaderField("X-Note", "short")],
                        body: ""))
            ])
    }

    @Test func doesNothingWhereAValueIsMissing() throws {
        #expect(throws: BindingFailure.self) { _ = try Self.actions("light", with: ["thing": "lamp"]) }
    }

    @Test func treatsBracesInWhatItIsToldAsText() throws {
        let hostile: LiveProperties = ["thing": "{person.id}", "isOn": false]
        #expect(try Self.actions("light", with: hostile).first == .setProperty(.init("{person.id}", "power"), false))
    }

    @Test(arguments: [
        ("effects: [{ «setPropperty»: { } }]", "config.unknown-name: there is no effect 'setPropperty'"),
        ("effects: [{ fireScene: \"{with.«scene»}\" }]", "data.unknown-path: 'with' has no 'scene'"),
        (
            "effects: [{ write: { key: a, value: { b: \"{with.«c»}\" } } }]", "data.unknown-path: 'with' has no 'c'"
        ),
        (
            "parameters: { id: text }, effects: [{ open: \"story://{«with.id»}\" }]",
            "data.kind: text in an address is escaped"
        ),
        (
            "parameters: { host: text }, effects: [{ request: { url: \"https://«{with.host}»/\" } }]",
            "data.address: the host is written out, so that no data lead the request elsewhere"
        ),
        (
            "parameters: { id: optional text }, effects: [{ fireScene: \"{with.«id»}\" }]",
            "data.optional: 'with.id' may be missing"
        ),
    ])
    func reportsAnEffectThatCannotBe(marked: String, message: String) throws {
        let text = MarkedRange("intents: { a: { \(marked) } }\n")
        let found = try Self.read(text.text).findings
        #expect(found.map { "\($0.id): \($0.message)" } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test(
        arguments: [
            ("intent: light, with: { thing: lamp }", []), ("intent: send", []), ("intent: send, with: { note: 7 }", []),
            ("intent: light, with: { thing: \"{item.id}\" }", []),
            ("intent: «lihgt»", ["intent.unknown: the app has no intent 'lihgt' (did you mean 'light'?)"]),
            ("intent: «light»", ["intent.argument: 'light' wants to know 'thing', text (add it to 'with')"]),
            (
                "intent: light, with: { «think»: lamp }",
                ["intent.argument: 'light' has no parameter 'think' (did you mean 'thing'?)"]
            ),
            (
                "intent: light, with: { thing: lamp, isOn: «1» }",
                ["intent.argument: 'isOn' is true or false"]
            ),
            (
                "intent: light, with: { thing: \"{item.«tilte»}\" }",
                ["data.unknown-path: 'item' has no 'tilte' (did you mean 'title'?)"]
            ),
            (
                "intent: light, with: { thing: lamp, isOn: \"{«item.title»}\" }",
                ["data.kind: 'isOn' is true or false; 'item.title' is text"]
            ),
        ] as [(String, [String])])
    func holdsAButtonToItsIntent(marked: String, messages: [String]) throws {
        let text = MarkedRange("button: { \(marked) }\n")
        let members = [
            PropertySpec("intent", .string, "What it does."),
            PropertySpec("with", .map(of: .bound(.anything), keys: .any("parameter")), "What it is told."),
        ]
        let reading = try Reading(
            text.text, [PropertySpec("button", .record(PropertyGroup("a button", members)), "A button.")])
        var found = reading.diagnostics
        let record = try #require(try reading["button"].record)
        IntentsAreKnown.check(
            try #require(record["intent"]), with: record["with"], given: ["isOn"], among: try Self.read().intents,
            try BindingWorld.inside(), &found)
        #expect(found.map { "\($0.id): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "") } == messages)
        guard !messages.isEmpty else { return }
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }
}
