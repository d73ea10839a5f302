import SceneModel
import SourceDiagnostics
import TestSupport

@testable import ProjectCommands

/// The example of a rule as a project: its own files beside the theme that all examples share.
struct RuleProject {
    /// The files by path.
    let files: [String: [UInt8]]

    /// Paths that cannot be read, for the rule about them.
    let unreadable: [String: FileError]

    init(_ example: RuleExample, unreadable: [String: FileError] = [:]) {
        files = BaseProject.files
            .merging(example.otherFiles.mapValues { Array($0.utf8) }) { _, own in own }
            .merging([example.path: example.bytes]) { _, own in own }
        self.unreadable = unreadable
    }

    private init(files: [String: [UInt8]], unreadable: [String: FileError]) {
        self.files = files
        self.unreadable = unreadable
    }

    /// Everything that checking the whole project finds, warnings included.
    func findings() throws -> [Diagnostic] {
        let workspace = try Workspace(InMemoryFileSystem(files, unreadable: unreadable), registry: .withPosters)
        return try workspace.validate(workspace.defaultPaths).diagnostics
    }

    /// The project after a fix alone.
    func applying(_ fix: FixIt) -> RuleProject {
        let mended = files.map { path, bytes in
            (path, Array(SourceFile(path: path, bytes: bytes).applying(fix.edits).utf8))
        }
        return RuleProject(files: Dictionary(uniqueKeysWithValues: mended), unreadable: unreadable)
    }
}

extension Rule {
    /// The wrong example as a project.
    var wrongProject: RuleProject {
        // Text cannot show what makes a file unreadable; permission stands for all of it.
        RuleProject(wrong, unreadable: id == Self.unreadableFileID ? [wrong.path: .denied] : [:])
    }
}

extension Diagnostic {
    /// Rule and place, which is what examples promise.
    var summary: String { "\(id) at \(range)" }
}
