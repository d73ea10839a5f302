import SceneModel
import SceneTestSupport
import SourceDiagnostics
import Synchronization
import TestSupport
import Testing
import ThemeModel

@Suite struct ProjectTests {
    @Test func dependsOnFilesThatDoNotExist() {
        let project = TestProject([
            "Themes/plain.yaml": "theme: plain\nextends: gone\nimages: { star: icons/star.svg }\n",
            "Themes/whole.yaml": "theme: whole\nimages: { star: icons/star.svg }\n",
            "Scenes/test.yaml": "scene: test\nextends: presets/gone\ntheme: nowhere\ncontexts: contexts/gone.yaml\n",
        ])
        _ = project.project.scene("test")
        _ = project.project.theme("plain")
        _ = project.project.theme("whole")
        let wanted = [
            "Themes/gone.yaml", "Themes/icons/star.svg", "Themes/nowhere.yaml", "Scenes/presets/gone.yaml",
            "Scenes/contexts/gone.yaml",
        ]
        #expect(wanted.filter { !project.project.dependencies.contains($0) } == [])
    }

    @Test func tellsOfEachDependencyThatNobodyWatchesYet() {
        let project = TestProject(["Themes/plain.yaml": "theme: plain\n", "Themes/late.yaml": "theme: late\n"]).project
        _ = project.theme("plain")
        let watched = project.dependencies
        #expect(project.dependencies(outside: watched) == [])
        #expect(project.depends(exactlyOn: watched))
        #expect(!project.depends(exactlyOn: watched.union(["Themes/late.yaml"])))
        _ = project.theme("late")
        #expect(project.dependencies(outside: watched) == ["Themes/late.yaml"])
        #expect(!project.depends(exactlyOn: watched))
    }

    @Test func readsEachFileOnce() {
        let project = TestProject(scene: "")
        #expect(project.project.theme("plain").theme === project.project.scene("test").theme)
        #expect(project.project.sceneDocument("test") === project.project.sceneDocument("test"))
    }

    // A save in two steps: a picture without the file, and no finding about it, would contradict each other.
    @Test func takesAFileThatCameWhileItWasReadForMissing() throws {
        let preset = "scene: presets/base\ntheme: plain\ncompose:\n  - bar: { left: 0, right: 0, top: 0 }\n"
        let before = [
            "Themes/plain.yaml": "theme: plain\n", "Scenes/test.yaml": "scene: test\nextends: presets/base\n",
        ]
        let files = ReplacedFileSystem(before)
        let project = Project(fileSystem: files, catalog: TestProject.catalog, kinds: SceneKinds(TestProject.kind))
        let seen = project.scene("test")
        files.replace(with: before.merging(["Scenes/presets/base.yaml": preset]) { $1 })
        #expect(seen.diagnostics.map(\.id) == ["scene.unknown"])
        #expect(project.scene("test").diagnostics == seen.diagnostics)
        let found = try Validation(project, paths: ["Scenes"], known: TestProject.rules).diagnostics
        #expect(found.filter { $0.range.file.path == "Scenes/test.yaml" } == seen.diagnostics)
    }

    @Test func listsThemesAndScenesWithoutFixtures() {
        let project = TestProject([
            "Themes/b.yaml": "", "Scenes/small.yaml": "", "Scenes/presets/base.yaml": "",
            "Scenes/contexts/room.yaml": "",
            "Scenes/.hidden.yaml": "", "Scenes/notes.txt": "",
        ])
        #expect(project.project.themeIDs == ["b", "plain"])
        #expect(project.project.sceneIDs == ["presets/base", "small"])
    }

    @Test func drawsTheRingOfThemesAtOneOfItsMembers() throws {
        let project = TestProject([
            "Themes/a.yaml": "theme: a\nextends: b\n", "Themes/b.yaml": "theme: b\nextends: c\n",
            "Themes/c.yaml": "theme: c\nextends: a\n", "Themes/outside.yaml": "theme: outside\nextends: a\n",
        ])
        let found = try Validation(project.project, paths: ["Themes"], known: TestProject.rules).diagnostics
        #expect(found.map(\.message) == ["the theme extends itself: a → b → c → a"])
        #expect(found.map(\.range.description) == ["Themes/a.yaml:2:10"])
        #expect(found.first?.notes.map { $0.range?.description } == ["Themes/b.yaml:2:10", "Themes/c.yaml:2:10"])
    }

    @Test func drawsTheRingOfScenesAtOneOfItsMembers() throws {
        let project = TestProject([
            "Scenes/a.yaml": "scene: a\nextends: b\n", "Scenes/b.yaml": "scene: b\nextends: a\n",
            "Scenes/outside.yaml": "scene: outside\nextends: b\n",
        ])
        let found = try Validation(project.project, paths: ["Scenes"], known: TestProject.rules).diagnostics
        #expect(found.map(\.message) == ["the scene extends itself: a → b → a"])
    }

    @Test(arguments: [64, 65, 66, 200])
    func followsAChainOfAtMost64Files(_ length: Int) throws {
        var files = ["Scenes/0.yaml": "scene: \"0\"\ntheme: plain\n", "Themes/0.yaml": "theme: \"0\"\ntitle: Zero\n"]
        for number in 1..<length {
            files["Scenes/\(number).yaml"] = "scene: \"\(number)\"\nextends: \"\(number - 1)\"\n"
            files["Themes/\(number).yaml"] = "theme: \"\(number)\"\nextends: \"\(number - 1)\"\n"
        }
        let project = TestProject(files)
        let tooLong = (64..<max(64, length)).map { "\($0).yaml:2:10 file.extends-depth" }
        #expect(try project.validated() == (tooLong.map { "Scenes/" + $0 } + tooLong.map { "Themes/" + $0 }).sorted())
        #expect(project.project.scene("\(length - 1)").scene?.chain.count == min(length, 64))
        #expect(project.project.theme("\(length - 1)").theme?.chain.count == min(length, 64))
    }

    @Test func followsARingOfMoreThan64FilesNoFurther() throws {
        let files = (0..<100).map { ("Scenes/\($0).yaml", "scene: \"\($0)\"\nextends: \"\(($0 + 1) % 100)\"\n") }
        let found = try TestProject(Dictionary(files) { $1 }).validated(["Scenes"])
        #expect(found.count == 100)
        #expect(found.allSatisfy { $0.hasSuffix(":2:10 file.extends-depth") })
    }

    @Test(arguments: [
        ("", "Themes/base.yaml:1:1 file.empty"), ("theme: base\n", "Themes/base.yaml:1:8 theme.empty"),
        ("theme: base\ncolours: { ink: black }\n", "Themes/base.yaml:2:1 config.unknown-key"),
    ])
    func reportsABaseWithoutItsTokensOnce(_ base: String, _ finding: String) throws {
        let project = TestProject([
            "Themes/base.yaml": base,
            "Themes/plain.yaml":
                "theme: plain\nextends: base\ncolors: { own: $ink }\ncomponents: { bar: { textColor: $ink } }\n",
        ])
        #expect(try project.validated(["Themes"]) == [finding])
    }

    @Test func saysNothingOfADerivedThemeBecauseItsBaseIsBroken() {
        let derived =
            "theme: derived\nextends: base\ncolors: { link: $fromBase }\ncomponents: { bar: { textColor: $link } }\n"
        for base in [
            "theme: base\nextends: gone\n", "theme: base\ncolors: { fromBase: \"#FFFFFF }\n", "theme: base\n: [\n",
        ] {
            let project = TestProject(["Themes/base.yaml": base, "Themes/derived.yaml": derived])
            #expect(project.project.theme("derived").diagnostics == [])
            #expect(project.project.theme("base").diagnostics.containsError)
        }
    }

    @Test func saysNothingOfADerivedSceneBecauseItsBaseIsBroken() {
        let project = TestProject([
            "Scenes/base.yaml": "scene: base\ntheme: plain\ncompose:\n  - bar: { left: [ }\n",
            "Scenes/test.yaml":
                "scene: test\nextends: base\nremove: [bar]\ncompose:\n  - menu: { left: bar.right, top: 0 }\n",
        ])
        #expect(project.project.scene("test").diagnostics == [])
        #expect(project.project.scene("base").diagnostics.containsError)
    }

    @Test func reportsWhatASceneNamesAndNobodyHas() {
        let marked = MarkedText("extends: 1️⃣presets/bas\n")
        let project = TestProject(
            scene: marked.text, with: ["Scenes/presets/base.yaml": "scene: presets/base\ntheme: plain\n"])
        #expect(project.places == expectedPlaces(marked, ("1️⃣", "scene.unknown")))
        let unnamed = TestProject(["Scenes/test.yaml": "scene: test\n"])
        #expect(unnamed.project.scene("test").diagnostics.map(\.id) == ["scene.theme"])
        let unknown = TestProject(["Scenes/test.yaml": "scene: test\ntheme: plan\n"])
        #expect(unknown.project.scene("test").diagnostics.map(\.hint) == ["did you mean 'plain'?"])
    }
}

/// Files that are others from one moment on.
private final class ReplacedFileSystem: FileSystem {
    private let files: Mutex<InMemoryFileSystem>

    init(_ texts: [String: String]) { files = Mutex(InMemoryFileSystem(texts: texts)) }

    func replace(with texts: [String: String]) { files.withLock { $0 = InMemoryFileSystem(texts: texts) } }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try files.withLock { $0 }.read(path, limit: limit)
    }

    func kind(of path: String) -> FileKind { files.withLock { $0 }.kind(of: path) }

    func entries(of path: String) -> [String] { files.withLock { $0 }.entries(of: path) }

    func canonicalPath(_ path: String) -> String? { files.withLock { $0 }.canonicalPath(path) }
}
