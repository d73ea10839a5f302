import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ImageFileTests {
    private let files = InMemoryFileSystem(
        texts: [
            "Themes/icons/good.svg": "<?xml version=\"1.0\"?>\n<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>",
            "Themes/icons/text.svg": "not a picture",
            "Themes/icons/fake.png": "<svg/>", "Themes/icons/good.bmp": "BM",
            "logo.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>",
        ],
        bytes: [
            "Themes/icons/good.png": Rasters.png(), "Themes/icons/good.jpg": Rasters.jpeg(),
            "Themes/icons/good.gif": Rasters.gif(), "Themes/icons/good.webp": Rasters.webp(),
            "Themes/icons/gif.png": Rasters.gif(),
        ],
        links: [
            "Themes/icons/inside.svg": "Themes/icons/good.svg", "Themes/icons/outside.svg": "logo.svg",
            "Themes/icons/ring.svg": "Themes/icons/ring.svg",
        ])

    @Test(arguments: [
        "icons/good.svg", "icons/good.png", "icons/good.jpg", "icons/good.gif", "icons/good.webp", "icons/inside.svg",
    ])
    func acceptsAPictureBelowTheThemesFolder(_ path: String) {
        #expect(LoadedTheme("images: { star: \(path) }\n", fileSystem: files).places == [])
    }

    @Test(arguments: [
        ("icons/missing.svg", "theme.missing-image"), ("icons/ring.svg", "theme.missing-image"),
        ("icons", "theme.image-type"), ("../logo.svg", "theme.image-outside"),
        ("icons/../../logo.svg", "theme.image-outside"), ("/logo.svg", "theme.image-outside"),
        ("icons/outside.svg", "theme.image-outside"), ("icons/good.bmp", "theme.image-type"),
        ("icons/text.svg", "theme.broken-image"), ("icons/fake.png", "theme.image-type"),
        ("icons/gif.png", "theme.image-type"),
    ])
    func reportsWhatIsNoPictureBelowTheThemesFolder(_ path: String, _ rule: String) {
        let marked = MarkedText("images:\n  star: { file: 1️⃣\(path) }\n")
        #expect(LoadedTheme(marked.text, fileSystem: files).places == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test func namesTheNearestFile() {
        let theme = LoadedTheme("images: { star: icons/god.svg }\n", fileSystem: files)
        #expect(theme.diagnostics.first?.hint == "did you mean 'icons/good.svg'?")
        let mended = theme.file.applying(theme.diagnostics.first?.fixes.first?.edits ?? [])
        #expect(mended == "theme: test\nimages: { star: icons/good.svg }\n")
    }

    @Test func checksEveryModeAndReportsASharedFileOnce() {
        let marked = MarkedText(
            """
            modes: [light, dark]
            images:
              star: { light: icons/good.svg, dark: 1️⃣icons/none-at-all.svg }
              moon: { file: icons/none-at-all.svg, tint: black }
            """)
        let theme = LoadedTheme(marked.text, fileSystem: files)
        #expect(theme.places == expectedPlaces(marked, ("1️⃣", "theme.missing-image")))
    }
}
