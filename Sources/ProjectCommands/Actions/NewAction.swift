import Foundation
import SceneModel
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
        var subject: StartingSubject?
        if let named = arguments[subjectName] { subject = try StartingSubject(named, in: workspace.registry) }
        let files =
            switch kind {
            case .theme: theme(id, about: subject, project)
            case .scene: scene(id, about: subject, project)
            }
        // When the file that was asked for cannot be written, nothing else may be left behind.
        if let wanted = files.last, project.fileSystem.kind(of: wanted.path) != .missing { throw exists(wanted.path) }
        try prepareFolders(of: files, below: folder, project.fileSystem)
        let icons = try files.filter(\.isIcon).count { file throws(UsageError) in
            try write(file.text, to: file.path, below: folder)
        }
        if icons > 0 { terminal.print("wrote \(icons) icons into Themes/icons") }
        for file in files where !file.isIcon {
            let text = StartingFile.naming(tool.name, in: file.text)
            guard try write(text, to: file.path, below: folder) else { throw exists(file.path) }
            terminal.print("wrote \(file.path)")
        }
        return .success
    }

    /// A file to be written.
    private struct NewFile {
        let path: String
        let text: String

        /// Whether it is one of many that are told in one line.
        var isIcon: Bool { StartingFile.icons.keys.contains(path) }
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

    /// The name for people: `reading-group` becomes `Reading group`.
    private static func title(_ id: String) -> String {
        let words = (id.split(separator: "/").last ?? "").map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    // MARK: Contents

    private static func theme(_ id: String, about subject: StartingSubject?, _ project: Project) -> [NewFile] {
        let hasAgora = id != "agora" && project.themeIDs.contains("agora")
        let template = hasAgora ? StartingFile.themeOnAgora : StartingFile.baseTheme
        let text = StartingFile.filling(template, ["theme": id, "title": title(id)])
        let theme = NewFile(path: project.path(ofTheme: id), text: subject?.theme(text) ?? text)
        return hasAgora ? [theme] : missingIcons(project) + [theme]
    }

    /// The icons that the base theme names and the project does not have: one that is there stays as it is.
    private static func missingIcons(_ project: Project) -> [NewFile] {
        StartingFile.icons.sorted { $0.key < $1.key }
            .filter { project.fileSystem.kind(of: $0.key) == .missing }
            .map { NewFile(path: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
    }

    private static func scene(_ id: String, about subject: StartingSubject?, _ project: Project) -> [NewFile] {
        func scene(_ template: [UInt8], _ values: [String: String]) -> NewFile {
            var values = values.merging(["scene": id, "title": title(id)]) { given, _ in given }
            values["viewer"] = subject?.viewer
            let text = StartingFile.filling(template, values)
            return NewFile(path: project.path(ofScene: id), text: subject?.scene(text) ?? text)
        }
        let presets = project.sceneIDs.filter { $0.hasPrefix("presets/") && $0 != id }
            .filter { project.scene($0).theme != nil }
        if let preset = presets.first(where: { $0 == "presets/small" }) ?? presets.first {
            return [scene(StartingFile.sceneOnPreset, ["extends": preset])]
        }
        let themes = project.themeIDs
        let base = NewFile(
            path: project.path(ofTheme: "base"), text: String(decoding: StartingFile.baseTheme, as: UTF8.self))
        let theme = themes.contains("agora") ? "agora" : themes.first ?? "base"
        let wanted = scene(StartingFile.scene, ["theme": theme])
        return themes.isEmpty ? missingIcons(project) + [base, wanted] : [wanted]
    }

    // MARK: Writing

    /// Makes the folders of some files, where they can be written, the last file's first.
    private static func prepareFolders(
        of files: [NewFile], below root: String, _ fileSystem: any FileSystem
    ) throws(UsageError) {
        var seen: Set<String> = []
        let paths = files.reversed().map { String($0.path.split(separator: "/").dropLast().joined(separator: "/")) }
        for path in paths where seen.insert(path).inserted {
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
    private static func write(_ text: String, to path: String, below root: String) throws(UsageError) -> Bool {
        do {
            try Data(text.utf8).write(to: URL(filePath: root).appending(path: path), options: .withoutOverwriting)
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
