import SourceDiagnostics
import TestSupport
import Testing

@Suite struct ImageRemarkTests {
    private static func findings(_ drawing: String) -> [Diagnostic] {
        let files = InMemoryFileSystem(texts: ["Themes/star.svg": drawing])
        return LoadedTheme("images: { star: star.svg }\n", fileSystem: files).diagnostics
    }

    @Test(arguments: [
        ("<svg viewBox='0 0 9 9'><script/></svg>", "theme.unsafe-image", "has a script in 'script'"),
        ("<svg viewBox='0 0 9 9' onload='a()'/>", "theme.unsafe-image", "has the event 'onload'"),
        (
            "<svg viewBox='0 0 9 9'><foreignObject/></svg>", "theme.unsafe-image",
            "has the element 'foreignObject', which is no drawing"
        ),
        (
            "<svg viewBox='0 0 9 9'><use href='a.svg#b'/></svg>", "theme.unsafe-image",
            "refers to 'a.svg#b', outside of it"
        ),
        ("<!DOCTYPE svg><svg viewBox='0 0 9 9'/>", "theme.image-doctype", "has a document type"),
        ("<svg viewBox='0 0 9 9'><animate/></svg>", "theme.animated-image", "moves"),
        ("<svg width='9' height='9'/>", "theme.unscalable-image", "has no viewBox"),
        ("<svg viewBox='0 0 9 0'/>", "theme.unscalable-image", "has a viewBox without area"),
        ("<svg viewBox='0 0 9 9'><g></svg>", "theme.broken-image", "is not well-formed: mismatched tag in line 1"),
        (
            "<!DOCTYPE svg [<!ENTITY a 'b'>]>\n<svg/>", "theme.broken-image",
            "has a document type that declares entities in line 1"
        ),
    ])
    func namesWhatIsWrongWithADrawing(drawing: String, rule: String, words: String) {
        let found = Self.findings(drawing)
        #expect(found.map(\.id) == [rule])
        #expect(found.first?.message == "the image 'star.svg' " + words)
        #expect(found.first?.hint != nil)
    }

    @Test func pointsAtThePlaceInTheDrawing() {
        let found = Self.findings("<svg viewBox='0 0 9 9'>\n  <path onclick='a()'/>\n <script/>\n</svg>\n")
        #expect(found.map(\.message) == ["the image 'star.svg' has the event 'onclick', and 1 more"])
        #expect(found.first?.notes.map(\.range?.file.path) == ["Themes/star.svg", "Themes/star.svg"])
        #expect(
            found.first?.notes.map(\.range?.start) == [
                SourcePosition(line: 2, column: 3), SourcePosition(line: 3, column: 2),
            ])
    }

    @Test func measuresAnImageByItsPlace() {
        #expect(
            Self.findings("<svg viewBox='0 0 144 24'><path d='M4 4h16v16z'/></svg>").map(\.message)
                == ["the image 'star.svg' is 144 by 24, and its place is about square"])
        let files = InMemoryFileSystem(
            texts: [:], bytes: ["Themes/star.png": Rasters.png(extra: [], tall: 0x20, wide: 0x20)])
        let found = LoadedTheme("images: { star: star.png }\n", fileSystem: files).diagnostics
        #expect(found.map(\.message) == ["the image 'star.png' has 8195 by 8194 pixels"])
    }
}
