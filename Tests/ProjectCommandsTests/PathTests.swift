import Foundation
import Testing

@testable import ProjectCommands

@Suite struct PathTests {
    @Test(arguments: ["Scenes/../Scenes/small-class.yaml", "Scenes/presets/../small-class.yaml", "Scenes/../Themes"])
    func checksWhatAPathLeadsTo(path: String) async throws {
        let result = try await ProjectFolder.shipped().run("validate", "--strict", path)
        #expect(result.code == .success, "\(result.output)")
    }

    @Test(arguments: ["Themes/pipe.yaml", "./Themes/pipe.yaml", "Scenes/../Themes/pipe.yaml"])
    func takesANamedFileThatCannotBeReadForAWrongCall(path: String) async throws {
        let folder = try ProjectFolder.shipped()
        #expect(mkfifo(folder.absolute("Themes/pipe.yaml"), 0o600) == 0)
        #expect(await folder.run("validate", path).code == .usage)
        #expect(await folder.run("validate", "Themes").code == .findings)
    }

    @Test(arguments: ["Scenes/small-class.yaml", "Scenes/presets/small.yaml", "Themes", "Scenes/presets", ""])
    func saysWhichProjectAFileOutsideBelongsTo(path: String) async throws {
        let (here, there) = (try ProjectFolder.shipped(), try ProjectFolder.shipped())
        let result = await here.run("validate", path.isEmpty ? there.root : there.absolute(path))
        #expect(result.code == .usage)
        #expect(result.output.isEmpty)
        #expect(
            result.errorOutput.contains("belongs to another project; add '--root \(there.root)'"),
            "\(result.errorOutput)"
        )
    }

    @Test(
        arguments: ["layout", "render"], ["Scenes/folder.yaml", "Themes/agora.yaml", "Scenes/contexts/physics.yaml"])
    func saysThatSomethingIsNoScene(command: String, path: String) async throws {
        let folder = try ProjectFolder.shipped()
        try folder.write([], to: "Scenes/folder.yaml/note.txt")
        let result = await folder.run(command, path)
        #expect(result.code != .success)
        #expect(result.output.isEmpty)
        #expect(!result.errorOutput.isEmpty)
    }
}
