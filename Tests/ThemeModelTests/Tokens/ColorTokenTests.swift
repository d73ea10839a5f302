import Testing
import ThemeModel

@Suite struct ColorTokenTests {
    @Test func givesEachModeItsOwnColor() {
        let theme = LoadedTheme(
            """
            modes: [light, dark]
            colors:
              accent: { light: "#102030", dark: "#405060" }
            """)
        #expect(theme.color("accent", "light") == "#102030")
        #expect(theme.color("accent", "dark") == "#405060")
    }

    @Test func followsReferencesInTheModeThatIsAskedFor() {
        let theme = LoadedTheme(
            """
            modes: [light, dark]
            colors:
              link: $accent
              quiet: $link
              accent: { light: "#102030", dark: "#405060" }
            """)
        #expect(theme.color("quiet", "light") == "#102030")
        #expect(theme.color("quiet", "dark") == "#405060")
    }

    @Test func chainsLeadToOtherTokensInEachMode() {
        let theme = LoadedTheme(
            """
            modes: [light, dark]
            colors:
              bright: "#FFFFFF"
              deep: "#000000"
              surface: { light: $bright, dark: $deep }
              card: $surface
            """)
        #expect(theme.color("card", "light") == "#FFFFFF")
        #expect(theme.color("card", "dark") == "#000000")
    }

    @Test(arguments: [
        ("$accent @ 50%", "#10203080"),
        // The last opacity replaces the one before; it does not multiply it.
        ("$faint @ 40%", "#10203066"),
        ("$faint", "#10203033"),
        ("white @ 0%", "#FFFFFF00"),
        ("$accent @ 100%", "#102030"),
    ])
    func appliesAnOpacityToWhatItStandsBehind(_ text: String, _ expected: String) {
        let theme = LoadedTheme(
            """
            colors:
              accent: "#102030"
              faint: $accent @ 20%
              asked: \(text)
            """)
        #expect(theme.color("asked") == expected)
    }

    @Test(arguments: [("light", "#30B0C7"), ("dark", "#40C8E0"), ("highContrastDark", "#40C8E0")])
    func takesSystemColorsFromTheModesName(_ mode: String, _ expected: String) {
        let theme = LoadedTheme(
            """
            modes: [light, dark, highContrastDark]
            colors:
              accent: systemTeal
              link: $accent
            """)
        #expect(theme.color("link", mode) == expected)
    }

    @Test func fillsAMissingModeFromTheFirstThatHasAValue() {
        let theme = LoadedTheme(
            """
            modes: [light, dark, night]
            colors:
              accent: { dark: "#405060" }
              link: $accent
            """)
        #expect(theme.color("link", "light") == "#405060")
        #expect(theme.color("link", "night") == "#405060")
    }

    @Test func knowsNoColorForACircleOrAMissingToken() {
        let theme = LoadedTheme(
            """
            colors:
              one: $two
              two: $one
              three: $nobody
              four: $three
              five: "#123456"
            """)
        #expect(["one", "two", "three", "four", "six"].map { theme.color($0) } == [nil, nil, nil, nil, nil])
        #expect(theme.color("five") == "#123456")
    }

    @Test func treatsAnUnknownModeAsTheDefaultOne() {
        let theme = LoadedTheme("modes: [dark, light]\ncolors: { accent: { light: white, dark: black } }\n")
        #expect(theme.situation("sepia").mode == "dark")
    }
}
