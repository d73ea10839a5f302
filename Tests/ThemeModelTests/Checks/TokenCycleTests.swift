import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct TokenCycleTests {
    @Test(arguments: [
        ("colors:\n  a: 1️⃣$b\n  b: $c\n  c: $a\n", "the colour refers to itself: a → b → c → a"),
        ("colors:\n  a: 1️⃣$a @ 50%\n", "the colour refers to itself: a → a"),
        ("metrics:\n  a: 1️⃣$b\n  b: $a\n", "the metric refers to itself: a → b → a"),
        ("fonts:\n  a: 1️⃣$b\n  b: $a\n", "the font refers to itself: a → b → a"),
        ("shadows:\n  a: 1️⃣$b\n  b: $a\n", "the shadow refers to itself: a → b → a"),
        ("colors:\n  first: $a\n  a: 1️⃣$b\n  b: $a\n", "the colour refers to itself: a → b → a"),
    ])
    func drawsTheRingAtItsFirstToken(_ marked: String, _ message: String) {
        let marked = MarkedText(marked)
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.token-cycle")))
        #expect(theme.messages == [message])
    }

    @Test func notesEveryOtherMember() {
        let theme = LoadedTheme("colors:\n  a: $b\n  b: $c\n  c: $a\n")
        #expect(theme.diagnostics.first?.notes.map(\.message) == ["'b' goes on here", "'c' goes on here"])
        #expect(theme.diagnostics.first?.notes.compactMap { $0.range?.start.line } == [4, 5])
    }

    @Test func findsARingThatOnlyOneModeHas() {
        let marked = MarkedText(
            "modes: [light, dark]\ncolors:\n  a: { light: white, dark: 1️⃣$b }\n  b: { light: black, dark: $a }\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.token-cycle")))
    }

    @Test func findsARingThatOnlyOneDeviceHas() {
        let marked = MarkedText("metrics:\n  a: { phone: 1, pad: 1️⃣$b }\n  b: { phone: $a, pad: $a }\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.token-cycle")))
    }

    @Test func findsARingThatAModeOnlyHasByStandingIn() {
        let theme = LoadedTheme("modes: [light, dark]\ncolors:\n  a: { light: $b }\n  b: { dark: $a }\n")
        #expect(theme.diagnostics.map(\.id).contains("theme.token-cycle"))
    }

    @Test func reportsARingAcrossFilesWhereTheDerivedThemeClosesIt() {
        let marked = MarkedText("extends: base\ncolors:\n  b: 1️⃣$a\n")
        let theme = LoadedTheme(marked.text, bases: ["base": "colors: { a: $b, b: white }\n"])
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.token-cycle")))
        #expect(theme.messages == ["the colour refers to itself: b → a → b"])
    }

    @Test func leavesTheRingOfABaseToTheBase() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { c: $a }\n", bases: ["base": "colors: { a: $b, b: $a }\n"])
        #expect(theme.places == [])
    }
}
