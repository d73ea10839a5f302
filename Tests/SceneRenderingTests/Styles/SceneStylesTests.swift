import Foundation
import SceneRendering
import Testing
import ThemeModel

@Suite struct SceneStylesTests {
    private static let theme = """
        images: { star: { file: icons/star.svg, tint: "#112233" } }
        colors: { systemBackgroundColor: { light: white, dark: black } }
        components: { sign: { icon: star, gap: 3 } }

        """

    @Test func writesValuesAsCustomPropertiesAndImagesAsRules() throws {
        let staged = try LampProject(theme: Self.theme).staged()
        let style = SceneStyles.values(staged.values, scale: 1, scope: ".x") { "/assets/\($0.path)" }
        #expect(style.hasPrefix(".x{--s:1;"))
        for declaration in ["--lampRow-backgroundColor:#ffffff;", "--sign-textColor:#000000;", "--sign-gap:3px;"] {
            #expect(style.contains(declaration))
        }
        #expect(style.contains(".x .icon-sign-icon{--icon:url(\"/assets/Themes/icons/star.svg\");--tint:#112233}"))
        let without = SceneStyles.values(staged.values, scale: 1, scope: ".x") { _ in nil }
        #expect(!without.contains("icon-sign-icon"))
    }

    @Test func writesTheSizesOfTheScreenAndTheFramesOfComponents() throws {
        let style = SceneStyles.layout(try LampProject().staged(device: "watch"))
        #expect(
            style == """
                .screen{width:200px;height:200px}
                #scene{width:200px;height:200px}
                #c-sign{left:0px;top:0px;width:200px;height:20px}
                #c-lampRow{left:10px;top:20px;width:180px;height:20px}

                """)
    }

    @Test func joinsTheRulesOfTheKindAndOfEveryComponent() throws {
        let rules = SceneStyles.rules(of: try LampProject().registry)
        let parts = [".placed {", "/* of the kind */", "/* lampRow */", ".lampRow {", "/* sign */", "/* menu */"]
        let places = parts.compactMap { rules.range(of: $0)?.lowerBound }
        #expect(places.count == parts.count && places == places.sorted())
    }

    @Test(arguments: [("light", "#ffffff", false), ("dark", "#000000", true)])
    func paintsTheScreenAroundTheScene(mode: String, color: String, isDark: Bool) throws {
        let theme = try LampProject(theme: Self.theme).staged().theme
        #expect(SceneStyles.surroundings(theme, mode: mode, scope: ".x").hasPrefix(".x{background:\(color)}\n"))
        #expect(theme.isDark(mode: mode) == isDark)
    }
}
