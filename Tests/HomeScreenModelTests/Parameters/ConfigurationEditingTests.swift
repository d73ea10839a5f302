import ConfigSchema
import HomeScreenModel
import LiveValues
import Testing

/// What the sheet does in which people edit a widget.
@Suite struct ConfigurationEditingTests {
    private static func parameter(_ name: String) throws -> Parameter {
        let reading = try Reading(
            """
            configuration:
              button: { choice: { options: { scan: Scan, pay: Pay } } }
              weather: { switch: { default: true } }
              city: { text: { default: Lisbon } }
              rows: { number: { default: 2, min: 1, max: 5 } }
              buttons: { items: { options: catalog, count: { systemSmall: 1, systemMedium: 3 }, default: [scan, pay] } }

            """, [PropertySpec("configuration", Parameter.section, "What can be chosen.")])
        return try #require(Parameter.all(try reading["configuration"]).first { $0.name == name })
    }

    @Test(
        arguments: [
            ("button", "pay", "pay"), ("button", "trip", nil), ("weather", "false", false), ("weather", "on", nil),
            ("city", "", ""), ("city", "true", "true"), ("rows", "4", 4), ("rows", "2.5", 2.5), ("rows", "9", nil),
            ("rows", "many", nil), ("rows", "nan", nil), ("buttons", "scan", nil),
        ] as [(String, String, LiveValue?)])
    func readsWhatAFieldSays(name: String, text: String, value: LiveValue?) throws {
        #expect(try Self.parameter(name).value(of: text, in: .systemMedium) == value)
    }

    @Test func addsItemsAtTheEndAsLongAsThereArePlaces() throws {
        let buttons = try Self.parameter("buttons")
        let configuration = Configuration()
        #expect(configuration.chosen(of: buttons, in: .systemMedium) == ["scan", "pay"])
        #expect(configuration.including("trip", true, of: buttons, in: .systemMedium) == ["scan", "pay", "trip"])
        #expect(configuration.including("scan", false, of: buttons, in: .systemMedium) == ["pay"])
        #expect(configuration.including("scan", true, of: buttons, in: .systemMedium) == nil)
        #expect(configuration.including("trip", false, of: buttons, in: .systemMedium) == nil)
        let full = Configuration(["buttons": ["scan", "pay", "trip"]])
        #expect(full.including("card", true, of: buttons, in: .systemMedium) == nil)
        #expect(full.including("card", true, of: buttons, in: .systemLarge) == ["scan", "pay", "trip", "card"])
    }

    @Test func ticksNoMoreItemsThanTheFamilyHasPlacesFor() throws {
        let buttons = try Self.parameter("buttons")
        let many = Configuration(["buttons": ["scan", "pay", "trip", "card"]])
        #expect(many.chosen(of: buttons, in: .systemMedium) == ["scan", "pay", "trip"])
        // One goes, and another one can take its place.
        #expect(many.including("pay", false, of: buttons, in: .systemMedium) == ["scan", "trip"])
        #expect(many.moving("trip", by: -1, of: buttons, in: .systemMedium) == ["scan", "trip", "pay"])
    }

    @Test func movesItemsToPlacesThatThereAre() throws {
        let buttons = try Self.parameter("buttons")
        let configuration = Configuration(["buttons": ["scan", "pay", "trip"]])
        #expect(configuration.moving("trip", by: -1, of: buttons, in: .systemMedium) == ["scan", "trip", "pay"])
        #expect(configuration.moving("scan", by: 2, of: buttons, in: .systemMedium) == ["pay", "trip", "scan"])
        #expect(configuration.moving("scan", by: -1, of: buttons, in: .systemMedium) == nil)
        #expect(configuration.moving("trip", by: .max, of: buttons, in: .systemMedium) == nil)
        #expect(configuration.moving("card", by: 1, of: buttons, in: .systemMedium) == nil)
        #expect(configuration.moving("scan", by: 1, of: try Self.parameter("city"), in: .systemMedium) == nil)
    }

    @Test func searchesAllTextsOfAnOption() {
        let option: LiveValue = ["id": 7, "title": "Seven Seas", "icon": "Ship"]
        #expect(Parameter.Items.searchText(of: option) == "ship\nseven seas")
        #expect(Parameter.Items.id(of: option) == "7" && Parameter.Items.title(of: option) == "Seven Seas")
        #expect(Parameter.Items.title(of: ["id": "x"]) == "x" && Parameter.Items.id(of: 3) == nil)
    }
}
