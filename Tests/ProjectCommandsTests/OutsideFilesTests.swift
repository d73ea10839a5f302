import Foundation
import Testing

@testable import ProjectCommands

/// Files that lie outside the project: none is read unless somebody has named it on the command line.
@Suite struct OutsideFilesTests {
    private let here: ProjectFolder
    private let there: ProjectFolder

    init() throws {
        here = try ProjectFolder.shipped()
        there = try ProjectFolder(texts: [
            "theme.yaml": "theme: secret\nextends: agora\nimages: { star: icons/star.svg }\n",
            "icons/star.svg": "<svg><title>secret</title></svg>",
            "room.yaml": "secret: [}\n", "scene.yaml": "scene: leak\nextends: small-class\nsecret: 1\n",
        ])
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: here.absolute(path), withDestinationPath: there.absolute(target))
    }

    private func validate(_ words: String...) async throws -> String {
        let result = await ProjectFolder.run(["validate"] + words, root: here.root)
        return result.output + result.errorOutput
    }

    @Test func quotesNothingFromALinkOutOfTheProject() async throws {
        try link("Scenes/leak.yaml", to: "scene.yaml")
        try link("Themes/leak", to: "")
        let output = try await validate()
        #expect(
            output.contains("Scenes/leak.yaml:1:1: error: cannot read 'Scenes/leak.yaml': it lies outside the project"))
        #expect(output.contains("Themes/leak:1:1: error: cannot read 'Themes/leak': it lies outside the project"))
        #expect(!output.contains("secret"))
    }

    @Test(arguments: [["Scenes/*.yaml"], ["**/*.yaml"], ["--fix", "--all", "Scenes/l*.yaml"]])
    func quotesAndChangesNothingThatAPatternFindsBehindALink(words: [String]) async throws {
        try there.write(
            Array("scene: leak\nextends: small-class\nsecret: 1\nbackground: AliceBlu\n".utf8), to: "scene.yaml")
        try link("Scenes/leak.yaml", to: "scene.yaml")
        try link("Themes/leak", to: "")
        let before = try there.text("scene.yaml")
        let result = await ProjectFolder.run(["validate"] + words, root: here.root)
        #expect(result.output.contains("Scenes/leak.yaml:1:1: error: cannot read 'Scenes/leak.yaml': it lies outside"))
        #expect(!(result.output + result.errorOutput).contains("secret"))
        #expect(try there.text("scene.yaml") == before)
    }

    @Test func readsWhatAPatternFindsInANamedFolderOutside() async throws {
        try link("Themes/leak", to: "")
        #expect(try await validate("Themes/leak/t*.yaml").contains("Themes/leak/theme.yaml:1:8"))
    }

    @Test func searchesAFolderThatLinksMakePartOfItselfOnce() async throws {
        for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            try FileManager.default.createSymbolicLink(
                atPath: here.absolute("Scenes/\(name)"), withDestinationPath: here.absolute("Scenes"))
        }
        #expect(await here.run("validate", "Scenes/**/small-class.yaml").code == .success)
    }

    @Test func readsWhatIsNamedOnTheCommandLine() async throws {
        try link("Scenes/leak.yaml", to: "scene.yaml")
        try link("Themes/leak", to: "")
        #expect(
            try await validate("Scenes/leak.yaml").contains("Scenes/leak.yaml:3:1: error: unknown property 'secret'"))
        #expect(try await validate(there.absolute("theme.yaml")).contains("theme.yaml:1:8"))
        #expect(try await !validate(there.absolute("theme.yaml")).contains("file.outside"))
        #expect(try await validate("Themes/leak").contains("Themes/leak/theme.yaml:1:8"))
    }

    @Test func followsALinkToAnotherProjectThatIsNamedOrAllowed() async throws {
        let other = try ProjectFolder.shipped()
        try FileManager.default.removeItem(atPath: here.absolute("Themes"))
        try FileManager.default.createSymbolicLink(
            atPath: here.absolute("Themes"), withDestinationPath: other.absolute("Themes"))
        #expect(await here.run("validate", "--strict", "Themes", "Scenes").code == .success)
        #expect(await here.run("render", "small-class").code == .findings)
        let allowed = other.absolute("Themes")
        #expect(await here.run("render", "small-class", "--allow", there.root, "--allow", allowed).code == .success)
        #expect(await here.run("validate", "--strict", "--allow", allowed).code == .success)
    }

    @Test func findsTheImagesOfAThemeThatLiesAtTheRoot() async throws {
        let theme = "theme: own\nimages: { star: icons/star.svg }\n"
        try here.write(Array(theme.utf8), to: "own.yaml")
        try here.write(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>".utf8), to: "icons/star.svg")
        let output = try await validate("own.yaml")
        #expect(!output.contains("theme.image"), "\(output)")
    }

    @Test(arguments: [["validate"], ["render", "small-class"], ["preview"]])
    func refusesToAllowAPathWhereThereIsNothing(words: [String]) async throws {
        let result = await ProjectFolder.run(words + ["--allow", "nope"], root: here.root)
        #expect(result.code == .usage)
        #expect(result.errorOutput == "error: '--allow' names 'nope', and there is nothing at that path\n")
    }

    @Test(arguments: ["presets/../small-class", "presets//small", "../Scenes/small-class", "small-class/"])
    func refusesAnOddIDOnTheCommandLine(_ id: String) async throws {
        for command in ["layout", "render"] {
            let result = await here.run(command, id)
            #expect(result.code == .usage)
            #expect(
                result.errorOutput.hasPrefix("error: there is no scene '\(id)' in 'Scenes'"), "\(result.errorOutput)")
        }
    }

    @Test func writesNoPictureIntoAPageThatLiesOutsideTheThemesFolder() async throws {
        try FileManager.default.createDirectory(
            atPath: here.absolute("Themes/brand"), withIntermediateDirectories: true)
        try here.write(Array("<svg><title>secret</title></svg>".utf8), to: "Themes/secret.svg")
        try FileManager.default.createSymbolicLink(
            atPath: here.absolute("Themes/brand/star.svg"), withDestinationPath: here.absolute("Themes/secret.svg"))
        let theme = """
            theme: brand/x
            extends: agora
            # diorama: allow theme.image-outside: a test
            images: { ic_network_good: star.svg, ic_network_bad: star.svg }

            """
        try here.write(Array(theme.utf8), to: "Themes/brand/x.yaml")
        let result = await here.run("render", "small-class", "--theme", "brand/x")
        #expect(result.code == .success, "\(result.errorOutput)")
        let secret = Data("<svg><title>secret</title></svg>".utf8).base64EncodedString()
        #expect(!result.output.contains(secret))
    }
}
