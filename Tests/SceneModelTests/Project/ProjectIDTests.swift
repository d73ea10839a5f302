import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// What files call each other: an id is one name for one file.
@Suite struct ProjectIDTests {
    private static let odd = [
        "presets/../presets/base", "presets//base", "./presets/base", "/presets/base", "presets/base/",
        "presets/./base",
        "../Scenes/presets/base", "../../elsewhere/Scenes/base", "..", "/",
    ]

    private static let preset = ["Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\n"]

    @Test(arguments: odd)
    func refusesASceneThatIsNotNamedByItsPlainID(_ id: String) throws {
        let project = TestProject(scene: "extends: \(id)\n", with: Self.preset)
        #expect(try project.validated() == ["Scenes/test.yaml:3:10 file.id"])
        #expect(
            project.project.sources.keys.sorted() == [
                "Scenes/presets/base.yaml", "Scenes/test.yaml", "Themes/plain.yaml",
            ])
    }

    @Test(arguments: ["sub//base", "sub/../sub/base", "./sub/base", "../../elsewhere/Themes/agora", "/sub/base"])
    func refusesAThemeThatIsNotNamedByItsPlainID(_ id: String) throws {
        let files = ["Themes/sub/base.yaml": "theme: sub/base\ntitle: Base\n"]
        let extending = TestProject(files.merging(["Themes/test.yaml": "theme: test\nextends: \(id)\n"]) { $1 })
        #expect(try extending.validated(["Themes"]) == ["Themes/test.yaml:2:10 file.id"])
        let scene = TestProject(files.merging(["Scenes/test.yaml": "scene: test\ntheme: \(id)\n"]) { $1 })
        #expect(try scene.validated() == ["Scenes/test.yaml:2:8 file.id"])
        #expect(scene.project.scene("test").theme == nil)
    }

    @Test(arguments: [
        ("presets//base", "presets/base"), ("presets/x/../base", "presets/base"), ("./presets/base", "presets/base"),
    ])
    func suggestsThePlainIDWhereThereIsAFile(_ id: String, _ plain: String) throws {
        let project = TestProject(scene: "extends: \(id)\n", with: Self.preset)
        let finding = try #require(project.project.scene("test").diagnostics.first)
        #expect(finding.hint == "did you mean '\(plain)'?")
        #expect(finding.fixes.map { $0.edits.map(\.text) } == [[plain]])
    }

    @Test(arguments: ["../Scenes/presets/bas", "presets//gone", ".."])
    func suggestsNoIDThatLeadsNowhere(_ id: String) throws {
        let project = TestProject(scene: "extends: \(id)\n", with: Self.preset)
        let finding = try #require(project.project.scene("test").diagnostics.first)
        #expect(finding.fixes.isEmpty)
        #expect(finding.hint == "an id is a path below 'Scenes' without the ending, such as 'presets/base'")
    }

    @Test(arguments: ["contexts//room.yaml", "/contexts/room.yaml"])
    func refusesAFixtureWhosePathHasAnEmptyPart(_ path: String) throws {
        let project = TestProject(scene: "contexts: \(path)\n", with: ["Scenes/contexts/room.yaml": "users: []\n"])
        #expect(try project.validated() == ["Scenes/test.yaml:3:11 file.id"])
        let fixes = project.project.scene("test").diagnostics.flatMap(\.fixes)
        #expect(fixes.map { $0.edits.map(\.text) } == [["contexts/room.yaml"]])
    }

    @Test(arguments: ["../../elsewhere/room.yaml", "../../../room.yaml", "contexts/../../../x/room.yaml"])
    func refusesAFixtureOutsideTheProject(_ path: String) throws {
        let project = TestProject(scene: "contexts: \(path)\n", with: ["/elsewhere/room.yaml": "secret: 1\n"])
        #expect(try project.validated() == ["Scenes/test.yaml:3:11 file.outside"])
        #expect(!project.project.sources.keys.contains { $0.contains("room") })
    }

    @Test func doesNotReadWhatALinkBringsIntoTheProject() throws {
        let files = InMemoryFileSystem(
            texts: [
                "Themes/plain.yaml": "theme: plain\ntitle: Plain\n", "/elsewhere/secret.yaml": "secret: 1\n",
                "/elsewhere/folder/a.yaml": "secret: 2\n",
                "Scenes/test.yaml": "scene: test\ntheme: plain\ncontexts: contexts/leak.yaml\n",
                "Scenes/other.yaml": "scene: other\ntheme: leak\n",
            ],
            links: [
                "Scenes/contexts/leak.yaml": "/elsewhere/secret.yaml", "Scenes/leak": "/elsewhere/folder",
                "Themes/leak.yaml": "/elsewhere/secret.yaml", "Themes/again": "Themes",
            ])
        let project = Project(
            fileSystem: files, catalog: TestProject.catalog, kinds: SceneKinds(TestProject.kind))
        let found = try Validation(project, paths: ["Themes", "Scenes"], known: TestProject.rules).diagnostics
        #expect(
            found.map { "\($0.range) \($0.id)" } == [
                "Scenes/contexts/leak.yaml:1:1 file.outside", "Scenes/leak:1:1 file.outside",
                "Scenes/other.yaml:2:8 theme.unknown",
                "Scenes/test.yaml:3:11 file.outside", "Themes/leak.yaml:1:1 file.outside",
            ])
        #expect(!project.sources.values.contains { $0.text.contains("secret") })
    }
}
