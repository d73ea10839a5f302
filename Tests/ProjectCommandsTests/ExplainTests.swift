import Foundation
import TestSupport
import Testing

@testable import ProjectCommands

@Suite struct ExplainTests {
    private let folder: ProjectFolder

    init() throws {
        folder = try ProjectFolder(BaseProject.files)
        let texts = [
            "Themes/evening.yaml": """
            theme: evening
            extends: base
            colors:
              duskColor: $nightColor
              nightColor: { light: "#224466", dark: "#88AACC" }
            components:
              stateBar:
                borderColor: $duskColor
                sepLine: { backgroundColor: &line "#CCCCCC" }
              roster:
                sepLine: { backgroundColor: *line }
            """,
            "Scenes/presets/plain.yaml": """
            scene: presets/plain
            theme: evening
            compose:
              - stateBar: { left: 0, right: 0, top: 0, height: { phone: 14, pad: 20 } }
            components:
              videoStrip: { gap: 3 }
              stateBar: { borderWidth: 2 }
            widgets:
              poll: { frame: { x: 0.5 } }
            """,
            "Scenes/lobby.yaml": """
            scene: lobby
            extends: presets/plain
            components:
              stateBar: { borderWidth: 4 }
              teacherVideo: &window
                cell: { cornerRadius: 5 }
              studentVideo:
                <<: *window
            widgets:
              poll: { frame: { x: 0.25, y: 1 } }
            """,
        ]
        for (path, text) in texts { try folder.write(Array(text.utf8), to: path) }
    }

    @Test(arguments: [
        ("roster.camera.onImage", "roster.camera.streamOn.image"),
        ("poll.option.selectedSingleModeImage", "poll.option.singleCheckedImage"),
        ("poll.image", "toolCollection.aids.vote.image"),
    ])
    func knowsTheNamesThatKeysHadBefore(former: String, present: String) async throws {
        let result = await folder.run("explain", "lobby", former)
        #expect(result.code == .success)
        #expect(result.errorOutput.contains("note: '\(former)' is called '\(present)"), "\(result.errorOutput)")
        #expect(result.output.contains(present), "\(result.output)")
    }

    @Test func printsEachPlaceForPrograms() async throws {
        let result = await folder.run("explain", "lobby", "stateBar.borderWidth", "--format", "json")
        #expect(result.code == .success, "\(result.errorOutput)")
        let properties = try JSONDecoder().decode([Property].self, from: Data(result.output.utf8))
        let property = try #require(properties.first)
        #expect(property.keyPath == "stateBar.borderWidth" && property.value == "4")
        let lines = property.lines.prefix(2)
        #expect(lines.map(\.role) == ["sets", "overridden"])
        #expect(lines.map(\.file) == ["Scenes/lobby.yaml", "Scenes/presets/plain.yaml"])
        #expect(lines.map(\.line) == [4, 7])
    }

    private struct Property: Decodable {
        let keyPath: String
        let value: String
        let lines: [Line]

        struct Line: Decodable {
            let role: String
            let file: String?
            let line: Int?
        }
    }

    @Test(arguments: [
        ("stateBar.borderWidth", "4", ["set by Scenes/lobby.yaml:4:28", "overrides Scenes/presets/plain.yaml:7:28"]),
        ("videoStrip.gap", "3", ["set by Scenes/presets/plain.yaml:6:22"]),
        (
            "stateBar.borderColor", "#224466",
            [
                "set by Themes/evening.yaml:8:18", "through Themes/evening.yaml:4:14",
                "through Themes/evening.yaml:5:24",
            ]
        ),
        ("teacherVideo.label.color", "#FFFFFF", ["set by Themes/base.yaml:230:21"]),
        (
            "roster.sepLine.backgroundColor", "#CCCCCC",
            ["set by Themes/evening.yaml:9:39", "used at Themes/evening.yaml:11:33"]
        ),
        ("studentVideo.cell.cornerRadius", "5", ["set by Scenes/lobby.yaml:6:27", "used at Scenes/lobby.yaml:8:9"]),
        (
            "poll.frame.x", "0.25",
            ["set by Scenes/lobby.yaml:10:23", "overrides Scenes/presets/plain.yaml:9:23"]
        ),
        ("stateBar.frame.height", "20", ["set by Scenes/presets/plain.yaml:4:70"]),
    ])
    func namesTheFileAndLineOfEveryLayer(path: String, value: String, places: [String]) async {
        let result = await folder.run("explain", "lobby", path)
        #expect(result.code == .success)
        let lines = result.output.split(separator: "\n").map { line in
            line.split(separator: " ").prefix(line.hasPrefix("  set") || line.hasPrefix("  used") ? 3 : 2)
                .joined(separator: " ")
        }
        #expect(lines.first == "\(path) =" && result.output.hasPrefix("\(path) = \(value)\n"))
        #expect(lines.dropFirst().filter { $0.contains(".yaml:") } == places)
        #expect(!result.output.contains(".swift"))
    }

    @Test func listsTheDefinitionsOfATokenThatADerivedThemeOverrode() async throws {
        try folder.write(
            Array("theme: night\nextends: evening\ncolors:\n  nightColor: { light: \"#010203\" }\n".utf8),
            to: "Themes/night.yaml")
        let result = await folder.run("explain", "lobby", "stateBar.borderColor", "--theme", "night")
        let expected = [
            "  through    Themes/night.yaml:4:24  colour nightColor  \"#010203\"",
            "  overrides  Themes/evening.yaml:5:24  colour nightColor, theme evening  \"#224466\"",
        ]
        #expect(result.output.contains(expected.joined(separator: "\n")), "\(result.output)")
    }

    @Test func namesTheComponentOfABuiltInValueAndWhatItIsFor() async {
        let result = await folder.run("explain", "lobby", "stateBar.visible")
        #expect(
            result.output == """
                stateBar.visible = true
                  set by     built into stateBar  true
                             Whether it is shown; without it, it exists but is hidden.

                """)
    }

    @Test(arguments: [
        ("colors.duskColor", "#224466", ["set by Themes/evening.yaml:4:14", "through Themes/evening.yaml:5:24"]),
        ("colors.nightColor.dark", "#88AACC", ["set by Themes/evening.yaml:5:41"]),
        (
            "stateBar.frame.bottom", "20",
            ["through Scenes/presets/plain.yaml:4:41", "through Scenes/presets/plain.yaml:4:70"]
        ),
        (
            "stateBar.borderWidth.phone", "4",
            ["set by Scenes/lobby.yaml:4:28", "overrides Scenes/presets/plain.yaml:7:28"]
        ),
        ("components.videoStrip.gap", "3", ["set by Scenes/presets/plain.yaml:6:22"]),
        ("compose.stateBar.top", "0", ["set by Scenes/presets/plain.yaml:4:41"]),
        ("extends", "presets/plain", ["set by Scenes/lobby.yaml:2:10", "set by Themes/evening.yaml:2:10"]),
    ])
    func explainsWhateverFilesMaySay(path: String, value: String, places: [String]) async {
        let result = await folder.run("explain", "lobby", path)
        let lines = result.output.split(separator: "\n").map { line in
            line.split(separator: " ").prefix(line.hasPrefix("  set") ? 3 : 2).joined(separator: " ")
        }
        #expect(result.output.contains(" = \(value)\n"), "\(result.output)")
        #expect(lines.filter { $0.contains(".yaml:") } == places, "\(result.output)")
    }

    @Test func explainsTheValueOfAnotherMode() async {
        let result = await folder.run("explain", "lobby", "stateBar.borderColor", "--mode", "dark")
        #expect(result.output.hasPrefix("stateBar.borderColor = #88AACC\n"))
        #expect(result.output.contains("Themes/evening.yaml:5:41"))
    }

    @Test func namesTheNearestPropertyOfAnUnknownOne() async {
        let result = await folder.run("explain", "lobby", "stateBar.borderColour")
        #expect(result.code == .usage)
        #expect(result.output.isEmpty)
        #expect(
            result.errorOutput.contains(
                "error: there is no property 'stateBar.borderColour'; did you mean 'stateBar.borderColor'?\n"))
    }
}
