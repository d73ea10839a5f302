import Foundation

@testable import ProjectCommands

/// A project on disk that is deleted with the value that holds it, and the tool run on it.
final class ProjectFolder: Sendable {
    /// The root, links followed.
    let root: String

    /// Makes a folder with some files, given by path.
    init(_ files: [String: [UInt8]] = [:]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "diorama-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        root = url.resolvingSymlinksInPath().path(percentEncoded: false)
        for (path, bytes) in files { try write(bytes, to: path) }
    }

    /// Makes a folder with some texts.
    convenience init(texts: [String: String]) throws {
        try self.init(texts.mapValues { Array($0.utf8) })
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// A copy of the themes, scenes and widgets that ship.
    static func shipped() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        for name in ["Themes", "Scenes", "Widgets"] {
            try FileManager.default.copyItem(atPath: repository + "/" + name, toPath: folder.root + "/" + name)
        }
        return folder
    }

    /// Where this package stands.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL.path(percentEncoded: false)

    /// The absolute form of a path below the root.
    func absolute(_ path: String) -> String { root + "/" + path }

    /// Writes a file, with its folders.
    func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: absolute(path))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// The text of a file.
    func text(_ path: String) throws -> String {
        try String(decoding: Data(contentsOf: URL(filePath: absolute(path))), as: UTF8.self)
    }

    /// Runs the tool on this project.
    func run(_ words: String...) async -> CommandResult { await Self.run(words, root: root) }

    /// Runs the tool on the project in some folder.
    static func run(_ words: [String], root: String) async -> CommandResult {
        let terminal = RecordingTerminal()
        let code = await CommandLineTool.diorama.run(["--root", root] + words, terminal: terminal.terminal)
        return CommandResult(code: code, output: terminal.output, errorOutput: terminal.errorOutput)
    }
}

/// What a run of the tool left behind.
struct CommandResult {
    let code: ExitCode
    let output: String
    let errorOutput: String
}
