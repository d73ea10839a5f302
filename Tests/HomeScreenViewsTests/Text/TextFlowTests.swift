import ConfigSchema
import HomeScreenViews
import SceneModel
import Testing

@Suite struct TextFlowTests {
    private static let context = ViewContext(
        container: LayoutSize(width: 200, height: 200),
        measureText: { text, font in Double(text.count) * font.size / 2 })

    private func flow(
        _ text: String, _ width: Double? = nil, _ height: Double? = nil, change: (inout TextSettings) -> Void = { _ in }
    ) -> TextFlow {
        var settings = TextSettings(text, font: FontValue(size: 10))
        change(&settings)
        return TextFlow(settings, in: ViewProposal(width: width, height: height), Self.context)
    }

    @Test(arguments: [
        ("one two three", 40.0, ["one two", "three"]),
        ("one two three", 35, ["one two", "three"]),
        ("one two three", 34, ["one", "two", "three"]),
        ("一二三，四五", 22, ["一二三，", "四五"]),
        ("well-known", 30, ["well-", "known"]),
        ("a\nb c", 100, ["a", "b c"]),
        ("incomprehensible", 40, ["incompre", "hensible"]),
        ("10 km", 15, ["10", "km"]),
        ("10\u{A0}km", 30, ["10\u{A0}km"]),
    ])
    func breaksLines(_ text: String, _ width: Double, _ lines: [String]) {
        #expect(flow(text, width).lines == lines)
    }

    @Test func takesOneLineWithoutAnOffer() {
        #expect(flow("one two three").lines == ["one two three"])
        #expect(flow("one two three").width == 65)
    }

    @Test func shrinksAsFarAsItMayBeforeItCuts() {
        let fits = flow("aaaaaaaaaaaaaaaaaaaa", 50) { ($0.lines, $0.minScale) = (1, 0.5) }
        #expect(fits.scale == 0.5)
        #expect(fits.lines == ["aaaaaaaaaaaaaaaaaaaa"])
        // At 0.6 a letter is 3 wide: 15 and the ellipsis.
        let cut = flow("aaaaaaaaaaaaaaaaaaaa", 50) { ($0.lines, $0.minScale) = (1, 0.6) }
        #expect(cut.scale == 0.6)
        #expect(cut.lines == ["aaaaaaaaaaaaaaa…"])
        #expect(cut.isCut)
    }

    @Test func takesTheLargestScaleThatFits() {
        // Two lines of "aaaa bbbb" and "cccc" need 45 at full size.
        #expect(flow("aaaa bbbb cccc", 36) { ($0.lines, $0.minScale) = (2, 0.3) }.scale == 0.8)
    }

    @Test func takesNoMoreLinesThanThereIsHeightFor() {
        let flow = flow("one two three four", 20, 26)
        #expect(flow.lines == ["one", "two…"])
    }

    @Test func keepsOneLineWhereItIsFixed() {
        #expect(flow("one two three", 10, 5) { $0.isFixed = true }.lines == ["one two three"])
    }

    @Test func countsSpacingBetweenLines() {
        var settings = TextSettings("a b", font: FontValue(size: 10))
        settings.lineSpacing = 3
        let flow = TextFlow(settings, in: ViewProposal(width: 5), Self.context)
        #expect(flow.size(settings) == LayoutSize(width: 5, height: 27))
    }

    @Test func makesDigitsEquallyWide() {
        let context = ViewContext(
            container: LayoutSize(width: 200, height: 200),
            measureText: { text, _ in text.reduce(0) { $0 + ($1 == "1" ? 3 : 6) } })
        var settings = TextSettings("11:41", font: FontValue(size: 10))
        #expect(TextFlow(settings, in: ViewProposal(), context).width == 21)
        settings.hasEqualDigits = true
        #expect(TextFlow(settings, in: ViewProposal(), context).width == 30)
    }
}
