import ConfigSchema
import Testing

@testable import ThemeModel

@Suite struct ContrastTests {
    /// Known figures: the ends of the scale, the palest grey that passes on white, and what upstream's theme costs.
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x767676, 0xFFFFFF, 4.54),
            (0x777777, 0xFFFFFF, 4.48),
            (0x7B88A0, 0xFFFFFF, 3.58), (0x7B88A0, 0xF9F9FC, 3.40), (0xFFFFFF, 0x357BF6, 3.95),
            (0xFFFFFF, 0xF5655C, 3.04), (0xFFFFFF, 0xFFB554, 1.75), (0xFFFFFF, 0x64BB5C, 2.39),
            (0x317AF7, 0x2F2F2F, 3.35),
        ] as [(UInt32, UInt32, Double)])
    func countsAsWCAGDoes(_ text: UInt32, _ surface: UInt32, _ expected: Double) {
        let ratio = Contrast.ratio(SRGBColor(hex: text), SRGBColor(hex: surface))
        #expect((ratio * 100).rounded() / 100 == expected)
        #expect(Contrast.ratio(SRGBColor(hex: surface), SRGBColor(hex: text)) == ratio)
    }

    @Test(
        arguments: [
            "#7B88A0", "#64BB5C", "#FFB554", "#F5655C", "#317AF7", "#FF0000", "#00FF00", "#0000FF", "#FFFF00",
            "#808080",
            "#123456", "#FFFFFF", "#000000",
        ], ["#FFFFFF", "#F9F9FC", "#357BF6", "#2F2F2F", "#000000", "#808080", "#FFB554"])
    func proposesTheSameHueInALightnessThatPasses(_ text: String, _ surface: String) throws {
        let (color, surface) = (try parsed(text), try parsed(surface))
        let proposal = try parsed(try #require(Contrast.nearestPassing(color, on: surface)).hexText)
        #expect(Contrast.ratio(proposal, surface) >= Contrast.minimum)
        // Near black and white, rounding to 8 bits moves the hue of what little colour is left.
        guard HSL(proposal).saturation > 0.3, HSL(color).saturation > 0 else { return }
        let turn = abs(HSL(proposal).hue - HSL(color).hue)
        #expect(min(turn, 1 - turn) < 0.02)
    }

    @Test func keepsAColorThatPasses() throws {
        let color = try parsed("#586376")
        #expect(Contrast.nearestPassing(color, on: .white) == color)
    }

    @Test(arguments: [
        ("#FFFFFF99", "#7B7B7B"), ("#00000080", "#FFFFFF"), ("#FFFFFF61", "#2F2F2F"), ("#357BF6B3", "#F9F9FC"),
    ])
    func proposesATranslucentColorThatPassesAsWritten(_ text: String, _ surface: String) throws {
        let (color, surface) = (try parsed(text), try parsed(surface))
        let proposal = try parsed(try #require(Contrast.nearestPassing(color, on: surface)).hexText)
        #expect(Contrast.ratio(proposal.over(surface), surface) >= Contrast.minimum)
        #expect(proposal.alpha == color.alpha || proposal.alpha == 1)
    }

    @Test func turnsOpaqueOnlyWhenNoLightnessIsEnough() throws {
        let gray = try parsed("#808080")
        #expect(Contrast.nearestPassing(try parsed("#FFFFFF1A"), on: gray)?.alpha == 1)
        #expect(Contrast.nearestPassing(try parsed("#00000099"), on: .white)?.alpha == 0.6)
    }

    private func parsed(_ text: String) throws -> SRGBColor {
        let theme = LoadedTheme("colors: { asked: \"\(text)\" }\n")
        return try #require(theme.theme.color(token: "asked", mode: "light"))
    }
}
