import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ThemeFileCheckTests {
    private func findings(_ text: String) -> [String] {
        let document = ThemeDocument(
            id: "test", file: SourceFile(path: "Themes/test.yaml", text: text), catalog: TestCatalog.catalog,
            format: ThemeFormat.group(for: TestCatalog.catalog))
        return document.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" }
    }

    @Test(arguments: [
        ("theme: 1️⃣other\ntitle: Test\n", "theme.name"),
        ("theme: 1️⃣test\n", "theme.empty"),
        ("1️⃣# nothing yet\n", "file.empty"),
        ("theme: test\nstrings:\n  1️⃣greting: Hi\n", "theme.unknown-text"),
        ("theme: test\nstrings:\n  parting: 1️⃣{ en: Ciao }\n", "config.missing-locale"),
        ("theme: test\ntitle: 1️⃣{ zh-Hans: 测试 }\n", "config.missing-locale"),
    ])
    func reportsWhatTheFileAloneTells(_ marked: String, _ rule: String) {
        let marked = MarkedText(marked)
        #expect(findings(marked.text) == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test(arguments: [
        ("[a: ", ["1:5 yaml.syntax"]), ("{ \"a\" # b\n :c : ", ["1:1 yaml.open-bracket"]),
        ("- theme\n", ["1:1 config.kind"]),
    ])
    func saysThatAThemeIsAMapUnlessTheFileCannotBeRead(_ text: String, _ places: [String]) {
        #expect(findings(text) == places)
    }

    @Test func mendsTheNameOfAThemeThatLiesElsewhere() throws {
        func document(_ file: SourceFile) -> ThemeDocument {
            ThemeDocument(
                id: "./drafts/test", file: file, catalog: TestCatalog.catalog,
                format: ThemeFormat.group(for: TestCatalog.catalog))
        }
        let broken = document(SourceFile(path: "drafts/test.yaml", text: "theme: other\ntitle: Test\n"))
        let finding = try #require(broken.diagnostics.first)
        #expect(finding.id == "theme.name")
        let mended = broken.file.applying(try #require(finding.fixes.first).edits)
        #expect(mended == "theme: test\ntitle: Test\n")
        #expect(document(SourceFile(path: "drafts/test.yaml", text: mended)).diagnostics == [])
    }

    @Test(arguments: ["{ en: Hi }", "{ zh-Hans: 嗨 }"])
    func letsTheBuiltInTextFillInTheOtherLanguage(_ text: String) {
        #expect(findings("theme: test\nstrings: { greeting: \(text) }\n") == [])
    }

    @Test func takesTheTitleInTheReadersLanguage() {
        let document = ThemeDocument(
            id: "test",
            file: SourceFile(path: "Themes/test.yaml", text: "theme: test\ntitle: { en: Test, zh-Hans: 测试 }\n"),
            catalog: TestCatalog.catalog, format: ThemeFormat.group(for: TestCatalog.catalog))
        #expect(document.title(locale: "zh-Hans") == "测试")
        #expect(document.title(locale: "fr") == "Test")
        #expect(document.folder == "Themes")
    }

    @Test func asksForNoTokenOfAThemeThatIsBroken() {
        let catalog = TestCatalog.needing("$frameColor")
        let theme = LoadedTheme("colors: { a: \"#FFFFFF }\n", catalog: catalog)
        #expect(!theme.diagnostics.map(\.id).contains("theme.missing-token"))
        #expect(theme.diagnostics.containsError)
    }
}
