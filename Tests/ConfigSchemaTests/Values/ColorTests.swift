import ConfigSchema
import Testing

@Suite struct ColorTests {
    @Test(arguments: [
        (SRGBColor(hex: 0x357BF6), "#357BF6"), (SRGBColor(hex: 0x000001), "#000001"), (.clear, "#00000000"),
        (.white, "#FFFFFF"), (SRGBColor(hex: 0xFFFFFF, alpha: 0.5), "#FFFFFF80"),
        (SRGBColor(red: 2, green: -1, blue: 0.5), "#FF0080"),
        (SRGBColor(red: 0, green: 0, blue: 0, alpha: 7), "#000000"),
    ])
    func writesItselfAsAThemeDoes(_ color: SRGBColor, _ text: String) {
        #expect(color.hexText == text)
    }

    @Test(arguments: [
        (SRGBColor.white, SRGBColor.black, "#FFFFFF"), (SRGBColor.white.opacity(0.5), .black, "#808080"),
        (.clear, .white, "#FFFFFF"), (.clear, .clear, "#00000000"), (SRGBColor.black.opacity(0.6), .white, "#666666"),
        (SRGBColor.white.opacity(0.5), SRGBColor.white.opacity(0.5), "#FFFFFFBF"),
    ])
    func paintsItselfOverAnother(_ top: SRGBColor, _ bottom: SRGBColor, _ result: String) {
        #expect(top.over(bottom).hexText == result)
    }

    @Test(arguments: [
        ("systemTeal", "light", "#30B0C7"), ("systemTeal", "dark", "#40C8E0"),
        ("systemTeal", "highContrastDark", "#40C8E0"),
        ("label", "sepia", "#000000"), ("separator", "light", "#3C3C434A"), ("systemGray6", "DARK", "#1C1C1E"),
    ])
    func givesThePaletteByMode(_ name: String, _ mode: String, _ text: String) throws {
        #expect(try #require(SystemColor.named(name)).value(in: mode).hexText == text)
    }

    @Test func namesEachColorOfThePaletteOnce() {
        #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
        #expect(SystemColor.named("systemteal") == nil)
    }

    @Test func appliesAnOpacityInPlaceOfTheColorsOwn() {
        let half = SRGBColor.white.opacity(0.5)
        #expect(ColorExpression(.token("a"), alpha: 0.2).applyingAlpha(to: half).alpha == 0.2)
        #expect(ColorExpression(.token("a")).applyingAlpha(to: half).alpha == 0.5)
    }

    @Test(arguments: [(FontWeight.ultraLight, 100), (.regular, 400), (.semibold, 600), (.black, 900)])
    func countsWeightsAsCSSDoes(_ weight: FontWeight, _ number: Int) {
        #expect(weight.number == number)
    }
}
