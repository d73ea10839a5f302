import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

@Suite struct ProjectAfterSaveTests {
    private let files: EditableFileSystem
    private let before: Project

    init() throws {
        var texts = [
            "Themes/plain.yaml": "theme: plain\nmodes: [light, dark]\ncolors: { ink: black }\n",
            "Themes/other.yaml":
                "theme: other\ncolors: { ink: black }\nimages: { star: icons/star.svg } "
                + "# diorama: allow theme.unused-token: a test\n",
            "Themes/icons/star.svg": "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>",
            "Scenes/contexts/room.yaml": "users: [{ uuid: lin, role: teacher }]\n",
            "Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\ncontexts: ../contexts/room.yaml\n",
        ]
        for number in 0..<20 {
            let theme = number.isMultiple(of: 2) ? "plain" : "other"
            texts["Scenes/s\(number).yaml"] =
                "scene: s\(number)\nextends: presets/base\ntheme: \(theme)\ncomponents: { bar: { textColor: $ink } }\n"
        }
        files = EditableFileSystem(texts)
        before = Project(
            fileSystem: files, catalog: TestProject.catalog, kinds: SceneKinds(TestProject.kind), remembers: true)
        let found = try Self.validate(before)
        #expect(found == [])
        _ = (files.takeReads(), files.takeLooks())
    }

    private static func validate(_ project: Project) throws -> [String] {
        try Validation(project, paths: ["Themes", "Scenes"], known: TestProject.rules).diagnostics.map {
            "\($0.range) \($0.id)"
        }
    }

    private func save(_ path: String, _ text: String?, in folders: [String] = []) -> Project {
        files.save(path, text)
        return Project(after: before, changed: Set([path] + folders))
    }

    @Test func readsOnlyTheSceneThatWasSaved() throws {
        let after = save("Scenes/s3.yaml", "scene: s3\ntheme: other\ntitle: Three\n")
        #expect(after.results.isDisjoint(with: [.sceneDocument("s3"), .composition("s3"), .scene("s3")]))
        #expect(before.results.subtracting(after.results).count == 3)
        #expect(try Self.validate(after) == [])
        #expect(files.takeReads() == ["Scenes/s3.yaml"])
        // Whether it still lies inside the project.
        #expect(files.takeLooks() == ["Scenes/s3.yaml"])
    }

    @Test func makesAgainWhatDependsOnAThemeAndNothingElse() throws {
        let after = save("Themes/other.yaml", "theme: other\ncolors: { ink: white }\n")
        let gone = before.results.subtracting(after.results)
        let scenes = (0..<10).map { DependencyGraph.Result.scene("s\($0 * 2 + 1)") }
        #expect(gone == Set(scenes + [.theme("other"), .themeDocument("other")]))
        #expect(after.composition("s1")?.scene === before.composition("s1")?.scene)
        #expect(try Self.validate(after).count == 10)
    }

    @Test func makesNothingAgainForAFileWrittenAsItWas() {
        let text = files.text("Themes/plain.yaml")
        let after = save("Themes/plain.yaml", text, in: ["Themes", "Scenes"])
        #expect(after.results == before.results)
        #expect(after.theme("plain").theme === before.theme("plain").theme)
    }

    @Test func makesWhatUsesAnImageAgain() throws {
        let after = save("Themes/icons/star.svg", nil, in: ["Themes", "Themes/icons"])
        #expect(!after.results.contains(.theme("other")))
        #expect(after.results.contains(.themeDocument("other")))
        #expect(try Self.validate(after) == ["Themes/other.yaml:3:17 theme.missing-image"])
    }

    @Test func makesWhatUsesAFixtureAgain() {
        let after = save("Scenes/contexts/room.yaml", "users: [{ uuid: lin, role: student }]\n")
        #expect(after.composition("s1")?.scene !== before.composition("s1")?.scene)
        #expect(after.sceneDocument("s1") === before.sceneDocument("s1"))
    }

    @Test func keepsNothingOfAFileThatNobodyNeedsAnyMore() throws {
        files.save("Scenes/s1.yaml", "scene: s1\ntheme: plain\ncontexts: ../elsewhere.yaml\n")
        files.save("elsewhere.yaml", "users: []\n")
        let between = Project(after: before, changed: ["Scenes/s1.yaml"])
        #expect(try Self.validate(between) == [])
        #expect(between.dependencies.contains("elsewhere.yaml"))
        files.save("Scenes/s1.yaml", "scene: s1\ntheme: plain\n")
        let after = Project(after: between, changed: ["Scenes/s1.yaml"])
        #expect(try Self.validate(after) == [])
        let last = Project(after: after, changed: [])
        #expect(!last.dependencies.contains("elsewhere.yaml"))
        #expect(last.sources["elsewhere.yaml"] == nil)
    }

    @Test func findsAFileThatAppearsWhereOneWasLookedFor() throws {
        files.save("Scenes/s1.yaml", "scene: s1\nextends: presets/late\n")
        let between = Project(after: before, changed: ["Scenes/s1.yaml"])
        #expect(try Self.validate(between) == ["Scenes/s1.yaml:2:10 scene.unknown"])
        files.save("Scenes/presets/late.yaml", "scene: presets/late\ntheme: other\n")
        let after = Project(
            after: between, changed: ["Scenes/presets/late.yaml", "Scenes/presets", "Scenes"])
        #expect(try Self.validate(after) == [])
    }

    @Test func laysTextsOverFiles() throws {
        let overlay = OverlayFileSystem(files, buffers: ["Scenes/s2.yaml": Array("scene: s2\ntheme: gone\n".utf8)])
        let after = Project(after: before, fileSystem: overlay, changed: ["Scenes/s2.yaml"])
        #expect(try Self.validate(after) == ["Scenes/s2.yaml:2:8 theme.unknown"])
        #expect(files.takeReads() == ["Themes/gone.yaml"])
    }

    @Test func handsOnNothingWithoutAMemory() throws {
        let forgetful = Project(fileSystem: files, catalog: TestProject.catalog, kinds: SceneKinds(TestProject.kind))
        #expect(try Self.validate(forgetful) == [])
        files.save("Scenes/s2.yaml", "scene: s2\ntheme: gone\n")
        #expect(try Self.validate(Project(after: forgetful, changed: [])).count == 1)
    }
}
