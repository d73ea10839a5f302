import ConfigSchema
import SourceDiagnostics
import Testing
import ThemeModel

@Suite struct ExplanationTests {
    private let base = """
        modes: [light, dark]
        colors:
          ink: { light: "#222222", dark: "#DDDDDD" }
          accent: $ink
        components:
          card:
            borderColor: black
            borderWidth: { phone: 1, pad: 2s }
        """

    private func explain(
        _ theme: LoadedTheme, _ path: String, _ mode: String = "light", _ device: String = "pad"
    ) throws -> [Explanation] {
        let component = try #require(theme.theme.catalog.index(of: "card"))
        let cascade = Cascade(catalog: theme.theme.catalog, layers: theme.theme.layers)
        return theme.theme.explain(
            component: component, at: path, cascade: cascade, in: theme.situation(mode, device))
    }

    /// An explanation as a few lines of text; the built-in line without its place in Swift.
    private func text(_ explanation: Explanation) -> [String] {
        ["\(explanation.keyPath) = \(explanation.value)"]
            + explanation.lines.map { line in
                line.isBuiltIn
                    ? "\(line.role) default \(line.text)"
                    : "\(line.role) \(line.range.start.line) \(line.layer): \(line.text)"
            }
    }

    @Test func followsTokensFromTheLineThatSetsAValue() throws {
        let theme = LoadedTheme(
            "extends: base\ncomponents: { card: { borderColor: $accent @ 50% } }\n", bases: ["base": base])
        let found = try #require(try explain(theme, "borderColor", "dark").first)
        #expect(
            text(found) == [
                "card.borderColor = #DDDDDD80", "sets 3 theme test: $accent @ 50%", "token 5 colour accent: $ink",
                "token 4 colour ink: \"#DDDDDD\"", "overridden 8 theme base: black",
            ])
        #expect(found.color == SRGBColor(hex: 0xDDDDDD).opacity(0.5))
        #expect(!found.isDefault)
    }

    @Test func namesTheTokensThatADerivedThemeOverrides() throws {
        let theme = LoadedTheme(
            "extends: base\ncolors: { ink: \"#333333\" }\ncomponents: { card: { borderColor: $ink } }\n",
            bases: ["base": base])
        #expect(
            text(try #require(try explain(theme, "borderColor").first)) == [
                "card.borderColor = #333333", "sets 4 theme test: $ink", "token 3 colour ink: \"#333333\"",
                "overridden 4 colour ink, theme base: \"#222222\"", "overridden 8 theme base: black",
            ])
    }

    @Test(arguments: [("phone", "1"), ("pad", "2s")])
    func writesALengthAsAFileDoes(_ device: String, _ expected: String) throws {
        let theme = LoadedTheme("extends: base\n", bases: ["base": base])
        #expect(try explain(theme, "borderWidth", "light", device).first?.value == expected)
    }

    @Test func namesTheAliasThatAValueCameThrough() throws {
        let theme = LoadedTheme(
            "components:\n  badge: { textColor: &ink \"#333333\" }\n  card: { borderColor: *ink }\n")
        #expect(
            text(try #require(try explain(theme, "borderColor").first)) == [
                "card.borderColor = #333333", "sets 3 theme test: \"#333333\"", "alias 4 used here: ",
            ])
    }

    @Test func saysWhatTheDeclarationDecidesWhenNoFileDoes() throws {
        let found = try #require(try explain(LoadedTheme("title: Test\n"), "opacity").first)
        #expect(text(found) == ["card.opacity = 1", "sets default 1"])
        #expect(found.isDefault)
        #expect(found.summary == "Its opacity.")
    }

    @Test(arguments: [
        ("title", ["card.title.textColor", "card.title.text"]), ("title.text", ["card.title.text"]), ("tit", []),
        ("title.nothing", []),
    ])
    func explainsEverythingBelowAPath(_ path: String, _ expected: [String]) throws {
        #expect(try explain(LoadedTheme("title: Test\n"), path).map(\.keyPath) == expected)
    }

    @Test(arguments: [
        (0.0, "0"), (12, "12"), (0.5, "0.5"), (1 / 3.0, "0.3333"), (-2.00001, "-2"), (.infinity, "0"), (.nan, "0"),
        (1e300, "1e+300"),
    ])
    func writesNumbersShortly(_ number: Double, _ text: String) {
        #expect(number.shortText == text)
    }
}
