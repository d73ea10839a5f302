import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct ValidationTests {
    @Test(arguments: ["./Scenes/presets/base.yaml", "drafts/presets/base.yaml"])
    func knowsAFileByWhereItsPathLeads(path: String) throws {
        let text = "scene: presets/base\ntheme: plain\n"
        let files = ["Scenes/presets/base.yaml": text, "drafts/presets/base.yaml": text]
        #expect(try TestProject(files).validated([path]) == [])
    }

    private let theme = "theme: plain\ncolors: { used: white, spare: white }\nmetrics: { gap: 2 }\n"

    @Test func looksForUnusedTokensOnlyInFolders() throws {
        let files = [
            "Themes/plain.yaml": theme,
            "Scenes/test.yaml":
                "scene: test\ntheme: plain\ncomponents: { bar: { backgroundColor: $used, borderWidth: $gap } }\n",
        ]
        #expect(try TestProject(files).validated() == ["Themes/plain.yaml:2:24 theme.unused-token"])
        #expect(try TestProject(files).validated(["Themes/plain.yaml", "Scenes/test.yaml"]) == [])
        // What scenes use is not known when only themes are checked, and the findings say what was checked.
        #expect(try TestProject(files).validated(["Themes"]).count == 3)
    }

    @Test func tellsAMissingThemeWithTheFileWhoseEndingHidesIt() throws {
        let files = [
            "Themes/plain.yml": "theme: plain\n", "Scenes/test.yaml": "scene: test\ntheme: plain\n",
            "Scenes/other.yaml": "scene: other\ntheme: plian\n",
        ]
        #expect(
            try TestProject(files).validated() == [
                "Scenes/other.yaml:2:8 theme.unknown", "Themes/plain.yml:1:1 file.ending",
            ])
    }

    @Test func checksWhatAFileImports() throws {
        let files = [
            "Themes/plain.yaml": "theme: plain\nmodes: [light, light]\n",
            "Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\nlocale: fr\n",
            "Scenes/contexts/room.yaml": "users: [{ uuid: a, role: pupil }]\n",
            "Scenes/test.yaml": "scene: test\nextends: presets/base\ncontexts: contexts/room.yaml\n",
            "Scenes/other.yaml": "scene: wrong\n",
        ]
        #expect(
            try TestProject(files).validated(["Scenes/test.yaml"]) == [
                "Scenes/contexts/room.yaml:1:26 config.unknown-value",
                "Scenes/presets/base.yaml:3:9 config.unknown-value",
                "Themes/plain.yaml:2:16 theme.duplicate-mode",
            ])
    }

    @Test func reportsASharedFileOnce() throws {
        var files = ["Themes/plain.yaml": "theme: plain\nmodes: [light, light]\n"]
        for number in 1...40 { files["Scenes/s\(number).yaml"] = "scene: s\(number)\ntheme: plain\n" }
        let project = TestProject(files)
        #expect(try project.validated(["Scenes"]) == ["Themes/plain.yaml:2:16 theme.duplicate-mode"])
        #expect(try Validation(project.project, paths: ["Scenes"], known: []).fileCount == 41)
    }

    @Test func failsForAPathThatLeadsNowhere() {
        let project = TestProject(scene: "")
        let failure = #expect(throws: Validation.MissingPath.self) { try project.validated(["Scenes", "Scens"]) }
        #expect(failure?.path == "Scens")
    }

    @Test func reportsOfASceneWhatItsOwnValuesDoToTheTheme() {
        let marked = MarkedText(
            """
            components:
              bar:
                backgroundColor: 1️⃣$nobody
                textColor: { light: "#BBBBBB", 2️⃣drak: black }
            """)
        #expect(
            TestProject(scene: marked.text).places
                == expectedPlaces(
                    marked, ("1️⃣", "theme.unknown-token"), ("2️⃣", "theme.unknown-mode")))
    }
}
