import TestSupport
import Testing
import TextMeasuring

@Suite struct TextMeasurerTests {
    private static func width(_ text: String, _ font: TextFont) -> Double {
        (TextMeasurer.width(of: text, in: font) * 1000).rounded() / 1000
    }

    @Test func addsUpWhatAFontFileSays() throws {
        let font = TextFont(size: 20, face: try FontFace(TestFonts.bytes("Brand-Regular.ttf")))
        #expect(Self.width("Wi a", font) == 20 * (0.9 + 0.25 + 0.3 + 0.5))
        #expect(Self.width("", font) == 0)
    }

    @Test func measuresInTheSystemFontWhatAFontFileLacks() throws {
        let font = TextFont(size: 10, face: try FontFace(TestFonts.bytes("Brand-Regular.ttf")))
        #expect(Self.width("a陈a", font) == 20)
        #expect(Self.width("e\u{301}", font) == Self.width("e\u{301}", TextFont(size: 10)))
    }

    @Test(arguments: [
        ("小班课", 48), ("ａＢ：", 48), ("한국어", 48), ("a", 9.024), ("i", 4.4), ("aéÅ", 9.024 + 9.312 + 10.816),
        ("👩‍🏫", 20.4), ("\u{200B}\u{200D}", 0), ("“", 16), ("Истории", 69.952), ("Ж", 15.184),
    ])
    func knowsTheSystemFont(text: String, width: Double) {
        #expect(Self.width(text, TextFont(size: 16)) == width)
    }

    @Test func widensWithTheWeight() {
        let widths = [100, 400, 500, 600, 700, 900].map { Self.width("Attendance", TextFont(size: 16, weight: $0)) }
        #expect(widths[0] == widths[1])
        #expect(widths[1] < widths[2] && widths[2] < widths[3] && widths[3] < widths[4])
        #expect(widths[4] == widths[5])
    }

    @Test func takesTheWidestOfSeveralLines() {
        let font = TextFont(size: 16)
        #expect(Self.width("to be\nor not to be\r\n", font) == Self.width("or not to be", font))
        #expect(TextMeasurer.lineHeight(of: font) == 21.6)
    }
}
