import Foundation
import Testing

@testable import ProjectCommands

/// What `diorama.yaml` changes for the commands.
@Suite struct ProjectFileTests {
    private static let text = """
        devices:
          tablet: { width: 1180, height: 820, class: pad }
        locales: [fr]

        """

    @Test func laysOutAndRendersOnAScreenAndInALanguageOfTheProject() async throws {
        let folder = try ProjectFolder.shipped()
        let before = await folder.run("render", "small-class", "--device", "tablet")
        #expect(before.errorOutput.hasPrefix("error: unknown device 'tablet'"))
        try folder.write(Array(Self.text.utf8), to: "diorama.yaml")
        let layout = await folder.run("layout", "small-class", "--device", "tablet")
        #expect(layout.code == .success && layout.output.contains("1180"), "\(layout.output)\(layout.errorOutput)")
        let page = await folder.run("render", "small-class", "--device", "tablet", "--locale", "fr")
        #expect(page.code == .success, "\(page.errorOutput)")
        #expect(page.output.contains("lang=\"fr\""))
    }

    @Test func tellsEditorsOfTheScreensAndLanguagesOfTheProject() async throws {
        let folder = try ProjectFolder(texts: ["diorama.yaml": Self.text])
        let schema = await folder.run("schema", "scene").output
        #expect(schema.contains("\"tablet\"") && schema.contains("\"fr\""))
        let other = try ProjectFolder()
        #expect(await !other.run("schema", "scene").output.contains("\"tablet\""))
    }

    @Test(arguments: [["validate"], ["validate", "Scenes/lobby.yaml"], ["validate", "diorama.yaml"]])
    func validatesTheProjectFileWithWhateverElse(words: [String]) async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "scene", "lobby").code == .success)
        try folder.write(Array("locales: [en_GB]\n".utf8), to: "diorama.yaml")
        let result = await ProjectFolder.run(words, root: folder.root)
        #expect(result.code == .findings)
        #expect(result.output.contains("diorama.yaml:1:11: error: 'en_GB' is no language tag [project.locale]"))
        #expect(result.output.contains("did you mean 'en-GB'?"))
    }
}
