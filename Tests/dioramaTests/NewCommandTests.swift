import Foundation
import Testing

@testable import diorama

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

    @Test(arguments: [true, false])
    func suggestsAWidgetThatValidates(hasPresets: Bool) async throws {
        let folder = try hasPresets ? ProjectFolder.shipped() : ProjectFolder()
        #expect(await folder.run("new", "scene", "evening").code == .success)
        let lines = try folder.text("Scenes/evening.yaml").components(separatedBy: "\n")
        let first = try #require(lines.firstIndex(of: "# widgets:"))
        let last = try #require(lines[first...].firstIndex(of: ""))
        let text = lines[..<first] + lines[first..<last].map { String($0.dropFirst(2)) } + lines[last...]
        try folder.write(Array(text.joined(separator: "\n").utf8), to: "Scenes/evening.yaml")
        try await expectNoFindings(folder)
        #expect(await folder.run("render", "evening").output.contains("Which is smoother?"))
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

    private func expectNoFindings(_ folder: ProjectFolder) async throws {
        let check = await folder.run("validate", "--strict")
        #expect(check.code == .success, "\(check.output)\(check.errorOutput)")
    }
}
