import ConfigSchema
import Testing

@testable import ThemeModel

@Suite struct OtherTokenTests {
    @Test(arguments: [("phone", 3.0), ("pad", 6.0)])
    func followsMetricsOfADevice(_ device: String, _ expected: Double) {
        let theme = LoadedTheme(
            """
            metrics:
              gap: { phone: 3, pad: $large }
              large: 6
              width: $gap
            components: { card: { borderWidth: $width } }
            """)
        #expect(theme.value("card", "borderWidth", "light", device) == .length(Length(expected)))
    }

    @Test func followsFonts() {
        let theme = LoadedTheme(
            """
            fonts:
              body: $small
              small: { size: 9, weight: bold, family: serif }
            components: { card: { font: $body } }
            """)
        #expect(theme.value("card", "font") == .font(FontValue(size: 9, weight: .bold, family: "serif")))
    }

    @Test func followsEveryPartOfAShadow() {
        let theme = LoadedTheme(
            """
            modes: [light, dark]
            colors: { shade: { light: black @ 50%, dark: white } }
            metrics: { down: 2, blur: 8, strength: 0.5 }
            shadows:
              soft: { color: $shade, offset: [0, $down], radius: $blur, opacity: $strength }
              card: { light: $soft, dark: { color: $shade, offset: [1, 1], radius: 1, opacity: 1 } }
            components: { card: { shadow: $card } }
            """)
        #expect(
            theme.value("card", "shadow", "light")
                == .shadow(
                    ResolvedShadow(color: SRGBColor.black.opacity(0.25), offsetX: 0, offsetY: 2, radius: 8)))
        #expect(
            theme.value("card", "shadow", "dark")
                == .shadow(ResolvedShadow(color: .white, offsetX: 1, offsetY: 1, radius: 1)))
    }

    @Test func tintsAnImageInEachMode() {
        let theme = LoadedTheme(
            """
            modes: [light, dark]
            colors: { glyph: { light: black, dark: white } }
            images:
              star: { light: { file: star.svg, tint: $glyph }, dark: { file: night.svg, tint: $glyph } }
              photo: photo.png
            components: { card: { icon: star } }
            """)
        #expect(
            theme.value("card", "icon", "light")
                == .image(ResolvedImage(name: "star", file: ImageFile("star.svg", in: "Themes"), tint: .black)))
        #expect(
            theme.value("card", "icon", "dark")
                == .image(ResolvedImage(name: "star", file: ImageFile("night.svg", in: "Themes"), tint: .white)))
    }

    @Test func givesNoValueForAReferenceThatLeadsNowhere() {
        let theme = LoadedTheme(
            """
            metrics: { gap: $gap }
            fonts: { body: $body }
            shadows: { soft: $soft }
            components: { card: { borderWidth: $gap, font: $body, shadow: $soft, icon: star } }
            """)
        #expect(["borderWidth", "font", "shadow", "icon"].map { theme.value("card", $0) } == [nil, nil, nil, nil])
    }
}
