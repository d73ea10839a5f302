import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct FixtureLookupTests {
    private let users = "users: [{ uuid: lin, role: teacher }]\n"

    @Test(arguments: ["contexts/room.yaml", "./contexts/room.yaml", "presets/../contexts/room.yaml"])
    func readsAFixtureBesideTheScene(_ path: String) {
        let project = TestProject(scene: "contexts: \(path)\n", with: ["Scenes/contexts/room.yaml": users])
        #expect(project.places == [])
        #expect(project.scene?.viewer == "lin")
        #expect(project.project.dependencies.contains("Scenes/contexts/room.yaml"))
    }

    @Test func startsFromTheFolderOfTheFileThatNamesIt() {
        let project = TestProject([
            "Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\ncontexts: ../contexts/room.yaml\n",
            "Scenes/contexts/room.yaml": users, "Scenes/test.yaml": "scene: test\nextends: presets/base\n",
        ])
        #expect(project.scene?.viewer == "lin")
        #expect(project.project.sources.keys.filter { $0.contains("room") } == ["Scenes/contexts/room.yaml"])
    }

    @Test func reportsAFixtureThatIsNotThereWithTheNearest() {
        let marked = MarkedText("contexts: 1️⃣contexts/rom.yaml\n")
        let project = TestProject(scene: marked.text, with: ["Scenes/contexts/room.yaml": users])
        #expect(project.places == expectedPlaces(marked, ("1️⃣", "scene.missing-contexts")))
        let fix = project.project.scene("test").diagnostics.first?.fixes.first
        #expect(fix?.edits.first?.text == "contexts/room.yaml")
    }

    @Test(arguments: ["contexts", "../Scenes/contexts", "."])
    func reportsAFolderWhereItIsNamed(_ path: String) throws {
        let marked = MarkedText("contexts: 1️⃣\(path)\n")
        let project = TestProject(scene: marked.text, with: ["Scenes/contexts/room.yaml": users])
        #expect(project.places == expectedPlaces(marked, ("1️⃣", "file.unreadable")))
        #expect(try project.validated() == ["Scenes/test.yaml:3:11 file.unreadable"])
        let message = project.project.scene("test").diagnostics.first?.message
        #expect(message == "cannot read '\(path)': it is a folder, not a file")
    }

    @Test func checksAnInlineFixtureAtItsOwnLines() {
        let marked = MarkedText(
            "contexts:\n  users:\n    - { uuid: lin, role: teacher }\n  streams:\n    - { uuid: s, owner: 1️⃣lim }\n")
        #expect(TestProject(scene: marked.text).places == expectedPlaces(marked, ("1️⃣", "contexts.stream-owner")))
    }

    @Test func reportsAFixturesFindingsInItsOwnFile() throws {
        let project = TestProject(
            scene: "contexts: contexts/room.yaml\n", with: ["Scenes/contexts/room.yaml": users + "streams: [{}]\n"])
        #expect(project.places == [])
        #expect(
            try project.validated(["Scenes/test.yaml"]) == [
                "Scenes/contexts/room.yaml:2:11 config.missing-key",
                "Scenes/contexts/room.yaml:2:11 config.missing-key",
            ])
    }
}
