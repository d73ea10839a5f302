import ConfigSchema
import SourceDiagnostics
import Testing
import ThemeModel

@Suite struct CascadeTests {
    private let base = """
        modes: [light, dark]
        components:
          card:
            backgroundColor: { light: white, dark: black }
            borderWidth: { phone: 1, pad: 2 }
            borderColor: black
        """

    private func assignments(
        _ theme: LoadedTheme, _ path: String, _ mode: String = "light", _ device: String = "pad"
    ) throws -> [String] {
        let catalog = theme.theme.catalog
        let component = try #require(catalog.index(of: "card"))
        let leaf = try #require(catalog.components[component].properties.leafIndex(path))
        let cascade = Cascade(catalog: catalog, layers: theme.theme.layers)
        return cascade.assignments(component: component, leaf: leaf, in: theme.situation(mode, device)).map {
            "\($0.layer) \($0.value.range.start.line)"
        }
    }

    @Test func ordersValuesFromTheDerivedThemeDownToTheDefault() throws {
        let theme = LoadedTheme(
            "extends: middle\ncomponents: { card: { backgroundColor: \"#111111\" } }\n",
            bases: ["middle": "extends: base\ncomponents: { card: { backgroundColor: \"#222222\" } }\n", "base": base])
        let found = try assignments(theme, "backgroundColor")
        #expect(found.prefix(3) == ["theme test 3", "theme middle 3", "theme base 5"])
        #expect(found.count == 4 && found[3].hasPrefix("built-in default "))
        #expect(theme.value("card", "backgroundColor") == .color(SRGBColor(hex: 0x111111)))
    }

    @Test func fallsThroughToTheLayerBelowForAModeThatIsLeftOut() throws {
        let theme = LoadedTheme(
            "extends: base\ncomponents: { card: { backgroundColor: { dark: \"#222222\" } } }\n", bases: ["base": base])
        #expect(theme.value("card", "backgroundColor", "light") == .color(.white))
        #expect(theme.value("card", "backgroundColor", "dark") == .color(SRGBColor(hex: 0x222222)))
        #expect(try assignments(theme, "backgroundColor", "light").first == "theme base 5")
        #expect(try assignments(theme, "backgroundColor", "dark").prefix(2) == ["theme test 3", "theme base 5"])
    }

    @Test func fallsThroughToTheLayerBelowForADeviceThatIsLeftOut() {
        let theme = LoadedTheme(
            "extends: base\ncomponents: { card: { borderWidth: { phone: 5 } } }\n", bases: ["base": base])
        #expect(theme.value("card", "borderWidth", "light", "phone") == .length(Length(5)))
        #expect(theme.value("card", "borderWidth", "light", "pad") == .length(Length(2)))
    }

    @Test(arguments: [("phone", "light", 1.0), ("phone", "dark", 2.0), ("pad", "light", 3.0), ("pad", "dark", 3.0)])
    func choosesByDeviceAndThenByMode(_ device: String, _ mode: String, _ expected: Double) {
        let theme = LoadedTheme(
            "modes: [light, dark]\ncomponents:\n  card: { borderWidth: { phone: { light: 1, dark: 2 }, pad: 3 } }\n")
        #expect(theme.value("card", "borderWidth", mode, device) == .length(Length(expected)))
    }

    @Test func usesTheBuiltInValueWhenNoFileSaysAnything() {
        let theme = LoadedTheme("title: Test\n")
        #expect(theme.value("card", "opacity") == .number(1))
        #expect(theme.value("card", "title.text") == .text("Card"))
        #expect(theme.value("card", "borderColor") == nil)
        #expect(theme.value("badge", "plateColor") == .color(.clear))
    }

    @Test func takesTextInTheReadersLanguage() {
        let theme = LoadedTheme("components: { card: { title: { text: { en: Hi, zh-Hans: 嗨 } } } }\n")
        let index = theme.theme.catalog.index(of: "card") ?? 0
        let cascade = Cascade(catalog: theme.theme.catalog, layers: theme.theme.layers)
        let situation = theme.theme.situation(mode: "light", deviceClass: "pad", locale: "zh-Hans")
        #expect(theme.theme.values(of: index, cascade: cascade, in: situation).text("title.text") == "嗨")
    }

    @Test func pointsAtTheAnchorAndAtTheAliasThatAValueCameThrough() throws {
        let theme = LoadedTheme(
            """
            components:
              card: &plain
                borderColor: black
                title: &words { textColor: "#222222" }
              badge:
                textColor: &ink "#333333"
                plateColor: *ink
            """)
        let value = try #require(theme.layerValue("badge", "plateColor"))
        #expect(value.range.start == SourcePosition(line: 7, column: 21))
        #expect(value.origin?.start == SourcePosition(line: 8, column: 17))
        #expect(try #require(theme.layerValue("badge", "textColor")).origin == nil)
    }

    @Test func pointsAtTheMergedMapAndAtTheMergeKey() throws {
        let theme = LoadedTheme(
            """
            colors:
              used: white
            components:
              badge: &badge
                textColor: "#222222"
                backgroundColor: white
              card:
                backgroundColor: white
                title: { <<: { textColor: "#111111" }, text: Merged }
            """)
        let value = try #require(theme.layerValue("card", "title.textColor"))
        #expect(value.range.start == SourcePosition(line: 10, column: 31))
        #expect(value.origin?.start.line == 10)
        #expect(theme.value("card", "title.text") == .text("Merged"))
    }
}

extension LoadedTheme {
    /// What the theme's own file gives a property, as read.
    fileprivate func layerValue(_ component: String, _ path: String) -> ConfigValue? {
        guard let index = theme.catalog.index(of: component),
            let leaf = theme.catalog.components[index].properties.leafIndex(path)
        else { return nil }
        return theme.layers.first?.value(component: index, leaf: leaf)
    }
}
