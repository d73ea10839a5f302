import Foundation
import RobustnessSupport
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

/// Saves of a theme's values: what is kept of the scenes is what reading everything anew gives.
@Suite struct TokenSaveTests {
    private static let theme = "Themes/plain.yaml"

    private static let scenes = [
        // A text that is cut, by the scene's own width and by the theme's font.
        "Scenes/cut.yaml": """
        scene: cut
        theme: plain
        type: small
        compose:
          - agoraChat: { left: 0, width: 60, top: 0, height: 160 }
          - stateBar: { left: 0, right: 0, bottom: 0, height: 20 }

        """,
        // What lies below is covered only by a colour that hides it.
        "Scenes/covered.yaml": """
        scene: covered
        theme: plain
        type: small
        compose:
          - stateBar: { left: 0, right: 0, top: 0, height: 20 }
          - exitBar: { left: 0, right: 0, top: 0, height: 44 }
        components:
          stateBar: { roomName: { textColor: $inkColor }, backgroundColor: $paperColor }

        """,
        "Scenes/lost.yaml": """
        scene: lost
        extends: cut
        components:
          stateBar: { roomName: { textColor: $goneColor }, backgroundColor: { light: white, dusk: black } }

        """,
    ]

    /// A theme of random values; most of them differ from another's in hues alone.
    private static func text(_ random: inout SplitMix) -> String {
        let hues = ["\"#102030\"", "\"#777777\"", "white", "black", "rgb(40, 40, 90)"]
        func pick(_ values: [String], _ random: inout SplitMix) -> String {
            values.randomElement(using: &random) ?? ""
        }
        func rarely(_ usual: String, _ others: [String], _ random: inout SplitMix) -> String {
            Int.random(in: 0..<6, using: &random) == 0 ? pick(others, &random) : usual
        }
        return """
            \(rarely("# Looks", ["# Looks\n# and more"], &random))
            theme: plain
            extends: base
            \(rarely("modes: [light, dark]", ["modes: [light]"], &random))
            colors:
              \(rarely("inkColor", ["goneColor"], &random)): { light: \(pick(hues, &random)), dark: \(pick(hues, &random)) }
              paperColor: \(rarely(pick(hues, &random), ["white @ 50%", "\"#11223344\"", "clear", "$inkColor"], &random))
              exitColor: \(rarely(pick(hues, &random), ["\"#11223344\""], &random))
            fonts:
              font12: { size: \(rarely("12", ["30", "6"], &random)) }
              font14: { size: \(rarely("14", ["30", "6"], &random)) }
            components:
              exitBar: { backgroundColor: $exitColor }
              agoraChat: { enable: \(rarely("true", ["false"], &random)) }

            """
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func findsAfterEverySaveOfAThemeWhatIsFoundAnew(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var files = Self.scenes.mapValues { Array($0.utf8) }
        files[Self.theme] = Array(Self.text(&random).utf8)
        var saved = SmallProject(Self.theme, files: files)
        var (project, _) = try saved.checked()
        for step in 0..<25 {
            saved = saved.saving(Self.theme, Array(Self.text(&random).utf8))
            let later: [Diagnostic]
            (project, later) = try saved.checked(after: project, changed: [Self.theme])
            let differences = SmallProject.differences(later, from: try saved.checked().findings)
            #expect(differences == [], "seed \(seed), step \(step)")
            if !differences.isEmpty { return }
        }
    }

    @Test func keepsWhatHuesDoNotDecide() throws {
        var random = SplitMix(state: 1)
        let text = Self.text(&random)
        var files = Self.scenes.mapValues { Array($0.utf8) }
        files[Self.theme] = Array(text.utf8)
        let (_, found) = try SmallProject(Self.theme, files: files).checked()
        let rules = Set(found.map(\.id))
        #expect(rules.isSuperset(of: ["screen.cut-text", "screen.covered"]), "\(rules.sorted())")
    }
}
