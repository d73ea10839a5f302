import Testing

@testable import ProjectCommands

/// `schema` knows the kinds of file that every project has, and those that kinds of scenes bring.
@Suite struct SchemaKindsTests {
    @Test(arguments: [("theme", "\"colors\""), ("widget", "\"layouts\""), ("app", "\"schemes\"")])
    func prints(kind: String, key: String) async throws {
        let folder = try ProjectFolder.shipped()
        let result = await folder.run("schema", kind)
        #expect(result.code == .success)
        #expect(result.output.contains(key))
    }

    @Test func suggestsTheKindThatIsMeant() async throws {
        let result = await (try ProjectFolder.shipped()).run("schema", "themes")
        #expect(result.code == .usage)
        #expect(
            result.errorOutput.contains(
                "'KIND' cannot be 'themes': expected theme, scene, contexts, project, screen, app or widget; did you mean"
                    + " 'theme'?"
            ))
    }

    @Test func printsTheFormatOfAKindsScenesByTheirOwnName() async throws {
        let result = await (try ProjectFolder.shipped()).run("schema", "screen")
        #expect(result.code == .success)
        #expect(result.output.contains("lockScreen") && !result.output.contains("\"lecture\""))
    }
}
