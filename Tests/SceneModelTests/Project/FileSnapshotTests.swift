import Foundation
import SceneModel
import SourceDiagnostics
import Testing

/// Files of a folder whose place is known are opened without a look at the links above them; links among them are not.
@Suite final class FileSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "snapshot-\(UUID())")
    private let files: FileSnapshot

    init() throws {
        for path in ["project/Themes/icons", "outside"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: path), withIntermediateDirectories: true)
        }
        files = FileSnapshot(DiskFileSystem(root: folder.appending(path: "project").path))
        for path in ["project/Themes/a.yaml", "project/Themes/icons/x.svg", "outside/secret.yaml"] {
            try Data(path.utf8).write(to: folder.appending(path: path))
        }
        for (path, target) in [
            "project/Themes/b.yaml": "a.yaml", "project/Themes/c.yaml": "../../outside/secret.yaml",
            "project/Also": "Themes", "project/Out": "../outside",
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: path).path, withDestinationPath: target)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(of path: String) throws -> String? {
        _ = try files.read(path, limit: 1000)
        return files.canonicalPath(path)
    }

    @Test func saysWhereFilesLie() throws {
        #expect(try place(of: "Themes/a.yaml") == "Themes/a.yaml")
        #expect(try place(of: "Themes/icons/x.svg") == "Themes/icons/x.svg")
        #expect(try place(of: "Also/a.yaml") == "Themes/a.yaml")
        #expect(try place(of: "Themes/icons/../a.yaml") == "Themes/a.yaml")
    }

    @Test func followsLinksAmongThem() throws {
        #expect(try place(of: "Themes/a.yaml") == "Themes/a.yaml")
        #expect(try place(of: "Themes/b.yaml") == "Themes/a.yaml")
    }

    @Test(arguments: ["Themes/c.yaml", "Out/secret.yaml"])
    func readsNothingOutside(path: String) throws {
        _ = try place(of: "Themes/a.yaml")
        #expect(throws: FileError.outside) { try files.read(path, limit: 1000) }
    }

    @Test func tellsWhatIsMissingOrTooLarge() throws {
        _ = try place(of: "Themes/a.yaml")
        #expect(throws: FileError.missing) { try files.read("Themes/none.yaml", limit: 1000) }
        #expect(throws: FileError.tooLarge(limit: 3)) { try files.read("Themes/icons/x.svg", limit: 3) }
        #expect(throws: FileError.directory) { try files.read("Themes/icons", limit: 1000) }
    }
}
