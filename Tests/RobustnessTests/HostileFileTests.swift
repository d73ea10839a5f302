import Foundation
import RobustnessSupport
import SourceDiagnostics
import Testing

/// Files that ask for more than there is: nothing ends the program, and what is made of them is bounded.
///
/// `HOSTILE_FILES` in the environment names a folder into which they are written, to try them on the tool.
@Suite struct HostileFileTests {
    private static let folder = ProcessInfo.processInfo.environment["HOSTILE_FILES"]

    /// A screen shows a page of widgets, each of which has its budget of values; what is drawn of them takes more bytes.
    private static let most = 24 << 20

    @Test(arguments: 0..<250)
    func makesABoundedPictureOfHostileFiles(seed: Int) throws {
        let files = HostileFiles.files(seed: seed)
        if let folder = Self.folder { try write(files, to: URL(filePath: folder).appending(path: String(seed))) }
        let project = SmallProject("Widgets/my/day.yaml", files: files.mapValues { Array($0.utf8) })
        let (read, findings) = try project.checked()
        #expect(SmallProject.placesOutsideFiles(findings) == [])
        for (path, found) in Dictionary(grouping: findings, by: \.range.file.path) {
            #expect(found.count <= FindingLimit.perFile, "\(path)")
        }
        #expect(try SmallProject.drawnSizes(of: read).allSatisfy { $0 < Self.most })
    }

    private func write(_ files: [String: String], to folder: URL) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
