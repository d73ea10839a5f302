import ConfigSchema
import Testing

@Suite struct ImageFormatTests {
    @Test(
        arguments: [
            ("icons/a.svg", .svg), ("a.PNG", .png), ("a.b.Svg", .svg), ("a.gif", nil), ("svg", nil), ("a.svg/b", nil),
            ("", nil),
        ] as [(String, ImageFormat?)])
    func goesByTheEnding(_ path: String, _ format: ImageFormat?) {
        #expect(ImageFormat(path: path) == format)
    }

    @Test(
        arguments: [
            (.svg, "<svg/>", true), (.svg, "<?xml version=\"1.0\"?><!-- a --><svg xmlns=\"\"/>", true),
            (.svg, "<SVG/>", false), (.svg, "", false), (.png, "\u{89}PNG", false), (.png, "", false),
        ] as [(ImageFormat, String, Bool)])
    func looksAtTheContent(_ format: ImageFormat, _ text: String, _ matches: Bool) {
        #expect(format.matches(Array(text.utf8)) == matches)
    }

    @Test func knowsAPNGByItsSignature() {
        #expect(ImageFormat.png.matches([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]))
    }

    @Test func looksForTheRootOfADrawingNearItsStartOnly() {
        #expect(!ImageFormat.svg.matches(Array((String(repeating: " ", count: 5000) + "<svg/>").utf8)))
    }

    @Test func namesTheFormatsForASentence() {
        #expect(ImageFormat.names == "SVG or PNG")
    }
}
