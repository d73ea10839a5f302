import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ReferenceTests {
    @Test(arguments: [
        ("colors:\n  accent: white\n  link: 1️⃣$acent\n", "accent"),
        ("colors:\n  accent: white\n  link: { light: white, dark: 1️⃣$acent @ 50% }\nmodes: [light, dark]\n", "accent"),
        ("metrics: { gap: 1 }\ncomponents: { card: { borderWidth: 1️⃣$gp } }\n", "gap"),
        ("fonts: { body: { size: 9 } }\ncomponents: { card: { font: 1️⃣$bodi } }\n", "body"),
        ("colors: { shade: black }\nshadows:\n  soft: { color: 1️⃣$shde, offset: [0, 1], radius: 2 }\n", "shade"),
        ("colors: { glyph: black }\nimages:\n  star: { file: star.svg, tint: 1️⃣$glyp }\n", "glyph"),
    ])
    func reportsAMissingTokenAtItsUseWithTheNearest(_ marked: String, _ nearest: String) {
        let marked = MarkedText(marked)
        let files = InMemoryFileSystem(texts: [
            "Themes/star.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>"
        ])
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.unknown-token")))
        #expect(theme.diagnostics.first?.hint == "did you mean '$\(nearest)'?")
        #expect(theme.diagnostics.first?.fixes.first?.edits.first?.text == "$" + nearest)
    }

    @Test func namesAMissingImageWithoutADollar() {
        let marked = MarkedText("images: { star: star.svg }\ncomponents: { card: { icon: 1️⃣stra } }\n")
        let files = InMemoryFileSystem(texts: [
            "Themes/star.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>"
        ])
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.unknown-token")))
        #expect(theme.diagnostics.first?.fixes.first?.edits.first?.text == "star")
    }

    @Test func saysOfATokenOfAnotherCategoryWhatItIs() {
        let marked = MarkedText("metrics: { gap: 1 }\ncolors:\n  link: 1️⃣$gap\n")
        let theme = LoadedTheme(marked.text)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.token-category")))
        #expect(theme.messages == ["'gap' is a metric; a colour is expected here"])
        #expect(theme.diagnostics.first?.notes.first?.range?.start == SourcePosition(line: 2, column: 12))
    }

    @Test func findsTokensOfBases() {
        let theme = LoadedTheme(
            "extends: base\ncolors: { link: $accent }\n", bases: ["base": "colors: { accent: white }\n"])
        #expect(theme.places == [])
    }

    @Test func leavesWhatABaseRefersToWronglyToTheBase() {
        let theme = LoadedTheme("extends: base\ntitle: Test\n", bases: ["base": "colors: { link: $nobody }\n"])
        #expect(theme.places == [])
    }

    @Test func reportsATokenThatBuiltInValuesNeedInAThemeThatStandsAlone() {
        let catalog = TestCatalog.needing("$frameColor")
        let alone = LoadedTheme("title: Test\n", catalog: catalog)
        #expect(alone.places == ["0:8 theme.missing-token"])
        #expect(alone.messages == ["theme 'test' has no colour 'frameColor', which 'frame.borderColor' needs"])
        #expect(LoadedTheme("colors: { frameColor: black }\n", catalog: catalog).places == [])
        let derived = LoadedTheme("extends: base\ntitle: Test\n", bases: ["base": "title: Base\n"], catalog: catalog)
        #expect(derived.places == [])
    }
}
