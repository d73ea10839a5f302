import ConfigSchema
import HomeScreenViews
import SceneModel
import Testing

@Suite struct ViewPaintTests {
    private static let whole = LayoutRect(x: 0, y: 0, width: 100, height: 200)
    private static let grey = SRGBColor(red: 0.5, green: 0.5, blue: 0.5)

    @Test(arguments: [
        (180, LayoutRect(x: 10, y: 0, width: 20, height: 100), [SRGBColor.white, grey]),
        (0, LayoutRect(x: 10, y: 0, width: 20, height: 100), [grey, .black]),
        (90, LayoutRect(x: 50, y: 20, width: 50, height: 10), [grey, .black]),
        (180, LayoutRect(x: 0, y: 100, width: 100, height: 0), [grey]),
        // Both ends of the diagonal are corners.
        (135, whole, [.white, .black]),
    ])
    func hasTheColorsOfAPartOfAGradient(degrees: Double, part: LayoutRect, colors: [SRGBColor]) {
        let paint = ViewPaint.gradient([.white, .black], degrees: degrees)
        #expect(Set(paint.colors(in: part, of: Self.whole).map(\.hexText)) == Set(colors.map(\.hexText)))
    }

    @Test func hasTheColorsBetweenTheEndsOfAPart() {
        let red = SRGBColor(hex: 0xFF0000)
        let paint = ViewPaint.gradient([.white, red, .white], degrees: 180)
        let part = LayoutRect(x: 0, y: 50, width: 100, height: 100)
        #expect(paint.colors(in: part, of: Self.whole).contains(red))
    }
}
