import ConfigSchema
import Foundation
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension NewCommand {
    /// Writes a starting file, and the theme that a scene needs where there is none.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let typed = try arguments[kind]
        guard let kind = Kind(rawValue: typed) else { return try startFile(typed, arguments, tool, terminal) }
        try refuseOptions(arguments, for: kind)
        if kind == .project { return try startProject(arguments, tool, terminal) }
        let workspace = try Workspace(arguments, tool)
        let folder = DiskFileSystem(root: workspace.root.folder).root
        guard let named = try arguments[name] else { throw .missingArgument(name.declaration.name, command: "new") }
        if kind == .texts { return try startTexts(in: named, workspace, below: folder, tool, terminal) }
        let id = try checked(named, kind)
        let scenes = try kindOfScenes(arguments[type], tool, workspace.registry, in: workspace.project)
        let start = try startingFiles(of: scenes)
        let catalog = workspace.registry.catalog
        var subjects: [StartingSubject] = []
        for name in arguments.all(subjectName) {
            let subject = try StartingSubject(name, of: scenes, in: catalog)
            if !subjects.contains(where: { $0.name == subject.name }) { subjects.append(subject) }
        }
        let writer = NewFiles(
            start, of: scenes, type: arguments[type], about: StartingSubjects(subjects), in: workspace)
        let files =
            switch kind {
            case .theme: writer.theme(id)
            case .scene: writer.scene(id)
            case .contexts, .texts, .project: writer.contexts(id)
            }
        // When the file that was asked for cannot be written, nothing else may be left behind.
        if let wanted = files.last, workspace.project.fileSystem.kind(of: wanted.path) != .missing {
            throw exists(wanted.path)
        }
        try write(files, below: folder, workspace.files, tool, terminal)
        if kind == .scene {
            tellUnplaced(subjects.map(\.name), in: id, of: scenes, try Workspace(arguments, tool), terminal)
        }
        return .success
    }

    /// Says which components a new scene was to be about and does not place.
    private static func tellUnplaced(
        _ subjects: [String], in id: String, of kind: any RenderableKind, _ workspace: Workspace, _ terminal: Terminal
    ) {
        let project = workspace.project
        let placed = Set(project.scene(id).scene?.placements.map(\.name) ?? [])
        for name in kind.components.map({ $0.name }) where subjects.contains(name) && !placed.contains(name) {
            terminal.print(
                "\(project.path(ofScene: id)) has no '\(name)', which no preset here places: a line such as"
                    + " '- \(name): { left: 0, right: 0, top: 0, bottom: 0 }' below 'compose' puts it there")
        }
    }

    /// Refuses options that mean nothing for what is started; nil for a file of a kind's own.
    private static func refuseOptions(_ arguments: ParsedArguments, for started: Kind?) throws(UsageError) {
        let options = [
            (subjectName.declaration, !arguments.all(subjectName).isEmpty, \Kind.listsKeys),
            (type.declaration, arguments[type] != nil, \Kind.dependsOnType),
        ]
        for (option, isGiven, isTaken) in options where isGiven && started?[keyPath: isTaken] != true {
            let takers = Kind.allCases.filter { $0[keyPath: isTaken] }.map(\.noun)
            throw UsageError("'\(option.spelling)' is for \(takers.joinedAsList("or"))", help: "new --help")
        }
    }

    // MARK: Files of kinds' own

    /// What can be started, by the words of a command line.
    static func names(_ registry: ComponentRegistry) -> [String] {
        Kind.allCases.map(\.rawValue) + registry.kinds.flatMap { $0.startingFiles?.files.map(\.format) ?? [] }
    }

    /// Writes a file of a format that a kind of scene brings, and what must lie beside it.
    private static func startFile(
        _ name: String, _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        for scenes in workspace.registry.kinds {
            guard let start = scenes.startingFiles, let starting = start.files.first(where: { $0.format == name }),
                let format = scenes.fileFormats.first(where: { $0.name == name })
            else { continue }
            guard let id = try arguments[self.name] else {
                throw .missingArgument(self.name.declaration.name, command: "new")
            }
            try refuseOptions(arguments, for: nil)
            try check(id, as: name, beside: starting.companion)
            if start.files.contains(where: { $0.companion == name }) { try checkIsOutermost(id, format) }
            let writer = NewFiles(start, of: scenes, type: nil, about: StartingSubjects([]), in: workspace)
            let files = writer.file(id, format, starting)
            if let wanted = files.last, workspace.project.fileSystem.kind(of: wanted.path) != .missing {
                throw exists(wanted.path)
            }
            let folder = DiskFileSystem(root: workspace.root.folder).root
            let next = nextStep(after: id, of: format, scenes, start, workspace.project, tool)
            try write(files, below: folder, workspace.files, tool, terminal)
            if let next { terminal.print(next) }
            return .success
        }
        let known = names(workspace.registry)
        throw UsageError(
            "'KIND' cannot be '\(name)': expected \(known.joinedAsList("or"))\(Suggestion.clause(for: name, in: known))",
            help: "new --help")
    }

    /// What somebody does next who has a file that scenes place; nil for other files.
    private static func nextStep(
        after id: String, of format: FileFormat, _ scenes: any RenderableKind, _ start: StartingFiles,
        _ project: Project, _ tool: CommandLineTool
    ) -> String? {
        guard scenes.placing?.noun == format.name else { return nil }
        let noun = scenes.sceneNoun ?? "scene"
        let host = project.sceneIDs.first { id in
            !ProjectLayout.standard.isPreset(sceneID: id) && project.scene(id).scene?.kind.name == scenes.name
        }
        if let host {
            return "the line '- \(id): {}' below 'compose' in \(project.path(ofScene: host)) puts it on that \(noun)"
        }
        guard let command = project.sceneCommand(of: scenes) else { return nil }
        return "'\(tool.name) \(command)' puts it on a \(noun), and '\(tool.name) preview' shows it"
    }

    /// Refuses an id that is no path of words, or that does not say in whose folder the file lies.
    private static func check(_ id: String, as format: String, beside companion: String?) throws(UsageError) {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false)
        for part in parts { try check(word: part, in: id, format.withArticle) }
        guard let companion, parts.count < 2 else { return }
        throw UsageError(
            "\(format.withArticle) lies in the folder of its \(companion): name both, such as 'my-\(companion)/\(id)'",
            help: "new --help")
    }

    /// Refuses a folder in another one for what others lie beside: they look for it right below their format's folder.
    private static func checkIsOutermost(_ id: String, _ format: FileFormat) throws(UsageError) {
        guard let last = id.split(separator: "/").last, id.contains("/") else { return }
        throw UsageError(
            "\(format.name.withArticle) has a folder right below '\(format.folder)', and '\(id)' is in another one: "
                + "name one word, such as '\(last)'", help: "new --help")
    }

    /// Writes a whole project into the root, or into a new folder below it.
    private static func startProject(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let registry = try tool.registry()
        let scenes = try kindOfScenes(arguments[type], tool, registry)
        let files = NewFiles.project(try startingFiles(of: scenes), of: scenes)
        let root = arguments[CommonOptions.root] ?? "."
        let outer = DiskFileSystem(root: root)
        guard outer.kind(of: ".") == .directory else { throw UsageError("there is no folder '\(root)'") }
        let name = try folderName(arguments[name])
        if let name { try makeFolder(name, below: outer.root) }
        let fileSystem = name.map { DiskFileSystem(root: outer.root + "/" + $0) } ?? outer
        let layout = ProjectLayout.standard
        for path in layout.folders + [layout.projectFile] where fileSystem.kind(of: path) != .missing {
            throw UsageError("there is a project already: '\(path)' exists, and is left as it is")
        }
        try write(files, below: fileSystem.root, fileSystem, tool, terminal)
        terminal.print("'\(name.map { "cd \($0) && " } ?? "")\(tool.name) preview' shows it")
        if let guide = scenes.guides.first {
            terminal.print("'\(tool.name) reference \(guide.id)' says what to do next")
        }
        for other in registry.kinds where other.name != scenes.name {
            guard let start = other.startingFiles, start.needsType, let guide = other.guides.first,
                let type = other.types.first
            else { continue }
            terminal.print(
                "'\(tool.name) new project --type \(type.name)' starts one of another kind, which"
                    + " '\(tool.name) reference \(guide.id)' is about")
        }
        return .success
    }

    /// The new folder below the root; nil for the root itself, which `.` is, too.
    private static func folderName(_ given: String?) throws(UsageError) -> String? {
        guard var name = given else { return nil }
        // Completion in a shell ends folders in a slash.
        if name.hasSuffix("/") { name.removeLast() }
        return name == "." ? nil : try checked(name, .project)
    }

    /// Writes a file with every text of the product, to be translated.
    private static func startTexts(
        in locale: String, _ workspace: Workspace, below folder: String, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let project = workspace.project
        let strings = workspace.registry.catalog.strings
        guard ProjectDocument.isLanguage(locale) else {
            throw UsageError("'\(locale)' is no language tag; expected one such as 'fr' or 'pt-BR'", help: "new --help")
        }
        guard !strings.locales.contains(locale) else {
            throw UsageError("the product has its texts in '\(locale)'; a theme's 'strings' replace some of them")
        }
        let file = NewFile(
            ProjectLayout.standard.path(ofTexts: locale), NewFiles.texts(of: strings, in: locale))
        guard project.fileSystem.kind(of: file.path) == .missing else { throw exists(file.path) }
        try write([file], below: folder, workspace.files, tool, terminal)
        if !project.document.locales.contains(locale) {
            terminal.print("'\(ProjectLayout.standard.projectFile)' takes it with the line 'locales: [\(locale)]'")
        }
        return .success
    }

    private static func startingFiles(of scenes: any SceneKind) throws(UsageError) -> StartingFiles {
        guard let start = scenes.startingFiles else {
            throw UsageError("there is nothing to start from for scenes of the kind '\(scenes.name)'")
        }
        return start
    }

    private static func write(
        _ files: [NewFile], below folder: String, _ fileSystem: any FileSystem, _ tool: CommandLineTool,
        _ terminal: Terminal
    ) throws(UsageError) {
        try prepareFolders(of: files, below: folder, fileSystem)
        try writeCompanions(files.filter { $0.belongsToTheme }, below: folder, terminal)
        for file in files where !file.belongsToTheme {
            guard try write(file.naming(tool.name).bytes, to: file.path, below: folder) else { throw exists(file.path) }
            terminal.print("wrote \(file.path)")
        }
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

    /// The kind that a type belongs to; the project's, or the only one that there is, when no type is named.
    private static func kindOfScenes(
        _ type: String?, _ tool: CommandLineTool, _ registry: ComponentRegistry, in project: Project? = nil
    ) throws(UsageError) -> any RenderableKind {
        let types = registry.kinds.flatMap { $0.types.map(\.name) }
        guard let type else {
            if let name = project?.onlyKindWithFiles, let kind = registry.kinds.first(where: { $0.name == name }) {
                return kind
            }
            // A kind that gives nothing to start from cannot be meant.
            let kinds = registry.kinds.filter { $0.startingFiles?.needsType == false }
            guard kinds.count > 1 else { return kinds.first ?? registry.first }
            let meant = kinds.flatMap { $0.types.map(\.name) }
            throw UsageError(
                "\(tool.name) knows several kinds of scenes: add '--type' with \(meant.joinedAsList("or"))",
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
        for part in parts { try check(word: part, in: name, kind.noun) }
        guard kind != .scene || parts.count == 1 || parts[0] != "contexts" else {
            throw UsageError("'Scenes/contexts' is the folder of fixtures; a scene cannot be there", help: "new --help")
        }
        return name
    }

    /// Refuses a part of a name that is no word.
    private static func check(word part: Substring, in name: String, _ noun: String) throws(UsageError) {
        let isWord = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        guard isWord, part.first?.isLetter == true, part.lowercased() != "null" else {
            throw UsageError(
                "'\(name)' cannot be the name of \(noun): a name starts with a letter and goes on with letters, digits,"
                    + " '-' and '_'", help: "new --help")
        }
    }

    // MARK: Writing

    /// Makes the folders of some files, where they can be written, the last file's first.
    private static func prepareFolders(
        of files: [NewFile], below root: String, _ fileSystem: any FileSystem
    ) throws(UsageError) {
        var seen: Set<String> = []
        for path in files.reversed().map(\.folder) where seen.insert(path).inserted {
            try makeFolder(path, below: root)
            guard path.isEmpty || fileSystem.canonicalPath(path).map({ !$0.hasPrefix("/") }) == true else {
                throw UsageError("the folder '\(path)' is a link that leads out of the project")
            }
            let url = URL(filePath: root).appending(path: path)
            guard FileManager.default.isWritableFile(atPath: url.path(percentEncoded: false)) else {
                throw UsageError("the folder '\(path)' is not writable")
            }
        }
    }

    private static func makeFolder(_ path: String, below root: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: root).appending(path: path), withIntermediateDirectories: true)
        } catch CocoaError.fileWriteFileExists {
            throw UsageError("cannot make the folder '\(path)': something that is no folder has its name")
        } catch {
            throw UsageError("cannot make the folder '\(path)': \(error.localizedDescription)")
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
