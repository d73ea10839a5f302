import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ReadableTextTests {
    private let head = "modes: [light, dark]\n"

    @Test func reportsTextBelowTheMinimumAtItsColor() {
        let marked = MarkedText("components:\n  card: { title: { textColor: 1️⃣\"#7B88A0\" } }\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
        #expect(
            theme.messages == [
                "'card.title.textColor' on 'backgroundColor' has a contrast of 3.58:1 in light; text needs 4.5:1"
            ])
        #expect(theme.diagnostics.first?.severity == .warning)
    }

    @Test func neverRoundsUpToAFigureThatWouldPass() {
        // 4.4991, which a figure of two decimals would make 4.50.
        let theme = LoadedTheme(
            "components: { card: { title: { textColor: \"#067EB6\" }, backgroundColor: \"#FFFFFF\" } }\n")
        #expect(theme.messages.first?.contains("4.49:1") == true)
    }

    @Test func countsEveryModeAndProposesAColorForEach() {
        let theme = LoadedTheme(
            head + "components:\n  card:\n    backgroundColor: { light: white, dark: black }\n"
                + "    title: { textColor: { light: \"#999999\", dark: \"#555555\" } }\n")
        #expect(theme.diagnostics.map(\.id) == ["theme.contrast", "theme.contrast"])
        #expect(theme.messages.map { $0.contains("in light;") } == [true, false])
        #expect(theme.messages.map { $0.contains("in dark;") } == [false, true])
    }

    @Test func joinsModesThatFailAtOnePlace() throws {
        let theme = LoadedTheme(
            head + "components:\n  card:\n    backgroundColor: { light: white, dark: black }\n"
                + "    title: { textColor: \"#77777799\" }\n")
        let finding = try #require(theme.diagnostics.first)
        #expect(theme.diagnostics.count == 1)
        #expect(finding.message.contains("in light and") && finding.message.contains("in dark;"))
        #expect(finding.hint?.contains("in light and #") == true)
    }

    @Test func compositesEverySurface() {
        let marked = MarkedText(
            "components:\n  badge: { backgroundColor: white, plateColor: black @ 70%, textColor: 1️⃣white }\n")
        #expect(LoadedTheme(marked.text).places == [])
        let theme = LoadedTheme(marked.text.replacing("70%", with: "30%"))
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func findsTextThatOneDeviceAloneHas() {
        let marked = MarkedText(
            "components:\n  card: { title: { textColor: { phone: 1️⃣\"#999999\", pad: black } } }\n")
        #expect(LoadedTheme(marked.text).places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func reportsTheSurfaceWhenTheTextIsAnothersChoice() {
        let marked = MarkedText("components:\n  card: { backgroundColor: 1️⃣\"#333333\" }\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func reportsTheWorstOfSeveralTextsThatOneValueSpoils() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { ink: \"#999999\" }\n",
            bases: [
                "base":
                    "colors: { ink: black }\ncomponents:\n  badge: { textColor: $ink, plateColor: \"#BBBBBB\" }\n"
                    + "  card: { title: { textColor: $ink } }\n"
            ])
        #expect(theme.diagnostics.count == 1)
        #expect(theme.messages.first?.hasPrefix("'badge.textColor' on 'plateColor' has a contrast of 1.48:1") == true)
        #expect(theme.diagnostics.first?.notes.map(\.message) == ["too low here as well: 'card.title.textColor'"])
    }

    @Test func reportsTheTokenThatADerivedThemeChanged() {
        let marked = MarkedText("extends: base\ncolors:\n  ink: 1️⃣\"#999999\"\n")
        let theme = LoadedTheme(
            marked.text,
            bases: ["base": "colors: { ink: black }\ncomponents: { card: { title: { textColor: $ink } } }\n"])
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func leavesTheTextOfABaseToTheBase() {
        let base = "components: { card: { title: { textColor: \"#999999\" } } }\n"
        #expect(LoadedTheme("extends: base\ntitle: Test\n", bases: ["base": base]).places == [])
    }

    @Test(arguments: [
        "components: { card: { backgroundColor: \"#FFFFFF\" } }",
        "components: { card: { backgroundColor: \"#F8F8F8\" } }",
        "colors: { paper: white }",
    ])
    func leavesToTheBaseWhatIsAboutAsLowThere(_ change: String) {
        let base =
            "colors: { paper: white }\n"
            + "components: { card: { backgroundColor: $paper, title: { textColor: \"#999999\" } } }\n"
        #expect(LoadedTheme("extends: base\n\(change)\n", bases: ["base": base]).places == [])
    }

    @Test func reportsWhatADerivedThemeMakesWorse() {
        let marked = MarkedText("extends: base\ncomponents: { card: { backgroundColor: 1️⃣\"#CCCCCC\" } }\n")
        let base = "components: { card: { title: { textColor: \"#999999\" } } }\n"
        #expect(
            LoadedTheme(marked.text, bases: ["base": base]).places
                == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func namesTheSurfaceThatWouldPassAndTheTextsOwnPlace() throws {
        let theme = LoadedTheme(
            "extends: base\ncolors: { sea: \"#4FD1C5\" }\n",
            bases: [
                "base":
                    "colors: { sea: black }\n"
                    + "components: { card: { backgroundColor: $sea, title: { textColor: white } } }\n"
            ])
        let finding = try #require(theme.diagnostics.first)
        #expect(theme.diagnostics.count == 1)
        #expect(finding.hint == "behind it, #22837A would pass")
        #expect(finding.notes.map(\.message) == ["the text's own colour stands here"])
        #expect(finding.notes.first?.range?.file.path == "Themes/base.yaml")
        #expect(finding.fixes.map(\.title) == ["Use #22837A"])
    }

    @Test func mendsATokenThatNothingElseNeeds() throws {
        let theme = LoadedTheme(
            "extends: base\ncolors: { ink: \"#999999\" }\n",
            bases: [
                "base": head + "colors: { ink: { light: black, dark: white } }\n"
                    + "components: { card: { backgroundColor: { light: white, dark: black },"
                    + " title: { textColor: $ink } } }\n"
            ])
        let fix = try #require(theme.diagnostics.first?.fixes.first)
        #expect(theme.file.applying(fix.edits).contains("ink: { light: \"#757575\", dark: \"#999999\" }"))
        #expect(fix.isGuess)
    }

    @Test func saysWhyATokenStaysThatServesOppositeSurfaces() throws {
        let theme = LoadedTheme(
            "extends: base\ncolors: { ink: \"#808080\" }\n",
            bases: [
                "base": "colors: { ink: \"#757575\" }\ncomponents:\n"
                    + "  card: { backgroundColor: white, title: { textColor: $ink } }\n"
                    + "  badge: { backgroundColor: \"#060606\", textColor: $ink }\n"
            ])
        let finding = try #require(theme.diagnostics.first)
        #expect(theme.diagnostics.count == 1)
        #expect(finding.fixes.isEmpty)
        #expect(
            finding.notes.map(\.message) == ["'--fix' leaves it: with \"#767676\" 'badge.textColor' could not be read"])
    }

    @Test func saysWhyATranslucentSurfaceStays() {
        let theme = LoadedTheme(
            "extends: base\ncomponents: { badge: { plateColor: \"#00000066\" } }\n",
            bases: ["base": "components: { badge: { textColor: white, plateColor: black } }\n"])
        #expect(
            theme.diagnostics.flatMap(\.notes).map(\.message).contains(
                "'--fix' leaves it: only a part of this colour shows there"))
    }

    @Test func neverProposesADarkSurfaceForALightOne() {
        let theme = LoadedTheme(
            "extends: base\ncomponents: { card: { backgroundColor: white } }\n",
            bases: ["base": "components: { card: { backgroundColor: black, title: { textColor: \"#FFB554\" } } }\n"])
        #expect(theme.diagnostics.map(\.hint) == [nil])
    }

    @Test func looksForTheSurfaceAmongThoseThatCanBeSeen() {
        let marked = MarkedText(
            "extends: base\ncomponents: { badge: { backgroundColor: \"#FEFEFE\", plateColor: 1️⃣\"#999999\" } }\n")
        let theme = LoadedTheme(
            marked.text, bases: ["base": "components: { badge: { textColor: white, plateColor: black } }\n"])
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.contrast")))
    }

    @Test func doesNotMindTextThatIsNotDrawn() {
        #expect(LoadedTheme("components: { card: { title: { textColor: clear } } }\n").places == [])
    }
}
