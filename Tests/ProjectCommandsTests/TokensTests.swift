import Foundation
import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct TokensTests {
    private let folder: ProjectFolder

    init() throws {
        folder = try ProjectFolder(texts: [
            "Themes/sun.yaml": """
            theme: sun
            modes: [light, dark]
            colors:
              day: { light: "#FF8800", dark: "#331100" }
              glow: $day @ 30%
            metrics:
              gap: { phone: 4, pad: 8 }

            """
        ])
    }

    @Test func listsValuesByModeAndDeviceBesideTheirLines() async {
        let result = await folder.run("tokens")
        #expect(
            result.output == """
                colors day
                  #FF8800  Themes/sun.yaml:4  (light phone, light pad)
                  #331100  Themes/sun.yaml:4  (dark phone, dark pad)
                colors glow
                  #FF88004D  $day @ 30%  Themes/sun.yaml:5  (light phone, light pad)
                  #3311004D  $day @ 30%  Themes/sun.yaml:5  (dark phone, dark pad)
                metrics gap
                  4  Themes/sun.yaml:7  (light phone, dark phone)
                  8  Themes/sun.yaml:7  (light pad, dark pad)

                """, "\(result.errorOutput)")
    }

    @Test func givesProgramsEveryValueWithItsAliasAndPlace() async throws {
        let result = await folder.run("tokens", "--theme", "sun", "--format", "json")
        let tokens = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]], "\(result.errorOutput)")
        #expect(tokens.compactMap { $0["name"] as? String } == ["day", "glow", "gap"])
        let values = try #require(tokens[1]["values"] as? [[String: Any]])
        #expect(values.count == 4)
        let last = try #require(values.last)
        #expect(last["mode"] as? String == "dark")
        #expect(last["device"] as? String == "pad")
        #expect(last["value"] as? String == "#3311004D")
        #expect(last["alias"] as? String == "day")
        #expect(last["opacity"] as? Double == 0.3)
        #expect(last["file"] as? String == "Themes/sun.yaml")
        #expect(last["line"] as? Int == 5)
        #expect(last["column"] as? Int == 9)
    }

    @Test func tellsTheErrorsOfATheme() async throws {
        try folder.write(Array("theme: sun\nmodes: [light]\ncolors:\n  day: $night\n".utf8), to: "Themes/sun.yaml")
        let result = await folder.run("tokens")
        #expect(result.code == .findings)
        #expect(result.output.isEmpty)
        #expect(result.errorOutput.contains("Themes/sun.yaml:4:8: error:"), "\(result.errorOutput)")
    }
}
