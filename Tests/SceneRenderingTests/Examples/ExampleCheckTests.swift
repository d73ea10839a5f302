import Foundation
import SceneRendering
import Testing

@Suite struct ExampleCheckTests {
    @Test func namesThePromisesThatAreNotKept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamps-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Themes"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("theme: plain\nmodes: [light]\n".utf8).write(to: folder.appending(path: "Themes/plain.yaml"))
        let check = ExampleCheck(try ComponentRegistry(LampKind()), root: folder.path, theme: "plain")
        let markup = "<ul class=\"lampRow\"><li id=\"c-lampRow--red\">red</li></ul>"
        #expect(
            check.brokenPromises(of: ["lampRow", "lamp"]) == [
                "lampRow, “A promise that is not kept”: 'green' is missing in \(markup)",
                "lampRow, “A promise that is not kept”: 'red' must not be in \(markup)",
                "the registry has no 'lamp'",
            ])
    }
}
