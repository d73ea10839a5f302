import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ParameterTests {
    private static let declared = """
        configuration:
          button: { choice: { options: { scan: Scan, pay: Pay }, default: pay } }
          weather: { switch: { default: true } }
          city: { text: { default: Lisbon } }
          rows: { number: { min: 1, max: 5, default: 3 } }
          buttons: { items: { options: catalog, search: true, count: { systemSmall: 1, systemMedium: 3 }, default: [scan, trip] } }

        """

    private static let sources: LiveProperties = [
        "catalog": [["id": "scan", "title": "Scan"], ["id": "pay", "title": "Pay"], ["id": 7, "title": "Seven"]]
    ]

    private static func parameters(_ yaml: String = declared) throws -> [Parameter] {
        let reading = try Reading(yaml, [PropertySpec("configuration", Parameter.section, "What can be set.")])
        #expect(reading.diagnostics.map(\.line) == [])
        return Parameter.all(try reading["configuration"])
    }

    private static func parameter(_ name: String) throws -> Parameter {
        try #require(parameters().first { $0.name == name })
    }

    @Test func startsWithTheWidgetsOwnDefaults() throws {
        let value = Configuration().value(of: try Self.parameters(), in: .systemMedium, sources: Self.sources)
        // What the source does not have is left out.
        #expect(
            value == [
                "button": "pay", "weather": true, "city": "Lisbon", "rows": 3,
                "buttons": [["id": "scan", "title": "Scan"]],
            ])
    }

    @Test func keepsTwoInstancesApart() throws {
        let parameters = try Self.parameters()
        let first = Configuration(["button": "scan"])
        let second = Configuration(["city": "Berlin", "buttons": ["pay", "7"]])
        let values = [first, second].map { $0.value(of: parameters, in: .systemMedium, sources: Self.sources) }
        #expect(values[0].objectValue?["city"] == "Lisbon" && values[1].objectValue?["city"] == "Berlin")
        #expect(values[1].objectValue?["buttons"]?.arrayValue?.count == 2)
        #expect(first.yaml(of: parameters) == "configuration: { button: scan }")
        #expect(second.yaml(of: parameters) == "configuration: { city: Berlin, buttons: [pay, \"7\"] }")
        #expect(Configuration().yaml(of: parameters) == nil)
    }

    @Test(
        arguments: [
            ("button", "trip"), ("weather", "true"), ("city", 3), ("rows", 9), ("buttons", ["a", "b", "c", "d"]),
            ("buttons", "scan"),
        ] as [(String, LiveValue)])
    func refusesWhatTheSheetCouldNotGive(name: String, value: LiveValue) throws {
        #expect(!(try Self.parameter(name).accepts(value, in: .systemMedium)))
    }

    @Test func showsTheBeginningWhereAFamilyHasFewerPlaces() throws {
        let configuration = Configuration(["buttons": ["7", "scan", "pay"]])
        let small = configuration.value(
            of: [try Self.parameter("buttons")], in: .systemSmall, sources: Self.sources)
        #expect(small.objectValue?["buttons"] == [["id": 7, "title": "Seven"]])
    }

    @Test func givesBindingsTheTypesOfItsParameters() throws {
        let catalog = Shape.list(.fields(("id", .scalar(.text)), ("title", .scalar(.text))))
        let types = BindingTypes([.source("catalog", catalog)])
        let shape = Parameter.shape(of: try Self.parameters(), types)
        let nouns = Dictionary(uniqueKeysWithValues: shape.fields.map { ($0.name, $0.shape.noun) })
        #expect(
            nouns == [
                "button": "text", "weather": "true or false", "city": "text", "rows": "a number", "buttons": "a list",
            ])
    }

    @Test(arguments: [
        ("{ «town»: Berlin }", "intent.parameter: the widget has no parameter 'town'"),
        ("{ «citty»: Berlin }", "intent.parameter: the widget has no parameter 'citty' (did you mean 'city'?)"),
        ("{ button: «scann» }", "intent.parameter: 'button' is scan or pay (did you mean 'scan'?)"),
        ("{ weather: «yes» }", "intent.parameter: 'weather' is true or false"),
        ("{ rows: «6» }", "intent.parameter: 'rows' is a number from 1 to 5"),
        ("{ buttons: «scan» }", "intent.parameter: 'buttons' is a list of ids"),
        ("{ buttons: [scan, «{ }»] }", "intent.parameter: each of 'buttons' is the id of an item"),
        (
            "{ buttons: [scan, pay, trip, «card», more] }",
            "intent.count: 'buttons' has 3 places in systemMedium; this list has 5"
        ),
    ])
    func reportsWhatAnInstanceCannotHave(marked: String, message: String) throws {
        let text = MarkedRange("value: \(marked)\n")
        let reading = try Reading(text.text, [PropertySpec("value", .anything, "What is set.")])
        var found = reading.diagnostics
        let parameters = try Self.parameters()
        ParametersAreKnown.check(try reading["value"], of: parameters, &found)
        PlacesSuffice.check(try reading["value"], of: parameters, in: .systemMedium, &found)
        #expect(found.map { "\($0.id): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "") } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test func leavesWhatIsAllowedInPeace() throws {
        let reading = try Reading(
            "value: { button: scan, weather: false, city: 10115, rows: 1, buttons: [7, scan] }\n",
            [PropertySpec("value", .anything, "What is set.")])
        var found = reading.diagnostics
        ParametersAreKnown.check(try reading["value"], of: try Self.parameters(), &found)
        PlacesSuffice.check(try reading["value"], of: try Self.parameters(), in: .systemMedium, &found)
        PlacesSuffice.checkDefaults(try Self.parameters(), &found)
        #expect(found.map(\.line) == [])
    }

    @Test(arguments: [
        ("catalogue", "there is no source 'catalogue' (did you mean 'catalog'?)"),
        ("quote", "'quote' is a map, and no list"),
        ("names", "'names' has items without an 'id'; its shape needs 'id: text'"),
    ])
    func reportsOptionsThatAreNone(source: String, message: String) throws {
        let parameters = try Self.parameters("configuration: { a: { items: { options: \(source) } } }\n")
        let types = BindingTypes([
            .source("catalog", .list(.fields(("id", .scalar(.text))))),
            .source("quote", .fields(("id", .scalar(.text)))),
            .source("names", .list(.scalar(.text))),
        ])
        var found: [Diagnostic] = []
        OptionsAreThere.check(parameters, among: ["catalog", "quote", "names"], types, &found)
        #expect(found.map { $0.message + ($0.hint.map { " (\($0))" } ?? "") } == [message])
        #expect(found.first?.range.lineText == source)
    }

    @Test func reportsADefaultThatNoFamilyHasPlacesFor() throws {
        let yaml = "configuration: { a: { items: { options: b, count: { systemSmall: 1 }, default: [x, y] } } }\n"
        var found: [Diagnostic] = []
        PlacesSuffice.checkDefaults(try Self.parameters(yaml), &found)
        #expect(found.map(\.message) == ["'a' has 1 places at most; its default has 2"])
    }

    @Test func givesTheTitleOfTheChosenOption() throws {
        let parameters = try Self.parameters(
            "configuration: { side: { choice: { options: { left: { en: Left, zh-Hans: 左 }, right: Right } } } }\n")
        let vocabulary = ConfigVocabulary(deviceClasses: [], locales: ["en", "zh-Hans"])
        let titles = [
            "side": Dictionary(
                parameters.flatMap(\.optionTitles).map { ($0.name, LocalizedText($0.title, vocabulary)) },
                uniquingKeysWith: { first, _ in first })
        ]
        let shown = Configuration().titles(of: parameters, titles, in: "zh-Hans")
        #expect(shown == ["side": ["title": "左"]])
        #expect(
            Configuration(["side": "right"]).titles(of: parameters, titles, in: "en") == ["side": ["title": "Right"]])
        let scope = BindingScope(
            roots: ["config": ["side": "left"]], states: ["config": shown],
            format: LocalFormat(locale: "en", timeZone: "UTC"))
        let read = try BindingWorld.read("\"{config.side}: {config.side.title}\"")
        #expect(try read.binding.text(in: scope) == "left: 左")
    }
}
