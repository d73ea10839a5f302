import Foundation
import SourceDiagnostics
import Testing

/// The real file system, in a folder of its own that goes with the test.
@Suite final class DiskFileSystemTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID())")
    private let disk: DiskFileSystem

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        disk = DiskFileSystem(root: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path, withDestinationPath: target)
    }

    @Test(arguments: [0, 1, 10_000, 300_000])
    func readsAFileWhole(_ size: Int) throws {
        let text = String(repeating: "x", count: size)
        try write(text, to: "a.yaml")
        #expect(try disk.read("a.yaml", limit: size) == Array(text.utf8))
        #expect(try disk.read(folder.path + "/a.yaml", limit: .max) == Array(text.utf8))
    }

    @Test func refusesAFileAboveTheLimit() throws {
        try write("12345", to: "a.yaml")
        #expect(throws: FileError.tooLarge(limit: 4)) { try disk.read("a.yaml", limit: 4) }
    }

    @Test func refusesAPipeWithoutWaitingForAWriter() {
        #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
        #expect(throws: FileError.special) { try disk.read("pipe", limit: 10) }
        #expect(disk.kind(of: "pipe") == .special)
    }

    @Test(arguments: ["/dev/null", "/dev/zero"])
    func refusesADevice(_ path: String) {
        #expect(throws: FileError.special) { try disk.read(path, limit: 10) }
    }

    @Test func refusesAFolder() {
        #expect(throws: FileError.directory) { try disk.read(".", limit: 10) }
        #expect(disk.kind(of: ".") == .directory)
    }

    @Test(arguments: ["none.yaml", "none/a.yaml", "a.yaml/b.yaml", "", "a.yaml\0.svg"])
    func saysThatNothingIsThere(_ path: String) throws {
        try write("x", to: "a.yaml")
        let expected = path.isEmpty ? FileError.directory : .missing
        #expect(throws: expected) { try disk.read(path, limit: 10) }
        #expect(disk.kind(of: path) == (path.isEmpty ? .directory : .missing))
    }

    @Test func noticesLinksThatLeadInACircle() throws {
        try link("a", to: "b")
        try link("b", to: "a")
        #expect(throws: FileError.linkLoop) { try disk.read("a", limit: 10) }
        #expect(disk.kind(of: "a") == .missing)
        #expect(disk.canonicalPath("a") == nil)
    }

    @Test func treatsALinkToNothingAsMissing() throws {
        try link("a", to: "none")
        #expect(throws: FileError.missing) { try disk.read("a", limit: 10) }
        #expect(disk.kind(of: "a") == .missing)
    }

    @Test func followsALinkToAFile() throws {
        try write("x", to: "real.yaml")
        try link("a.yaml", to: "real.yaml")
        #expect(try disk.read("a.yaml", limit: 10) == Array("x".utf8))
        #expect(disk.canonicalPath("a.yaml") == "real.yaml")
    }

    @Test func showsPathsOutsideTheRootAsTheyAre() throws {
        try link("outside", to: "/dev/null")
        #expect(disk.canonicalPath("outside") == "/dev/null")
        #expect(disk.relativePath(disk.root + "/Themes/a.yaml") == "Themes/a.yaml")
        #expect(disk.relativePath(disk.root + "-other/a.yaml") == disk.root + "-other/a.yaml")
    }

    @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
    func saysThatReadingIsNotPermitted() throws {
        try write("x", to: "a.yaml")
        #expect(chmod(folder.appending(path: "a.yaml").path, 0) == 0)
        #expect(throws: FileError.denied) { try disk.read("a.yaml", limit: 10) }
    }

    @Test func readsAFileWhoseSizeIsNotKnownBeforehand() throws {
        // Files of the kernel announce no bytes and have some, like a file that grows after it was opened.
        guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
        #expect(try disk.read("/proc/self/status", limit: 1 << 20).starts(with: Array("Name:".utf8)))
        #expect(throws: FileError.tooLarge(limit: 3)) { try disk.read("/proc/self/status", limit: 3) }
    }

    @Test func neverMixesUpOrFailsWhileTheFileIsReplaced() async throws {
        // Saved by rename: a reader sees the old text or the new one, never a part or an error.
        let texts = [String(repeating: "a", count: 50_000), String(repeating: "b", count: 90_000)]
        try write(texts[0], to: "a.yaml")
        let folder = folder
        let writer = Task.detached {
            for round in 1...200 {
                try Data(texts[round % 2].utf8).write(to: folder.appending(path: "a.yaml"), options: .atomic)
            }
        }
        for _ in 1...200 {
            let bytes = try disk.read("a.yaml", limit: 1 << 20)
            #expect(texts.contains(String(decoding: bytes, as: UTF8.self)))
        }
        try await writer.value
    }

    @Test func survivesAFileThatComesGrowsAndGoes() async throws {
        let path = folder.appending(path: "a.yaml").path
        let writer = Task.detached {
            for _ in 1...200 {
                guard let file = fopen(path, "w") else { continue }
                for _ in 1...20 { fputs(String(repeating: "x", count: 500), file) }
                fclose(file)
                unlink(path)
            }
        }
        for _ in 1...400 {
            do throws(FileError) {
                #expect(try disk.read("a.yaml", limit: 5_000).count <= 5_000)
            } catch {
                #expect(error == .missing || error == .tooLarge(limit: 5_000))
            }
        }
        await writer.value
    }

    @Test func listsTheNamesInAFolderInOrder() throws {
        for name in ["b.yaml", "a.yaml", ".hidden", "陈.yaml"] { try write("", to: name) }
        #expect(disk.entries(of: ".") == [".hidden", "a.yaml", "b.yaml", "陈.yaml"])
        #expect(disk.entries(of: "none") == [])
        #expect(disk.entries(of: "a.yaml") == [])
    }

    @Test(arguments: [
        (FileError.missing, "there is no such file"), (.directory, "it is a folder, not a file"),
        (.special, "it is a pipe, a socket or a device, not a file"), (.denied, "permission denied"),
        (.linkLoop, "its symbolic links lead in a circle"), (.tooLarge(limit: 7), "it is larger than 7 bytes"),
        (.system(code: 5), "the system reports error 5"),
    ])
    func saysWhyAFileCannotBeRead(_ error: FileError, _ reason: String) {
        #expect(error.reason == reason)
    }
}
