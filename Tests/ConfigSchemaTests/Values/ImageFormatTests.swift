import ConfigSchema
import Testing

@Suite struct ImageFormatTests {
    @Test(
        arguments: [
            ("icons/a.svg", .svg), ("a.PNG", .png), ("a.b.Svg", .svg), ("a.gif", .gif), ("a.JPG", .jpeg),
            ("a.jpeg", .jpeg), ("a.webp", .webp), ("a.bmp", nil), ("svg", nil), ("a.svg/b", nil),
            ("", nil),
        ] as [(String, ImageFormat?)])
    func goesByTheEnding(_ path: String, _ format: ImageFormat?) {
        #expect(ImageFormat(path: path) == format)
    }

    @Test func namesTheFormatsForASentence() {
        #expect(ImageFormat.names == "SVG, PNG, JPEG, GIF or WebP")
    }
}
