import ClassroomComponents
import Foundation
import SceneModel
import SceneRendering
import Testing

@testable import ProjectCommands

@Suite struct StartingProjectTests {
    @Test(arguments: [(nil, nil), ("brand", "brand"), ("brand/", "brand"), (".", nil), ("./", nil)])
    func startsAProjectThatValidates(argument: String?, name: String?) async throws {
        let outer = try ProjectFolder()
        let result = await ProjectFolder.run(["new", "project"] + [argument].compactMap(\.self), root: outer.root)
        #expect(result.code == .success, "\(result.errorOutput)")
        let next = """
            'diorama reference your-first-theme' says what to do next
            'diorama new project --type homeScreen' starts one of another kind, which 'diorama reference \
            your-first-home-screen-widget' is about
            """
        #expect(result.output.hasSuffix("'\(name.map { "cd \($0) && " } ?? "")diorama preview' shows it\n\(next)\n"))
        let root = outer.root + (name.map { "/\($0)" } ?? "")
        let check = await ProjectFolder.run(["validate", "--strict"], root: root)
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
        let page = await ProjectFolder.run(["render", "small-class"], root: root)
        #expect(page.code == .success && page.output.contains("陈小明"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: root)
        for folder in ["Scenes/presets/", "Scenes/contexts/", "Themes/"] {
            #expect(files.contains { $0.hasPrefix(folder) && $0.hasSuffix(".yaml") }, "\(folder)")
        }
        #expect(files.contains("diorama.yaml"))
    }

    @Test func splitsAKindsOwnSceneWhereItHasNoOtherFiles() async throws {
        let own = StartingFiles.classroom
        let start = StartingFiles(theme: own.theme, themeFiles: own.themeFiles, scene: own.scene)
        let project = try ProjectFolder(start.wholeProject)
        let check = await project.run("validate", "--strict")
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
        #expect(try project.text("Scenes/sample.yaml").contains("\nextends: presets/sample\n"))
        #expect(await project.run("render", "sample").output.contains("陈小明"))
    }

    @Test(arguments: ["Themes", "Scenes", "diorama.yaml"])
    func leavesAProjectAloneThatIsThere(path: String) async throws {
        let folder = try ProjectFolder()
        if path.hasSuffix(".yaml") {
            try folder.write([], to: path)
        } else {
            try FileManager.default.createDirectory(
                atPath: folder.absolute(path), withIntermediateDirectories: false)
        }
        let result = await folder.run("new", "project")
        #expect(result.code == .usage)
        #expect(result.errorOutput == "error: there is a project already: '\(path)' exists, and is left as it is\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root) == [path])
    }

    @Test func asksForTheNameOfAFile() async throws {
        let result = try await ProjectFolder().run("new", "contexts")
        #expect(result.errorOutput == "error: missing argument 'NAME'\n       'diorama new --help' explains\n")
    }

    @Test func startsAFixtureThatAScenesTakes() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "contexts", "evening").output == "wrote Scenes/contexts/evening.yaml\n")
        #expect(await folder.run("new", "scene", "lobby").code == .success)
        var scene = StartingOutline(try folder.text("Scenes/lobby.yaml"))
        let live = try #require(scene.section("contexts"))
        #expect(!scene.remove(live, keeping: "components").isEmpty)
        scene.append(["contexts: contexts/evening.yaml"])
        try folder.write(Array(scene.text.utf8), to: "Scenes/lobby.yaml")
        let check = await folder.run("validate", "--strict")
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
    }

    /// What may lie in a project that a new file must not stumble over.
    static let strange: [[String: String]] = [
        ["Themes/agora.yaml": "theme: agora\n"],
        ["Themes/agora.yaml": "theme: agora\nextends: nothing\n"],
        ["Themes/a.yaml": "}"],
        ["Themes/base.yaml": "theme: base\ncolors: { x: white }\n"],
        ["Scenes/presets/small.yaml": "scene: presets/small\n", "Themes/day.yaml": "theme: day\n"],
        ["Scenes/presets/a.yaml": "}"],
        ["Scenes/presets/a.yaml": "scene: presets/a\ntheme: day\ntype: lecture\ncompose: []\n", "Themes/day.yaml": ""],
    ]

    @Test(arguments: strange.indices, ["theme", "scene", "contexts"])
    func validatesWhateverElseLiesThere(index: Int, kind: String) async throws {
        let folder = try ProjectFolder(texts: Self.strange[index])
        #expect(await folder.run("new", kind, "evening").code == .success)
        let path = ["theme": "Themes", "scene": "Scenes", "contexts": "Scenes/contexts"][kind] ?? ""
        let check = await folder.run("validate", "--strict", "\(path)/evening.yaml")
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
    }

    @Test func mergesWhatSeveralPartsNeed() async throws {
        for folder in [try ProjectFolder.shipped(), try ProjectFolder()] {
            let result = await folder.run(
                "new", "scene", "evening", "--with", "poll", "--with", "popupQuiz", "--with", "roster", "--with", "poll"
            )
            #expect(result.code == .success, "\(result.errorOutput)")
            let check = await folder.run("validate", "--strict", "Scenes/evening.yaml")
            #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
            let page = await folder.run("render", "evening").output
            #expect(page.contains("data-widget=\"poll") && page.contains("data-widget=\"popupQuiz"))
        }
    }
}
