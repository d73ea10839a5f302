import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing
import TextMeasuring
import ThemeModel

@Suite struct FontFileTests {
    private let files: InMemoryFileSystem

    init() throws {
        let woff = try TestFonts.bytes("Brand-Bold.woff2")
        files = InMemoryFileSystem(
            texts: ["Themes/fonts/text.ttf": "no font", "Brand.ttf": "", "Themes/fonts/old.woff": "wOFF"],
            bytes: [
                "Themes/fonts/Brand.ttf": try TestFonts.bytes("Brand-Regular.ttf"), "Themes/fonts/Bold.woff2": woff,
                "Themes/fonts/Serif.otf": try TestFonts.bytes("BrandSerif.otf"),
                "Themes/fonts/Flex.ttf": try TestFonts.bytes("BrandFlex.ttf"),
                "Themes/fonts/cut.woff2": Array(woff.dropLast(20)), "Themes/fonts/wrong.ttf": woff,
                "Themes/fonts/old.ttf": Array("wOFF".utf8) + woff,
            ])
    }

    @Test(arguments: ["Brand.ttf", "Bold.woff2", "Serif.otf", "Flex.ttf"])
    func acceptsAFontBelowTheThemesFolder(name: String) {
        #expect(LoadedTheme("fonts: { body: { size: 9, file: fonts/\(name) } }\n", fileSystem: files).places == [])
    }

    @Test(arguments: [
        ("fonts/Brant.ttf", "there is no file 'fonts/Brant.ttf' below 'Themes'"),
        ("../Brand.ttf", "the font '../Brand.ttf' is not below the theme's folder"),
        ("./fonts/Brand.ttf", "'./fonts/Brand.ttf' cannot be the path of a font"),
        ("fonts/old.woff", "a font is a TTF, OTF or WOFF2 file; 'fonts/old.woff' ends otherwise"),
        ("fonts/text.ttf", "'fonts/text.ttf' is no font"),
        ("fonts/wrong.ttf", "the content of 'fonts/wrong.ttf' is that of a .woff2 file"),
        ("fonts/old.ttf", "'fonts/old.ttf' is WOFF; a theme's fonts are TTF, OTF or WOFF2 files"),
        ("fonts/cut.woff2", "'fonts/cut.woff2' ends after 556 of at least 576 bytes"),
    ])
    func refusesWhatIsNoFontBelowTheThemesFolder(path: String, message: String) {
        let marked = MarkedText("fonts:\n  body: { size: 9, file: 1️⃣\(path) }\n")
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.font-file")))
        #expect(theme.diagnostics.map(\.message) == [message])
    }

    @Test func decodesAFileOnce() throws {
        let decoded = DecodedFonts()
        func face(_ name: String) throws -> FontFace {
            try FontFile("fonts/\(name)", in: "Themes").read(in: files, knowing: decoded).face
        }
        let bold = try face("Bold.woff2")
        #expect(try face("Serif.otf") !== bold)
        #expect(try face("Bold.woff2") === bold)
    }

    @Test func findsAFamilyThatNobodyGives() {
        let marked = MarkedText(
            """
            fonts:
              title: { size: 20, file: fonts/Bold.woff2 }
              shout: { size: 20, file: fonts/Serif.otf, family: Loud }
              body: { size: 14, family: brand }
              loud: { size: 14, family: Loud }
              ui: { size: 14, family: segoe ui }
              other: { size: 14, family: 1️⃣Brend }
              none: { size: 14, family: 2️⃣Comik Sanz }
            """)
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(
            theme.places
                == expectedPlaces(marked, ("1️⃣", "theme.unknown-family"), ("2️⃣", "theme.unknown-family")))
        #expect(theme.diagnostics.first?.hint == "did you mean 'Brand'?")
        #expect(
            theme.diagnostics.last?.notes.map(\.message) == [
                "'fonts/Bold.woff2' gives 'Brand'", "'fonts/Serif.otf' gives 'Loud'",
            ])
    }

    @Test func tellsFilesOfOneFamilyByTheirWeights() {
        let marked = MarkedText(
            """
            fonts:
              a: { size: 9, file: fonts/Brand.ttf, family: Own, weight: bold }
              b: { size: 9, file: fonts/Serif.otf, family: Own, weight: light }
              c: { size: 9, file: fonts/Bold.woff2, family: 1️⃣own, weight: bold }
            """)
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.font-file")))
    }
}
