import ClassroomComponents
import ClassroomPreview
import ClassroomWidgets
import ConfigSchema
import Foundation
import SceneModel
import SceneRendering
import Testing
import ThemeModel

@testable import ProjectCommands

@Suite struct NewCommandTests {
    @Test(arguments: ["theme", "scene"])
    func writesAFileThatValidatesInAnEmptyFolder(kind: String) async throws {
        let folder = try ProjectFolder()
        let result = await folder.run("new", kind, "reading-group")
        #expect(result.code == .success)
        #expect(result.errorOutput.isEmpty)
        let path = kind == "theme" ? "Themes/reading-group.yaml" : "Scenes/reading-group.yaml"
        #expect(result.output.hasSuffix("wrote \(path)\n"))
        #expect(try folder.text(path).contains("\ntitle: Reading group\n"))
        try await expectNoFindings(folder)
    }

    @Test(arguments: [("theme", "extends: agora"), ("scene", "extends: presets/small")])
    func startsFromWhatTheProjectHas(kind: String, line: String) async throws {
        let folder = try ProjectFolder.shipped()
        #expect(await folder.run("new", kind, "evening").code == .success)
        #expect(
            try folder.text(kind == "theme" ? "Themes/evening.yaml" : "Scenes/evening.yaml").contains("\n\(line)\n"))
        try await expectNoFindings(folder)
    }

    @Test(arguments: ["small", "oneToOne", "lecture", "vocation", "subRoom"])
    func startsASceneOfAnyType(type: String) async throws {
        for folder in [try ProjectFolder.shipped(), try ProjectFolder()] {
            #expect(await folder.run("new", "scene", "evening", "--type", type).code == .success)
            try await expectNoFindings(folder, in: "Scenes/evening.yaml")
            let text = try folder.text("Scenes/evening.yaml")
            let presets = [
                "small": "presets/small", "oneToOne": "presets/one-to-one", "lecture": "presets/lecture",
                "subRoom": "presets/breakout",
                "vocation": "presets/vocational",
            ]
            let extends = presets[type].map { text.contains("\nextends: \($0)\n") } ?? false
            #expect(extends || text.contains("\ntype: \(type)\n"))
        }
    }

    @Test(arguments: [
        ("oneToOne", "presets/one-to-one"), ("lecture", "presets/lecture"), ("vocation", "presets/vocational"),
    ])
    func bringsThePresetOfAType(type: String, preset: String) async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "project").code == .success)
        #expect(await folder.run("new", "scene", "evening", "--type", type).code == .success)
        #expect(try folder.text("Scenes/evening.yaml").contains("\nextends: \(preset)\n"))
        let shipped = try String(contentsOfFile: ProjectFolder.repository + "/Scenes/\(preset).yaml", encoding: .utf8)
        #expect(try folder.text("Scenes/\(preset).yaml") == shipped)
        try await expectNoFindings(folder)
    }

    @Test func namesTheTypesThatThereAre() async throws {
        let folder = try ProjectFolder()
        let result = await folder.run("new", "scene", "evening", "--type", "lectur")
        #expect(result.code == .usage)
        #expect(
            result.errorOutput.hasPrefix(
                "error: '--type' cannot be 'lectur': expected small, oneToOne, lecture, vocation, subRoom, homeScreen, lockScreen"
                    + " or todayView; did you mean 'lecture'?\n"), "\(result.errorOutput)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
    }

    @Test func startsNoSceneOfAKindThatGivesNothing() async throws {
        let folder = try ProjectFolder()
        let tool = CommandLineTool(name: "posters", version: "1.2.3") { [PosterKind()] }
        let terminal = RecordingTerminal()
        let words = ["--root", folder.root, "new", "scene", "evening", "--type", "poster"]
        #expect(await tool.run(words, terminal: terminal.terminal) == .usage)
        #expect(
            terminal.errorOutput == "error: there is nothing to start from for scenes of the kind 'poster'\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
    }

    @Test(arguments: ["theme", "scene"])
    func asksForTheTypeWhereThereAreSeveralKinds(kind: String) async throws {
        let folder = try ProjectFolder()
        let tool = CommandLineTool(name: "both", version: "1.2.3") {
            [
                try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others),
                PosterKind(startingFiles: StartingFiles(theme: "", scene: "")),
            ]
        }
        func run(_ words: String...) async -> (code: ExitCode, errors: String) {
            let terminal = RecordingTerminal()
            let code = await tool.run(["--root", folder.root, "new", kind] + words, terminal: terminal.terminal)
            return (code, terminal.errorOutput)
        }
        let unsaid = await run("evening")
        #expect(unsaid.code == .usage)
        #expect(
            unsaid.errors.hasPrefix(
                "error: both knows several kinds of scenes: add '--type' with small, oneToOne, lecture, vocation, subRoom"
                    + " or poster\n"), "\(unsaid.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
        #expect(await run("evening", "--type", "small").code == .success)
    }

    @Test(arguments: try ComponentRegistry.builtIn.kinds.flatMap { $0.partSpecimens.map(\.id) })
    func startsASceneWithAnyWidget(id: String) async throws {
        for folder in [try ProjectFolder.shipped(), try ProjectFolder()] {
            #expect(await folder.run("new", "scene", "evening", "--with", id).code == .success)
            try await expectNoFindings(folder, in: "Scenes/evening.yaml")
            let page = await folder.run("render", "evening").output
            #expect(page.contains("data-widget=\"\(id)") && !page.contains("class=\"widget-failure\""))
        }
    }

    @Test(arguments: ["theme", "scene"], try namesInFiles())
    func listsEveryKeyOfAnyComponentOrWidget(kind: String, name: String) async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", kind, "evening", "--with", name).code == .success)
        let path = kind == "theme" ? "Themes/evening.yaml" : "Scenes/evening.yaml"
        try await expectNoFindings(folder, in: path)
        let text = try folder.text(path)
        let declaration = try ComponentRegistry.builtIn.catalog.components.first { $0.name == name }
        for leaf in try #require(declaration).properties.leaves {
            let key = leaf.path.split(separator: ".").last ?? ""
            #expect(text.contains(" \(key):") || text.contains("# \(key) "), "\(leaf.path)")
        }
    }

    /// The names under which files configure components and widgets.
    private static func namesInFiles() throws -> [String] {
        let registry = try ComponentRegistry.builtIn
        return registry.specimens.filter { !$0.examples.isEmpty }.map(\.name)
    }

    @Test(arguments: ["theme", "scene"])
    func namesTheProgramThatWroteTheFile(kind: String) async throws {
        for folder in [try ProjectFolder.shipped(), try ProjectFolder()] {
            let tool = CommandLineTool(name: "noise", version: "1.2.3") {
                [try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)]
            }
            let terminal = RecordingTerminal().terminal
            #expect(await tool.run(["--root", folder.root, "new", kind, "evening"], terminal: terminal) == .success)
            let text = try folder.text(kind == "theme" ? "Themes/evening.yaml" : "Scenes/evening.yaml")
            #expect(text.contains("`noise ") && !text.contains("diorama"))
        }
    }

    @Test func findsAWidgetByTheNameOfItsConfigurationToo() async throws {
        let folder = try ProjectFolder.shipped()
        for name in ["counter", "countdownTimer"] {
            #expect(await folder.run("new", "scene", name, "--with", name).code == .success)
            let text = try folder.text("Scenes/\(name).yaml")
            #expect(text.contains("\n  widgets:") && text.contains("\n#   counter:\n"))
        }
    }

    @Test func listsAllThatThereIsWhereNothingIsNear() async throws {
        let result = try await ProjectFolder().run("new", "theme", "dusk", "--with", "qqq")
        #expect(
            result.errorOutput.hasPrefix("error: there is no component or part 'qqq'; there are agoraChat, alert, "))
        #expect(result.errorOutput.hasSuffix("\n       'diorama new --help' explains\n"))
    }

    @Test func knowsNothingElse() async throws {
        let folder = try ProjectFolder()
        let result = await folder.run("new", "scene", "vote", "--with", "pol")
        #expect(result.code == .usage)
        #expect(result.errorOutput.hasPrefix("error: there is no component or part 'pol'; did you mean 'poll'?\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
    }

    @Test(arguments: ["theme", "scene"])
    func bringsAnIconForEveryPlaceThatShowsOne(kind: String) async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", kind, "mine").output.hasPrefix("wrote 97 icons into Themes/icons\n"))
        if kind == "theme" { #expect(await folder.run("new", "scene", "lobby").code == .success) }
        let page = await folder.run("render", kind == "theme" ? "lobby" : "mine").output
        let shown = Set(page.matches(of: /class="icon (icon-[^"]+)"/).map { String($0.1) })
        #expect(shown.contains("icon-toolBar-cell-normalImage"))
        for icon in shown { #expect(page.contains(".scene .\(icon){"), "\(icon)") }
    }

    @Test func leavesIconsAloneThatAreThere() async throws {
        let folder = try ProjectFolder(texts: ["Themes/icons/disc.svg": "<svg/>"])
        #expect(await folder.run("new", "theme", "mine").code == .success)
        #expect(try folder.text("Themes/icons/disc.svg") == "<svg/>")
    }

    @Test func leavesALinkAloneThatLeadsNowhere() async throws {
        let folder = try ProjectFolder(texts: ["Themes/icons/disc.svg": "<svg/>"])
        let link = folder.root + "/Themes/icons/star.svg"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone.svg")
        let result = await folder.run("new", "theme", "mine")
        #expect(result.output == "wrote 95 icons into Themes/icons\nwrote Themes/mine.yaml\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "gone.svg")
    }

    @Test(arguments: ["Scenes", "Themes", "Themes/icons"])
    func leavesNothingBehindWhereAFolderCannotBe(taken: String) async throws {
        let folder = try ProjectFolder(texts: [taken: "a file"])
        let result = await folder.run("new", "scene", "lobby")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("cannot make the folder '\(taken)'"), "\(result.errorOutput)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.root).filter { $0.contains(".") }
        #expect(files == [])
    }

    @Test func writesNothingThroughALinkThatLeadsOut() async throws {
        let outside = try ProjectFolder(texts: ["kept.txt": ""])
        let folder = try ProjectFolder(texts: ["Themes/kept.txt": ""])
        try FileManager.default.createSymbolicLink(
            atPath: folder.root + "/Themes/icons", withDestinationPath: outside.root)
        let result = await folder.run("new", "theme", "mine")
        #expect(result.code == .usage)
        #expect(result.errorOutput == "error: the folder 'Themes/icons' is a link that leads out of the project\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root) == ["kept.txt"])
    }

    @Test func usesTheThemeThatIsThereForAScene() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "theme", "dusk").code == .success)
        let result = await folder.run("new", "scene", "rooms/lobby")
        #expect(result.output == "wrote Scenes/rooms/lobby.yaml\n")
        #expect(try folder.text("Scenes/rooms/lobby.yaml").contains("\ntheme: dusk\n"))
        try await expectNoFindings(folder)
    }

    @Test(arguments: ["theme", "scene"])
    func leavesAnExistingFileAlone(kind: String) async throws {
        let path = kind == "theme" ? "Themes/mine.yaml" : "Scenes/mine.yaml"
        let folder = try ProjectFolder(texts: [path: "mine"])
        let result = await folder.run("new", kind, "mine")
        #expect(result.code == .usage)
        #expect(result.errorOutput == "error: '\(path)' exists already and is left as it is\n")
        #expect(try folder.text(path) == "mine")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.root).count == 2)
    }

    @Test(arguments: ["", "../x", "/x", "a b", "x.yaml", "a//b", ".hidden", "-x", "2nd", "null", "x\n", "contexts/x"])
    func refusesNamesThatCannotBeIds(name: String) async throws {
        let folder = try ProjectFolder()
        for kind in ["theme", "scene"] {
            let result = await folder.run("new", kind, "--", name)
            #expect(result.code == .usage)
            #expect(result.errorOutput.hasPrefix("error: '"), "\(result.errorOutput)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).isEmpty)
    }

    private func expectNoFindings(_ folder: ProjectFolder, in path: String? = nil) async throws {
        let check = await ProjectFolder.run(["validate", "--strict"] + [path].compactMap(\.self), root: folder.root)
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
    }
}
