import Foundation

@testable import Exporting
@testable import RobustnessSupport
@testable import SceneModel
@testable import SourceDiagnostics

/// Files that stand where an export is written: one of its name, and the list of an earlier export.
struct ExportTarget: FuzzTarget {
    static let name = "export"
    private let files: [ExportedFile]
    private let folder = FileManager.default.temporaryDirectory.appending(path: "diorama-fuzz-\(UUID().uuidString)")

    init() throws {
        let project = try SmallProject.shipped.first?.checked().project
        guard let project, let theme = project.theme("base").theme else { throw MissingFile() }
        files = CSSTarget().export(ExportedTheme(theme, in: project.fileSystem, program: "diorama")).files
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func seeds() -> [[UInt8]] { files.prefix(3).map(\.bytes) + [Array("0\tcss/base\tbase.css\n".utf8)] }

    func words() -> [String] { ["css/base", "base.css", "\t", "../", "/* ", " */", "{", "}", "--", ": "] }

    func brokenPromises(_ input: [UInt8]) throws -> [String] {
        guard let file = files.first else { return [] }
        var broken: [String] = []
        let target = ExportFolder(folder.path)
        let there = SourceFile(path: file.path, bytes: input)
        let isSame = input == file.bytes
        if isSame, !ExportDrift.findings(file, there, at: file.path).isEmpty {
            broken.append("a file differs from itself")
        }
        _ = ExportDrift.findings(file, there, at: file.path)
        // The input as the list of what was written, then as a file that nobody has listed.
        try Data(input).write(to: folder.appending(path: ".diorama-export"))
        try Data("mine".utf8).write(to: folder.appending(path: file.path))
        if (try? target.write([file], as: "css/base", force: false)) != nil {
            broken.append("a list vouches for a file that it cannot know")
        }
        try FileManager.default.removeItem(at: folder.appending(path: ".diorama-export"))
        try Data(input).write(to: folder.appending(path: file.path))
        if !isSame, (try? target.write([file], as: "css/base", force: false)) != nil {
            broken.append("a file that nobody listed was replaced")
        }
        return broken
    }
}
