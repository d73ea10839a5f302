import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ModeTests {
    @Test func reportsAModeThatStandsTwiceWithTheFirst() {
        let marked = MarkedText("modes: [light, dark, 1️⃣light]\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.duplicate-mode")))
        #expect(theme.diagnostics.first?.notes.first?.range?.start == SourcePosition(line: 2, column: 9))
    }

    @Test(arguments: [
        "modes: [light, dark]\ncolors:\n  a: { light: white, dark: black, 1️⃣drak: black }\n",
        "modes: [light, dark]\ncomponents:\n  card: { borderColor: { light: white, 1️⃣drak: black } }\n",
        "modes: [light, dark]\ncomponents:\n  card: { borderColor: { pad: { light: white, 1️⃣drak: black }, phone: white } }\n",
    ])
    func reportsAModeThatTheThemeDoesNotHave(_ marked: String) {
        let marked = MarkedText(marked)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.unknown-mode")))
        #expect(theme.diagnostics.first?.hint == "did you mean 'dark'?")
        #expect(theme.messages == ["theme 'test' has no mode 'drak'; it has light and dark"])
    }

    private static let colors = (0..<5).map { "  a\($0): { light: white, dark: black }\n" }.joined()

    @Test func reportsASlipInTheListOnce() {
        let marked = MarkedText("modes: [light, 1️⃣drak]\ncolors:\n" + Self.colors)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.unknown-mode")))
        #expect(
            theme.messages == ["5 values are for the mode 'dark', which the theme does not list; none is for 'drak'"])
        #expect(theme.diagnostics.first?.fixes.first?.edits.first?.text == "dark")
    }

    @Test func reportsAModeThatTheListLeavesOutOnce() {
        let marked = MarkedText("modes: 1️⃣[light]\ncolors:\n" + Self.colors)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.unknown-mode")))
        #expect(theme.messages == ["5 values are for the mode 'dark', which the theme does not list"])
    }

    @Test func reportsAModeThatNothingIsWrittenForOnce() {
        let marked = MarkedText("modes: [light, dark, 1️⃣contrast]\ncolors:\n" + Self.colors)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.missing-mode")))
        #expect(theme.messages == ["none of the 5 tokens by mode has a value for the mode 'contrast'"])
    }

    @Test func leavesTheSlipInABasesListToTheBase() {
        let base = "modes: [light, drak]\ncolors:\n" + Self.colors
        let theme = LoadedTheme("extends: base\ncolors:\n  b: { light: white, dark: black }\n", bases: ["base": base])
        #expect(theme.messages.filter { $0.contains("dark") } == [])
    }

    @Test func reportsEveryPlaceOfASlipThatIsRepeated() {
        let slips = (0..<4).map { "  a\($0): { light: white, drak: black }\n" }.joined()
        let theme = LoadedTheme("modes: [light, dark]\ncolors:\n  b: { light: white, dark: black }\n" + slips)
        #expect(theme.diagnostics.count { $0.id == "theme.unknown-mode" } == 4)
    }

    @Test func reportsATokenWithoutAValueInAMode() {
        let marked = MarkedText("modes: [light, dark, night]\ncolors:\n  1️⃣a: { light: white }\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.missing-mode")))
        #expect(theme.messages == ["the colour 'a' has no value for the mode 'dark' and 'night'"])
        #expect(theme.diagnostics.first?.hint == "'light' stands in")
    }

    @Test func pointsAtAnAddedModeForWhatTheBaseDoesNotSay() {
        let marked = MarkedText("extends: base\nmodes: [light, 1️⃣night]\n")
        let theme = LoadedTheme(
            marked.text, bases: ["base": "modes: [light, dark]\ncolors:\n  a: { light: white, dark: black }\n"])
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.missing-mode")))
        #expect(theme.diagnostics.first?.notes.first?.range?.file.path == "Themes/base.yaml")
    }

    @Test func acceptsAModeThatABaseFillsIn() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { a: { dark: black } }\n",
            bases: ["base": "modes: [light, dark]\ncolors: { a: white }\n"])
        #expect(theme.places == [])
    }
}

@Suite struct EqualRoleTests {
    @Test func reportsTwoRolesOfAFamilyThatOneModeMakesEqual() {
        let marked = MarkedText(
            """
            modes: [light, dark]
            colors:
              textLevel2Color: { light: "#586376", dark: white @ 60% }
              textLevel3Color: { light: "#7B88A0", dark: 1️⃣white @ 60% }
            """)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.equal-roles")))
        #expect(
            theme.messages == [
                "'textLevel3Color' and 'textLevel2Color' are one colour in the mode 'dark', #FFFFFF99, and differ in others"
            ])
    }

    @Test(arguments: [
        "noteOne: { light: white, dark: black }\n  iconTwo: { light: white, dark: white }",
        "noteOne: { light: white, dark: black }\n  noteTwo: $noteOne",
        "noteOne: { light: white, dark: black }\n  noteTwo: { light: white, dark: black }",
        "noteOne: { light: white, dark: black }\n  noteTwo: { light: $noteOne, dark: white }",
    ])
    func acceptsRolesThatAreEqualOnPurposeOrCannotBeConfused(_ tokens: String) {
        #expect(LoadedTheme("modes: [light, dark]\ncolors:\n  \(tokens)\n").places == [])
    }

    @Test func leavesToTheBaseRolesThatAreEqualThere() {
        let base =
            "modes: [light, dark]\ncolors:\n  noteOne: { light: white, dark: black }\n"
            + "  noteTwo: { light: white, dark: \"#222222\" }\n"
        let theme = LoadedTheme(
            "extends: base\ncolors:\n  noteOne: { light: white, dark: \"#111111\" }\n", bases: ["base": base])
        #expect(theme.places == [])
    }

    @Test func reportsADerivedThemeThatMakesRolesEqual() {
        let marked = MarkedText("extends: base\ncolors:\n  noteOne: { dark: 1️⃣\"#222222\" }\n")
        let theme = LoadedTheme(
            marked.text,
            bases: [
                "base":
                    "modes: [light, dark]\ncolors:\n  noteOne: { light: white, dark: black }\n  noteTwo: { light: black, dark: \"#222222\" }\n"
            ])
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.equal-roles")))
    }
}
