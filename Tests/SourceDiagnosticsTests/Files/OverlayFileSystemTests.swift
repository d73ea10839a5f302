import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct OverlayFileSystemTests {
    private let base = InMemoryFileSystem(
        texts: ["Themes/a.yaml": "saved", "Scenes/b.yaml": "scene", "elsewhere/c.yaml": "linked"],
        links: ["Themes/link.yaml": "elsewhere/c.yaml", "Also": "Themes"])

    private func overlay(_ buffers: [String: String]) -> OverlayFileSystem {
        OverlayFileSystem(base, buffers: buffers.mapValues { Array($0.utf8) })
    }

    private func text(_ files: OverlayFileSystem, _ path: String) throws -> String {
        String(decoding: try files.read(path, limit: 1000), as: UTF8.self)
    }

    @Test(arguments: [
        "Themes/a.yaml", "./Themes/a.yaml", "Themes/../Themes/a.yaml", "Themes//a.yaml", "Also/a.yaml",
    ])
    func readsABufferByWhateverPathLeadsToItsFile(_ path: String) throws {
        #expect(try text(overlay(["Themes/a.yaml": "typed"]), path) == "typed")
        #expect(try text(overlay([path: "typed"]), "Themes/a.yaml") == "typed")
    }

    @Test func readsABufferOfALinkAsThatOfItsTarget() throws {
        let files = overlay(["Themes/link.yaml": "typed"])
        #expect(try text(files, "elsewhere/c.yaml") == "typed")
        #expect(files.canonicalPath("Themes/link.yaml") == "elsewhere/c.yaml")
    }

    @Test func leavesOtherFilesAlone() throws {
        let files = overlay(["Themes/a.yaml": "typed"])
        #expect(try text(files, "Scenes/b.yaml") == "scene")
        #expect(throws: FileError.missing) { try files.read("Themes/none.yaml", limit: 10) }
        #expect(files.kind(of: "Themes/none.yaml") == .missing)
        #expect(files.canonicalPath("Themes/none.yaml") == nil)
        #expect(files.entries(of: "Themes") == ["a.yaml", "link.yaml"])
    }

    @Test func hasABufferThatWasNeverSaved() throws {
        let files = overlay(["Scenes/new/deep.yaml": "typed"])
        #expect(try text(files, "Scenes/new/../new/deep.yaml") == "typed")
        #expect(files.kind(of: "Scenes/new/deep.yaml") == .file)
        #expect(files.kind(of: "Scenes/new") == .directory)
        #expect(throws: FileError.directory) { try files.read("Scenes/new", limit: 10) }
        #expect(files.entries(of: "Scenes") == ["b.yaml", "new"])
        #expect(files.entries(of: "Scenes/new") == ["deep.yaml"])
        #expect(files.canonicalPath("./Scenes/new/deep.yaml") == "Scenes/new/deep.yaml")
    }

    @Test func listsABufferAtTheRoot() throws {
        let files = overlay(["notes.yaml": "typed"])
        #expect(files.entries(of: ".").contains("notes.yaml"))
        #expect(try text(files, "./notes.yaml") == "typed")
    }

    @Test func holdsABufferToTheLimitOfItsReader() {
        let files = overlay(["Themes/a.yaml": "12345"])
        #expect(throws: FileError.tooLarge(limit: 4)) { try files.read("Themes/a.yaml", limit: 4) }
    }

    @Test func takesABufferOverAFolderForAFile() throws {
        let files = overlay(["Themes": "typed"])
        #expect(files.kind(of: "Themes") == .file)
        #expect(try text(files, "Themes") == "typed")
    }

    @Test(arguments: ["", ".", "..", "/", "../..", "a\0b", "//", "Themes/..", "../x/../y"])
    func answersForPathsThatNameNoFile(_ path: String) {
        let files = overlay(["Themes/a.yaml": "typed", path: "odd"])
        _ = files.kind(of: path)
        _ = files.entries(of: path)
        _ = files.canonicalPath(path)
        _ = try? files.read(path, limit: 10)
        #expect((try? text(files, "Themes/a.yaml")) == "typed")
    }
}

/// The same over the real file system, where paths may be absolute.
@Suite final class OverlayOfDiskTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID())")
    private let disk: DiskFileSystem

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Themes"), withIntermediateDirectories: true)
        try Data("saved".utf8).write(to: folder.appending(path: "Themes/a.yaml"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: "Also").path, withDestinationPath: "Themes")
        disk = DiskFileSystem(root: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test(arguments: ["Themes/a.yaml", "Also/a.yaml", "Themes/new.yaml", "Also/new.yaml", "new.yaml"])
    func knowsAFileByItsAbsolutePath(_ path: String) throws {
        let files = OverlayFileSystem(disk, buffers: [disk.root + "/" + path: Array("typed".utf8)])
        #expect(try files.read(path, limit: 10) == Array("typed".utf8))
        #expect(files.kind(of: path) == .file)
        #expect(files.canonicalPath(path) == path.replacing("Also", with: "Themes"))
    }

    @Test func listsBuffersAmongFiles() {
        let files = OverlayFileSystem(disk, buffers: [disk.root + "/Themes/new.yaml": [], "top.yaml": []])
        #expect(files.entries(of: "Also") == ["a.yaml", "new.yaml"])
        #expect(files.entries(of: ".") == ["Also", "Themes", "top.yaml"])
        #expect(files.entries(of: disk.root) == ["Also", "Themes", "top.yaml"])
    }
}
