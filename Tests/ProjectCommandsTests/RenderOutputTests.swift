import Dispatch
import Foundation
import Testing

@testable import ProjectCommands

@Suite struct RenderOutputTests {
    @Test func writesThroughALink() async throws {
        let folder = try ProjectFolder.shipped()
        try folder.write([], to: "out/page.html")
        try FileManager.default.createSymbolicLink(
            atPath: folder.absolute("page.html"), withDestinationPath: folder.absolute("out/page.html"))
        let result = await folder.run("render", "small-class", "-o", folder.absolute("page.html"))
        #expect(result.code == .success)
        #expect(try folder.text("out/page.html").hasPrefix("<!doctype html>"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.absolute("page.html"))
        #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }

    @Test(arguments: ["x.png", "out.d/x.PNG", "x.pdf"])
    func writesNoPageIntoAFileWithAPicturesName(name: String) async throws {
        let folder = try ProjectFolder.shipped()
        let path = folder.absolute(name)
        let result = await folder.run("render", "small-class", "-o", path)
        #expect(result.code == .usage)
        #expect(result.errorOutput.hasPrefix("error: '\(path)' would be a page and no picture"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func saysThatAThemeIsNotWrittenForAScene() async throws {
        let folder = try ProjectFolder.shipped()
        let foreign = await folder.run("render", "small-class", "--theme", "widgets")
        #expect(foreign.code == .success)
        #expect(foreign.errorOutput.hasPrefix("note: theme 'widgets' is not written for scenes such as 'small-class'"))
        #expect(await folder.run("render", "small-class", "--theme", "contrast").errorOutput.isEmpty)
    }

    private static let hasFullDevice =
        (try? FileManager.default.attributesOfItem(atPath: "/dev/full"))?[.type] as? FileAttributeType
        == .typeCharacterSpecial

    @Test(.enabled(if: hasFullDevice))
    func saysThatADeviceIsFull() async throws {
        let result = try await ProjectFolder.shipped().run("render", "small-class", "-o", "/dev/full")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("error: cannot write '/dev/full'"))
    }

    @Test func writesIntoAPipeAndLeavesIt() async throws {
        let folder = try ProjectFolder.shipped()
        let pipe = folder.absolute("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        // Opening a pipe waits for its other end, on a thread that has time for that.
        async let read = withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile() ?? Data())
            }
        }
        let result = await folder.run("render", "small-class", "-o", pipe)
        #expect(result.code == .success)
        #expect(String(decoding: await read, as: UTF8.self).hasSuffix("</html>\n"))
        let attributes = try FileManager.default.attributesOfItem(atPath: pipe)
        #expect(attributes[.type] as? FileAttributeType != .typeRegular)
    }
}
