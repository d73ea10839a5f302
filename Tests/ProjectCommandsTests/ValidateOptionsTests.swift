import Foundation
import Testing

@testable import ProjectCommands

@Suite struct ValidateOptionsTests {
    /// A theme with a colour that can be read one way only, a comment, blanks, and a name that is nearly one.
    private static let broken = """
        theme: tiny   # the brand

        extends: agora
        colors:
            fore: "#FFF"      # white
        components:
          stateBar: { backgroundColour: $fore }

        """

    private static func folder() throws -> ProjectFolder {
        let folder = try ProjectFolder.shipped()
        try folder.write(Array(broken.utf8), to: "Themes/tiny.yaml")
        return folder
    }

    // MARK: --fix

    @Test func leavesGuessesToPeople() async throws {
        let folder = try Self.folder()
        let result = await folder.run("validate", "Themes/tiny.yaml", "--fix")
        #expect(result.code == .findings)
        #expect(try folder.text("Themes/tiny.yaml") == Self.broken)
    }

    @Test func mendsEverythingWithAll() async throws {
        let folder = try Self.folder()
        let result = await folder.run("validate", "Themes/tiny.yaml", "--fix", "--all")
        #expect(result.code == .success, "\(result.output)")
        #expect(result.output.contains("; 1 fixed\n"))
        #expect(
            try folder.text("Themes/tiny.yaml")
                == Self.broken.replacing("backgroundColour", with: "backgroundColor"))
    }

    @Test func showsADiffAndWritesNothing() async throws {
        let folder = try Self.folder()
        let result = await folder.run("validate", "Themes/tiny.yaml", "--fix", "--all", "--dry-run")
        #expect(
            result.output == """
                --- a/Themes/tiny.yaml
                +++ b/Themes/tiny.yaml
                @@ -4,4 +4,4 @@
                 colors:
                     fore: "#FFF"      # white
                 components:
                -  stateBar: { backgroundColour: $fore }
                +  stateBar: { backgroundColor: $fore }

                """)
        #expect(result.errorOutput.contains("; 1 would be fixed\n"))
        #expect(try folder.text("Themes/tiny.yaml") == Self.broken)
    }

    @Test func touchesNoFileThatWasNotNamed() async throws {
        let folder = try Self.folder()
        try folder.write(Array("theme: child\nextends: tiny\n".utf8), to: "Themes/child.yaml")
        _ = await folder.run("validate", "Themes/child.yaml", "--fix", "--all")
        #expect(try folder.text("Themes/tiny.yaml") == Self.broken)
    }

    @Test func keepsLinksAndPermissions() async throws {
        let folder = try Self.folder()
        let (real, link) = (folder.absolute("Themes/tiny.yaml"), folder.absolute("Themes/linked.yaml"))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "tiny.yaml")
        _ = await folder.run("validate", "--fix", "--all")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "tiny.yaml")
        #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
        #expect(try folder.text("Themes/tiny.yaml").contains("backgroundColor:"))
    }

    @Test func keepsHardLinksAndTheOwner() async throws {
        let folder = try Self.folder()
        let (path, other) = (folder.absolute("Themes/tiny.yaml"), folder.absolute("other.yaml"))
        try FileManager.default.linkItem(atPath: path, toPath: other)
        _ = await folder.run("validate", "--fix", "--all")
        #expect(try folder.text("other.yaml").contains("backgroundColor:"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.absolute("Themes")).count { $0.contains("tiny") }
                == 1)
        // Only a privileged process can give files to others.
        guard getuid() == 0 else { return }
        try FileManager.default.removeItem(atPath: other)
        try folder.write(Array(Self.broken.utf8), to: "Themes/tiny.yaml")
        try FileManager.default.setAttributes([.ownerAccountID: 4711, .groupOwnerAccountID: 4712], ofItemAtPath: path)
        _ = await folder.run("validate", "--fix", "--all")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.ownerAccountID] as? Int == 4711 && attributes[.groupOwnerAccountID] as? Int == 4712)
        #expect(try folder.text("Themes/tiny.yaml").contains("backgroundColor:"))
    }

    @Test func mendsTabsToTheDepthThatTheyMean() async throws {
        let folder = try ProjectFolder(texts: [
            "Themes/t.yaml": "theme: t\ntoastt: 1\ntokens:\n  colors:\n\tred: '#FF0000'\n\tblue: '#0000FF'\n"
        ])
        let before = await folder.run("validate", "Themes/t.yaml")
        let after = await folder.run("validate", "Themes/t.yaml", "--fix")
        #expect(try folder.text("Themes/t.yaml").contains("  colors:\n    red: '#FF0000'\n    blue: '#0000FF'\n"))
        #expect(before.output.contains("yaml.tab") && !after.output.contains("yaml.tab"))
        #expect(after.output.contains("; 1 fixed"))
    }

    // MARK: Standard input

    @Test func checksWhatIsNotSavedYet() async throws {
        let folder = try Self.folder()
        let result = await Self.run("theme: new\nextends: agroa\n", in: folder, "--stdin-path", "Themes/new.yaml")
        #expect(result.code == .findings)
        #expect(result.output.hasPrefix("Themes/new.yaml:2:10: error: "))
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("Themes/new.yaml")))
    }

    @Test func writesMendedInput() async throws {
        let folder = try Self.folder()
        let result = await Self.run(
            "theme: new\nextends: agroa\n", in: folder, "--stdin-path", "Themes/new.yaml", "--fix", "--all")
        #expect(result.output == "theme: new\nextends: agora\n")
        #expect(result.errorOutput.contains("1 fixed"))
        #expect(result.code == .success)
    }

    @Test func asksWhatInputIs() async throws {
        let result = await Self.run("theme: new\n", in: try Self.folder())
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("'-' needs '--stdin-path'"))
    }

    private static func run(_ input: String, in folder: ProjectFolder, _ words: String...) async -> CommandResult {
        let terminal = RecordingTerminal(input: input)
        let code = await CommandLineTool.diorama.run(
            ["--root", folder.root, "validate", "-"] + words, terminal: terminal.terminal)
        return CommandResult(code: code, output: terminal.output, errorOutput: terminal.errorOutput)
    }

    // MARK: Paths

    @Test func readsQuotedPatterns() async throws {
        let folder = try Self.folder()
        let result = await folder.run("validate", "Themes/t*.yaml", "--quiet")
        #expect(result.output.hasPrefix("Themes/tiny.yaml:7:15: error: "))
        #expect(await folder.run("validate", "Themes/nothing-*.yaml").errorOutput.contains("nothing is called like"))
    }

    @Test func takesAnImageForTheThemesThatUseIt() async throws {
        let folder = try Self.folder()
        try folder.write(
            Array("theme: tiny\nextends: agora\nimages: { extra: icons/camera-on.svg }\ncolours: {}\n".utf8),
            to: "Themes/tiny.yaml")
        let result = await folder.run("validate", "Themes/icons/camera-on.svg", "README.md", "--format", "json")
        #expect(result.code == .usage, "a path that is not there is a slip")
        try folder.write(Array("# notes\n".utf8), to: "README.md")
        let both = await folder.run("validate", "Themes/icons/camera-on.svg", "README.md")
        #expect(both.errorOutput == "note: skipped 'README.md', which no theme uses\n")
        #expect(both.output.hasPrefix("Themes/tiny.yaml:4:1: error: "), "\(both.output)")
        #expect(both.output.hasSuffix("1 error, 0 warnings, 2 accepted, 2 inherited\n"))
    }

    @Test func hasNothingAgainstFilesOfOthersOnly() async throws {
        let folder = try Self.folder()
        try folder.write(Array("# notes\n".utf8), to: "README.md")
        let result = await folder.run("validate", "README.md", "--quiet")
        #expect(result.code == .success)
        #expect(result.output.isEmpty && result.errorOutput.isEmpty)
    }

    @Test func refusesAFileOutsideOfTheProjectThatNoThemeUses() async throws {
        let folder = try Self.folder()
        let other = try ProjectFolder(texts: ["notes.txt": "notes\n"])
        let result = await folder.run("validate", other.absolute("notes.txt"), "--quiet")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("notes.txt' lies outside of the project, and no theme uses it"))
    }

    @Test func checksSeveralProjects() async throws {
        let folder = try ProjectFolder(texts: [
            "one/Themes/a.yaml": "theme: a\nextends: b\n", "two/Themes/b.yaml": "theme: b\nextends: a\n",
        ])
        let (one, two) = (folder.absolute("one"), folder.absolute("two"))
        let terminal = RecordingTerminal()
        let code = await CommandLineTool.diorama.run(
            ["--root", one, "--root", two, "validate"], terminal: terminal.terminal)
        #expect(code == .findings)
        #expect(terminal.output.contains("\(one)/Themes/a.yaml:2:10: error: "))
        #expect(terminal.output.contains("\(two)/Themes/b.yaml:2:10: error: "))
        #expect(terminal.output.contains("2 files checked: 2 errors"))
    }

    @Test(arguments: [
        (["--all"], "'--all' goes with '--fix'"), (["--dry-run"], "'--dry-run' goes with '--fix'"),
        (["--watch", "--fix"], "use one of them"), (["--stdin-path", "x"], "goes with '-'"),
        (["-", "Themes"], "by itself"), (["--watch", "--format", "json"], "prints text only"),
    ])
    func refusesWhatMeansNothing(words: [String], message: String) async throws {
        let folder = try ProjectFolder()
        let result = await ProjectFolder.run(["validate"] + words, root: folder.root)
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
    }
}
