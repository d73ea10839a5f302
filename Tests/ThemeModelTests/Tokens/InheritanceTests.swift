import ConfigSchema
import SourceDiagnostics
import Testing
import ThemeModel

@Suite struct InheritanceTests {
    private let base = """
        modes: [light, dark]
        colors:
          accent: { light: "#102030", dark: "#405060" }
          link: $accent
        metrics:
          gap: { phone: 4, pad: 8 }
        fonts:
          small: { size: 9 }
        """

    @Test func inheritsTheModeThatADerivedThemeLeavesOut() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { accent: { dark: \"#AABBCC\" } }\n", bases: ["base": base])
        #expect(theme.color("accent", "light") == "#102030")
        #expect(theme.color("accent", "dark") == "#AABBCC")
        #expect(theme.places == [])
    }

    @Test func letsABaseTokenFollowWhatItRefersTo() {
        let theme = LoadedTheme("extends: base\ncolors: { accent: black }\n", bases: ["base": base])
        #expect(theme.color("link", "dark") == "#000000")
    }

    @Test func inheritsTheDeviceThatADerivedThemeLeavesOut() {
        let theme = LoadedTheme(
            "extends: base\nmetrics: { gap: { phone: 5 } }\ncomponents: { card: { borderWidth: $gap } }\n",
            bases: ["base": base])
        #expect(theme.value("card", "borderWidth", "light", "phone") == .length(Length(5)))
        #expect(theme.value("card", "borderWidth", "light", "pad") == .length(Length(8)))
    }

    @Test func inheritsModesAndReplacesThemWithItsOwn() {
        #expect(LoadedTheme("extends: base\n", bases: ["base": base]).theme.modes == ["light", "dark"])
        #expect(
            LoadedTheme("extends: base\nmodes: [dark]\n", bases: ["base": base]).theme.modes == ["dark"])
        #expect(LoadedTheme("title: Test\n").theme.modes == ["light"])
    }

    @Test func takesTheLastOfSeveralDefinitionsInOneFileAndForgetsTheOthers() throws {
        let repeats = String(repeating: "  accent: { light: black }\n  accent: black\n", count: 50)
        let theme = LoadedTheme(
            "extends: base\ncolors:\n\(repeats)  accent: { dark: white }\n", bases: ["base": base])
        let token = try #require(theme.theme.tokens[.colors]["accent"])
        #expect(token.values.map { $0.map(\.layer) } == [["theme base"], ["theme test", "theme base"]])
        #expect(theme.color("accent", "light") == "#102030")
        #expect(theme.color("accent", "dark") == "#FFFFFF")
        #expect(token.keyRange.start.line == 104)
    }

    @Test func remembersEveryDefinitionStrongestFirst() throws {
        let theme = LoadedTheme(
            "extends: middle\ncolors: { accent: { dark: black } }\n",
            bases: ["middle": "extends: base\ncolors: { accent: white }\n", "base": base])
        let token = try #require(theme.theme.tokens[.colors]["accent"])
        #expect(
            token.values.map { $0.map(\.layer) } == [
                ["theme middle", "theme base"], ["theme test", "theme middle", "theme base"],
            ])
        #expect(
            token.values[1].map(\.value.range.file.path) == [
                "Themes/test.yaml", "Themes/middle.yaml", "Themes/base.yaml",
            ])
        #expect(token.isOwn)
    }

    @Test func listsTokensInTheOrderOfTheirFirstAppearance() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { newer: black, link: white }\n", bases: ["base": base])
        #expect(Array(theme.theme.tokens[.colors].names) == ["accent", "link", "newer"])
    }

    @Test func replacesTextsByKeyAndLocale() {
        let theme = LoadedTheme(
            "extends: base\nstrings: { greeting: { en: Hi, zh-Hans: 嗨 } }\n",
            bases: ["base": base + "\nstrings: { greeting: { en: Hey, zh-Hans: 嘿 } }\n"])
        #expect(theme.theme.strings.text("greeting", locale: "en") == "Hi")
        #expect(theme.theme.strings.text("greeting", locale: "zh-Hans") == "嗨")
        #expect(theme.theme.strings.text("farewell", locale: "en") == "farewell")
    }
}
