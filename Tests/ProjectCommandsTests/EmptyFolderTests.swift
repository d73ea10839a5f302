import Testing

@testable import ProjectCommands

/// A project whose folders have no files yet.
@Suite struct EmptyFolderTests {
    @Test(arguments: [("Themes", "new theme NAME"), ("Scenes", "new scene NAME")])
    func saysWhatStartsAFile(name: String, command: String) async throws {
        let result = await (try ProjectFolder(texts: ["\(name)/notes.txt": "Later."])).run("validate")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("there is no YAML file in '\(name)'; '\(command)' starts one"))
    }

    @Test func saysWhatStartsAThemeWhereASceneNamesOne() async throws {
        let folder = try ProjectFolder(texts: ["Scenes/a.yaml": "scene: a\ntype: small\ntheme: plain\n"])
        #expect(await folder.run("validate").output.contains("there is none yet; 'diorama new theme' writes one"))
    }
}
