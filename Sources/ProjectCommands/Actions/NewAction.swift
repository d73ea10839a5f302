import ConfigSchema
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics

extension NewCommand {
    /// Writes a starting file, and the theme that a scene needs where there is none.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let project = workspace.project
        let folder = DiskFileSystem(root: arguments[CommonOptions.root]).root
        let kind = try arguments[kind]
        let id = try checked(arguments[name], kind)
        let scenes = try kindOfScenes(arguments[type], tool, workspace.registry)
        guard let start = scenes.startingFiles else {
            throw UsageError("there is nothing to start from for scenes of the kind '\(scenes.name)'")
        }
        var subject: StartingSubject?
        if let named = arguments[subjectName] {
            subject = try StartingSubject(named, of: scenes, in: workspace.registry.catalog)
        }
        let writer = NewFiles(start, of: scenes, type: arguments[type], about: subject, in: project)
        let files =
            switch kind {
            case .theme: writer.theme(id)
            case .scene: writer.scene(id)
            }
        // When the file that was asked for cannot be written, nothing else may be left behind.
        if let wanted = files.last, project.fileSystem.kind(of: wanted.path) != .missing { throw exists(wanted.path) }
        try prepareFolders(of: files, below: folder, workspace.files)
        try writeCompanions(files.filter { $0.belongsToTheme }, below: folder, terminal)
        for file in files where !file.belongsToTheme {
            guard try write(file.naming(tool.name).bytes, to: file.path, below: folder) else { throw exists(file.path) }
            terminal.print("wrote \(file.path)")
        }
        return .success
    }

    /// Writes what a theme names, and tells it in one line for each folder.
    private static func writeCompanions(
        _ files: [NewFile], below root: String, _ terminal: Terminal
    ) throws(UsageError) {
        var counts: [(folder: String, count: Int)] = []
        for file in files where try write(file.bytes, to: file.path, below: root) {
            if counts.last?.folder != file.folder { counts.append((file.folder, 0)) }
            counts[counts.count - 1].count += 1
        }
        for (folder, count) in counts {
            terminal.print("wrote \(count) \(folder.split(separator: "/").last ?? "files") into \(folder)")
        }
    }

    // MARK: Kinds of scenes

    /// The kind that a type belongs to; the only one when no type is named.
    private static func kindOfScenes(
        _ type: String?, _ tool: CommandLineTool, _ registry: ComponentRegistry
    ) throws(UsageError) -> any RenderableKind {
        let types = registry.kinds.flatMap { $0.types.map(\.name) }
        guard let type else {
            guard registry.kinds.count > 1 else { return registry.first }
            throw UsageError(
                "\(tool.name) knows several kinds of scenes: add '--type' with \(types.joinedAsList("or"))",
                help: "new --help")
        }
        guard let kind = registry.kinds.first(where: { $0.types.contains { $0.name == type } }) else {
            let hint = Suggestion.clause(for: type, in: types)
            throw UsageError(
                "'--type' cannot be '\(type)': expected \(types.joinedAsList("or"))\(hint)", help: "new --help")
        }
        return kind
    }

    // MARK: Names

    /// A name that can be a file's name, an id in YAML and a word on a command line; a scene's may have folders.
    private static func checked(_ name: String, _ kind: Kind) throws(UsageError) -> String {
        let parts = kind == .scene ? name.split(separator: "/", omittingEmptySubsequences: false) : [name[...]]
        for part in parts {
            let isWord = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            guard isWord, part.first?.isLetter == true, part.lowercased() != "null" else {
                throw UsageError(
                    "'\(name)' cannot be the name of a \(kind.rawValue): a name starts with a letter and goes on with"
                        + " letters, digits, '-' and '_'", help: "new --help")
            }
        }
        guard parts.count == 1 || parts[0] != "contexts" else {
            throw UsageError("'Scenes/contexts' is the folder of fixtures; a scene cannot be there", help: "new --help")
        }
        return name
    }

    // MARK: Writing

    /// Makes the folders of some files, where they can be written, the last file's first.
    private static func prepareFolders(
        of files: [NewFile], below root: String, _ fileSystem: any FileSystem
    ) throws(UsageError) {
        var seen: Set<String> = []
        for path in files.reversed().map(\.folder) where seen.insert(path).inserted {
            let url = URL(filePath: root).appending(path: path)
            do {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            } catch CocoaError.fileWriteFileExists {
                throw UsageError("cannot make the folder '\(path)': something that is no folder has its name")
            } catch {
                throw UsageError("cannot make the folder '\(path)': \(error.localizedDescription)")
            }
            guard let real = fileSystem.canonicalPath(path), !real.hasPrefix("/") else {
                throw UsageError("the folder '\(path)' is a link that leads out of the project")
            }
            guard FileManager.default.isWritableFile(atPath: url.path(percentEncoded: false)) else {
                throw UsageError("the folder '\(path)' is not writable")
            }
        }
    }

    /// Writes a file that is not there yet; answers whether it was written.
    ///
    /// Whoever has made it since it was looked for keeps it.
    private static func write(_ bytes: [UInt8], to path: String, below root: String) throws(UsageError) -> Bool {
        do {
            try Data(bytes).write(to: URL(filePath: root).appending(path: path), options: .withoutOverwriting)
            return true
        } catch CocoaError.fileWriteFileExists {
            return false
        } catch {
            throw UsageError("cannot write '\(path)': \(error.localizedDescription)")
        }
    }

    private static func exists(_ path: String) -> UsageError {
        UsageError("'\(path)' exists already and is left as it is")
    }
}
