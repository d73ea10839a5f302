import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ImageFileTests {
    private let files = InMemoryFileSystem(
        texts: [
            "Themes/icons/good.svg": "<?xml version=\"1.0\"?>\n<svg/>", "Themes/icons/text.svg": "not a picture",
            "Themes/icons/fake.png": "<svg/>", "Themes/icons/good.gif": "GIF89a", "logo.svg": "<svg/>",
        ],
        bytes: ["Themes/icons/good.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]],
        links: [
            "Themes/icons/inside.svg": "Themes/icons/good.svg", "Themes/icons/outside.svg": "logo.svg",
            "Themes/icons/ring.svg": "Themes/icons/ring.svg",
        ])

    @Test(arguments: ["icons/good.svg", "icons/good.png", "icons/inside.svg"])
    func acceptsAPictureBelowTheThemesFolder(_ path: String) {
        #expect(LoadedTheme("images: { star: \(path) }\n", fileSystem: files).places == [])
    }

    @Test(arguments: [
        ("icons/missing.svg", "theme.missing-image"), ("icons/ring.svg", "theme.missing-image"),
        ("icons", "theme.image-type"), ("../logo.svg", "theme.image-outside"),
        ("icons/../../logo.svg", "theme.image-outside"), ("/logo.svg", "theme.image-outside"),
        ("icons/outside.svg", "theme.image-outside"), ("icons/good.gif", "theme.image-type"),
        ("icons/text.svg", "theme.image-type"), ("icons/fake.png", "theme.image-type"),
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
