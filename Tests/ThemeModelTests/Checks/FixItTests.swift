import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// Every theme here has one finding with a fix; applied, it leaves nothing to find.
@Suite struct FixItTests {
    @Test(arguments: [
        "colors: { accent: white }\ncomponents: { card: { borderColor: $acent } }\n",
        "modes: [light, dark]\ncomponents: { card: { borderColor: { light: white, drak: black } } }\n",
        "strings: { greting: Hi }\n",
        "images: { star: star.svg }\ncomponents: { card: { icon: stra } }\n",
        "images: { star: satr.svg }\n",
        "components: { card: { title: { textColor: \"#7B88A0\" } } }\n",
        "components: { card: { title: { textColor: rgb(123 136 160) } } }\n",
        "components:\n  card: { title: { textColor: &ink \"#7B88A0\" } }\n  badge: { plateColor: *ink, textColor: black }\n",
        "components:\n  card:\n    title: { textColor: \"#7B88A066\" }\n",
        "modes: [light, dark]\ncomponents:\n  card:\n    title:\n      textColor: { light: \"#999999\", dark: black }\n",
        "modes: [light, dark]\ncomponents:\n  card:\n    title:\n      textColor:\n        light: \"#999999\"\n        dark: black\n",
        "modes: [light, dark]\ncomponents:\n  card:\n    backgroundColor: { light: white, dark: black }\n    title:\n      textColor: rgb(150, 150, 150)\n",
        "modes: [light, dark]\ncolors: { ink: { light: \"#999999\", dark: white } }\ncomponents:\n  card:\n    backgroundColor: { light: white, dark: black }\n    title: { textColor: $ink }\n",
    ])
    func mendTheirFinding(_ text: String) throws {
        let files = InMemoryFileSystem(texts: [
            "Themes/star.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>"
        ])
        let theme = LoadedTheme(text, fileSystem: files)
        #expect(theme.diagnostics.count == 1)
        let finding = try #require(theme.diagnostics.first)
        try #require(!finding.fixes.isEmpty)
        for fix in finding.fixes {
            let mended = theme.file.applying(fix.edits)
            let checked = LoadedTheme(String(mended.drop { $0 != "\n" }.dropFirst()), fileSystem: files)
            #expect(checked.diagnostics == [], "after '\(fix.title)': \(mended)")
        }
    }
}
