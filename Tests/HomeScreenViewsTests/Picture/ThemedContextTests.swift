import ConfigSchema
import HomeScreenViews
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ThemedContextTests {
    private static let text = """
        theme: example
        modes: [light, dark]
        colors: { systemBackgroundColor: { light: white, dark: black } }
        fonts: { brand: { file: fonts/Brand-Regular.ttf, size: 20 } }
        images: { drawing: drawing.svg }
        """
    private let theme: Theme
    private let files: InMemoryFileSystem

    init() throws {
        let catalog = ConfigCatalog(components: [], strings: StringTable([:], locales: ["en"]), deviceClasses: [])
        let document = ThemeDocument(
            id: "example", file: SourceFile(path: "Themes/example.yaml", text: Self.text), catalog: catalog,
            format: ThemeFormat.group(for: catalog))
        try #require(document.diagnostics.map(\.message) == [])
        theme = Theme(chain: [document], catalog: catalog)
        files = InMemoryFileSystem(
            texts: [
                "Themes/drawing.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><rect width=\"40\" height=\"20\"/></svg>"
            ], bytes: ["Themes/fonts/Brand-Regular.ttf": try TestFonts.bytes("Brand-Regular.ttf")])
    }

    private func context(_ mode: String) -> ViewContext {
        ViewContext(theme, mode: mode, container: LayoutSize(width: 100, height: 100), files: files) { source in
            if case .theme(let image) = source { ViewImage(address: image.name, size: nil) } else { nil }
        }
    }

    @Test func measuresTheThemesOwnFonts() throws {
        let font = FontValue(size: 20, weight: .regular, family: "fonts/Brand-Regular.ttf")
        // A box of half an em for each letter.
        #expect(context("light").width(of: "abcd", in: font) == 40)
        #expect(context("light").width(of: "abcd", in: FontValue(size: 20)) != 40)
    }

    @Test func knowsHowLargeTheThemesImagesAre() throws {
        let image = try #require(theme.image("drawing", in: Situation(mode: "light", deviceClass: "", locale: "en")))
        #expect(context("light").image(.theme(image))?.size == LayoutSize(width: 40, height: 20))
    }

    @Test func drawsTextsSoThatTheyShowInEachMode() {
        #expect(context("light").textColor == .black)
        #expect(context("dark").textColor == .white)
    }
}
