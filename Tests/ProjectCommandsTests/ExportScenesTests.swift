import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import ProjectCommands

/// Forms that write scenes along with the theme, from the command line.
@Suite struct ExportScenesTests {
    @Test func writesTheScenesThatAreNamed() async throws {
        let folder = try ProjectFolder.shipped()
        let out = folder.absolute("out")
        let result = await folder.run(
            "export", "agora-web", "--theme", "agora", "--scene", "small-class", "--scene", "lecture-hall", "-o", out)
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        let script = try folder.text("out/src/generated/theme.ts")
        #expect(script.contains("\"Lecture hall\"") && script.contains("RoomBigClass"))
        #expect(!script.contains("Room1v1Class"))
        let again = await folder.run(
            "export", "agora-web", "--theme", "agora", "--scene", "small-class", "--scene", "lecture-hall", "-o", out,
            "--check")
        #expect(again.code == .success, "\(again.output)")
    }

    @Test(arguments: [
        (["agora-web", "--scene", "smal-class"], "there is no scene 'smal-class'"),
        (["agora-web", "--scene", "vocational"], "'agora-web' has no place for 'vocational'"),
        (["agora-web", "--scene", "small-class", "--scene", "empty-class"], "would both be 'small'"),
        (["css", "--scene", "small-class"], "'css' writes no scenes"),
    ])
    func refusesScenesThatItCannotWrite(words: [String], message: String) async throws {
        let folder = try ProjectFolder.shipped()
        let result = await ProjectFolder.run(
            ["export"] + words + ["--theme", "agora", "-o", folder.absolute("out")], root: folder.root)
        #expect(result.code == .usage && result.errorOutput.contains(message), "\(result.errorOutput)")
        #expect(!FileManager.default.fileExists(atPath: folder.absolute("out")))
    }

    @Test func writesTheScenesOfTheProjectFile() async throws {
        let folder = try ProjectFolder.shipped()
        let head = "theme: agora\nexports:\n  - { target: agora-web, to: web, "
        try folder.write(Array((head + "scene: lecture-hall }\n").utf8), to: "diorama.yaml")
        let result = await folder.run("export")
        #expect(result.code == .success, "\(result.output)\(result.errorOutput)")
        #expect(try folder.text("web/setParameters.json").contains("\"Lecture hall\""))
        try folder.write(Array((head + "scenes: [lecture-hall, nosuch] }\n").utf8), to: "diorama.yaml")
        for command in ["export", "validate"] {
            let wrong = await folder.run(command)
            #expect(wrong.code == .findings && wrong.output.contains("diorama.yaml:3:"), "\(wrong.output)")
            #expect(wrong.output.contains("'nosuch'"))
        }
    }

    @Test func readsColoursBackFromTheWebClassroom() async throws {
        let folder = try ProjectFolder.shipped()
        let out = folder.absolute("out")
        #expect(await folder.run("export", "agora-web", "--theme", "contrast", "-o", out).code == .success)
        let result = await folder.run("import", "agora-web", out + "/setParameters.json", "--theme", "back")
        #expect(result.code == .success, "\(result.errorOutput)")
        #expect(result.output.contains("systemBrandColor: { light: \"#0B47A8\", dark: \"#8FBBFF\" }"))
        #expect(result.errorOutput.contains("[import.lost]"))
    }
}
