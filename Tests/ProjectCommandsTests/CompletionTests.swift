import Testing

@testable import ProjectCommands

@Suite struct CompletionTests {
    @Test(arguments: [
        ([""], ["validate", "new", "help"]),
        (["val"], ["validate"]),
        (["help", "re"], ["render"]),
        (["validate", "--str"], ["--strict"]),
        (["validate", "--format", ""], ["text", "json", "sarif", "github"]),
        (["validate", "--format", "=", "sa"], ["sarif"]),
        (["validate", "--format", "="], ["text", "json"]),
        (["validate", "--format=sa"], ["--format=sarif"]),
        (["--color", "n"], ["never"]),
        (["new", ""], ["theme", "scene", "contexts", "project"]),
        (["new", "scene", "evening", "--with", "po"], ["poll"]),
        (["new", "scene", "evening", "--type", "sub"], ["subRoom"]),
        (["render", "small-class-"], ["small-class-student"]),
        (["render", "-o", "out.html", "small-class-"], ["small-class-student"]),
        (["render", "small-class", "--theme", "agora-"], ["agora-classic"]),
        (["render", "small-class", "--mode", "da"], ["dark"]),
        (["render", "small-class", "--locale", "zh"], ["zh-Hans"]),
        (["layout", "small-class", "--device", "pa"], ["pad"]),
        (["render", "small-class", "--user", "li"], ["lin"]),
        (["explain", "small-class", "stateBar.room"], ["stateBar.roomName.textColor"]),
        (["rules", "config.unknown-k"], ["config.unknown-key"]),
        (["completion", "fi"], ["fish"]),
    ])
    func proposes(words: [String], wanted: [String]) async throws {
        let proposed = try await self.words(completing: words)
        for word in wanted { #expect(proposed.contains(word), "\(proposed)") }
        let current = words.last.map { $0 == "=" ? "" : $0 } ?? ""
        #expect(proposed.allSatisfy { $0.hasPrefix(current) })
    }

    @Test(arguments: [
        ["validate", ""], ["validate", "--", "--"], ["--root", ""], ["render", "-o", ""], ["nonsense", "x"],
        ["render", "small-class", ""], ["--root", "/nowhere", "render", ""], ["help", "validate", "", ""],
    ])
    func leavesEverythingElseToTheShell(words: [String]) async throws {
        let proposed = try await self.words(completing: words)
        #expect(words.first == "nonsense" || words.first == "help" || proposed.isEmpty, "\(proposed)")
    }

    @Test func tellsWhatEachWordIsInOneLine() async throws {
        let result = await ProjectFolder.run(
            ["completion", "words", "--", ""], root: ProjectFolder.repository)
        for line in result.output.split(separator: "\n") { #expect(line.split(separator: "\t").count == 2) }
    }

    @Test func looksIntoTheProjectThatTheWordsName() async throws {
        let folder = try ProjectFolder(texts: ["Themes/dusk.yaml": "theme: dusk\n"])
        let result = await ProjectFolder.run(
            ["completion", "words", "--", "--root", folder.root, "render", "x", "--theme", ""], root: "/")
        #expect(result.output == "dusk\ttheme\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func writesAScriptForAProgramOfAnotherName(shell: String) async throws {
        let tool = CommandLineTool(name: "my-noise", version: "1") { [PosterKind()] }
        let terminal = RecordingTerminal()
        #expect(await tool.run(["completion", shell], terminal: terminal.terminal) == .success)
        #expect(terminal.output.contains("my-noise completion words -- "))
        #expect(terminal.output.contains("_my_noise") && !terminal.output.contains("PROGRAM"))
        #expect(!terminal.output.contains("diorama"))
    }

    private func words(completing words: [String]) async throws -> [String] {
        let folder = try ProjectFolder.shipped()
        var words = words
        if words.first != "--root", words.first != "nonsense" { words = ["--root", folder.root] + words }
        let result = await ProjectFolder.run(["completion", "words", "--"] + words, root: folder.root)
        #expect(result.code == .success && result.errorOutput.isEmpty)
        return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
}
