import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// A file to be written.
struct NewFile {
    /// The path below the project's root.
    let path: String
    /// What will stand in it.
    let bytes: [UInt8]
    /// Whether a theme names it: one of many, which are told in one line.
    let belongsToTheme: Bool

    init(path: String, bytes: [UInt8], belongsToTheme: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.belongsToTheme = belongsToTheme
    }

    init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The folder that it stands in.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// The same file, with the commands that it mentions under the name of another program.
    func naming(_ program: String) -> NewFile {
        let text = String(decoding: bytes, as: UTF8.self).replacing("`diorama ", with: "`\(program) ")
        return NewFile(path: path, bytes: Array(text.utf8))
    }
}

/// Decides which of a kind's starting files suit a project, and fills them in.
///
/// What lies in a project is used where the new file is right with it, and otherwise left: there is always a text that
/// needs nothing else.
struct NewFiles {
    let start: StartingFiles
    let kind: any SceneKind
    private let type: String?
    private let subjects: StartingSubjects
    let workspace: Workspace
    var project: Project { workspace.project }

    /// Takes what files are about.
    ///
    /// - Parameters:
    ///   - start: What to start from.
    ///   - kind: The kind of scenes that it is for.
    ///   - type: The type that a scene is to have; nil for the text's own.
    ///   - subjects: What the file lists the keys of.
    ///   - workspace: Where the file will be.
    init(
        _ start: StartingFiles, of kind: any SceneKind, type: String?, about subjects: StartingSubjects,
        in workspace: Workspace
    ) {
        self.start = start
        self.kind = kind
        self.type = type
        self.subjects = subjects
        self.workspace = workspace
    }

    /// A theme, the last of the files that it needs.
    func theme(_ id: String) -> [NewFile] {
        let values = ["theme": id, "title": title(id)]
        func theme(_ template: String) -> NewFile {
            NewFile(project.path(ofTheme: id), subjects.theme(filling(template, values)))
        }
        return mended(starting(id, withTheme: theme), idKey: "theme") { ProjectLayout.standard.path(ofTheme: $0) }
    }

    private func starting(_ id: String, withTheme theme: (String) -> NewFile) -> [NewFile] {
        if let extending = start.extendingTheme, let base = value(of: "extends", in: extending), base != id,
            project.themeIDs.contains(base)
        {
            let files = [theme(extending)]
            if areRight(files) { return files }
        }
        return missingThemeFiles + [theme(start.theme)]
    }

    /// A scene, the last of the files that it needs.
    func scene(_ id: String) -> [NewFile] {
        func scene(_ template: String, _ values: [String: String]) -> NewFile {
            var values = values.merging(["scene": id, "title": title(id)]) { given, _ in given }
            values["viewer"] = subjects.viewer
            values["type"] = type
            return NewFile(project.path(ofScene: id), subjects.scene(filling(template, values)))
        }
        return mended(placingSubjects(starting(id, withScene: scene)), idKey: "scene") {
            ProjectLayout.standard.path(ofScene: $0)
        }
    }

    /// Some files, the last of them a scene that places what it is about, if that leaves it without a finding.
    private func placingSubjects(_ files: [NewFile]) -> [NewFile] {
        guard let scene = files.last, let text = subjects.placing(in: String(decoding: scene.bytes, as: UTF8.self))
        else { return files }
        let placing = files.dropLast() + [NewFile(scene.path, text)]
        return areRight(Array(placing)) ? Array(placing) : files
    }

    private func starting(_ id: String, withScene scene: (String, [String: String]) -> NewFile) -> [NewFile] {
        if let extending = start.extendingScene {
            for preset in presets(for: id, preferring: value(of: "extends", in: extending)) {
                let files = missingSceneFiles + [scene(extending, ["extends": preset])]
                if areRight(files) { return files }
            }
            if let files = onNewPreset(extending, scene) { return files }
        }
        for theme in themesToTry {
            let plain = scene(start.scene, ["theme": theme])
            if let placing = placingOwnFiles(plain) { return [placing] }
            for files in [missingSceneFiles + [plain], [placingNothing(plain)]] where areRight(files) { return files }
        }
        let base = freeTheme(value(of: "theme", in: start.theme) ?? "base")
        let theme = NewFile(project.path(ofTheme: base), filling(start.theme, ["theme": base]))
        let plain = scene(start.scene, ["theme": base])
        if let placing = placingOwnFiles(plain, with: theme) { return missingThemeFiles + [theme, placing] }
        return missingThemeFiles + missingSceneFiles + [theme, plain]
    }

    /// A scene of the type that was asked for, on a preset that ships, if the project has none of the type.
    private func onNewPreset(
        _ extending: String, _ scene: (String, [String: String]) -> NewFile
    ) -> [NewFile]? {
        guard let preset = start.presets.first(where: { $0.type == type }) else { return nil }
        let path = project.path(ofScene: preset.id)
        guard project.fileSystem.kind(of: path) == .missing else { return nil }
        let base = freeTheme(value(of: "theme", in: start.theme) ?? "base")
        let fresh = [NewFile(project.path(ofTheme: base), filling(start.theme, ["theme": base]))]
        let themes = themesToTry.map { ($0, [NewFile]()) } + [(base, missingThemeFiles + fresh)]
        for (theme, files) in themes {
            let files =
                files + missingSceneFiles
                + [NewFile(path, filling(preset.text, ["theme": theme])), scene(extending, ["extends": preset.id])]
            if areRight(files) { return files }
        }
        return nil
    }

    /// A file of one of the kind's own formats, the last of the files that it needs.
    ///
    /// Where the project has themes and names none, the file says the first in which it is right.
    func file(_ id: String, _ format: FileFormat, _ starting: StartingFiles.File) -> [NewFile] {
        let themes = project.document.theme == nil ? themesToTry : []
        let served = themes.filter { !project.theme($0).notServed.contains(kind.name) }
        return served.lazy.map { file(id, format, starting, in: $0) }.first(where: areRight)
            ?? file(id, format, starting, in: nil)
    }

    private func file(
        _ id: String, _ format: FileFormat, _ starting: StartingFiles.File, in theme: String?
    ) -> [NewFile] {
        var text = filling(starting.text, [format.name: id, "title": title(id)])
        if let theme { text = naming(theme, in: text) }
        let own = NewFile(format.path(of: id), text)
        guard let name = starting.companion, let companion = start.files.first(where: { $0.format == name }),
            let other = kind.fileFormats.first(where: { $0.name == name })
        else { return [own] }
        // It lies right below its format's folder, however deep the file itself is.
        let folder = String(id.prefix { $0 != "/" })
        guard project.fileSystem.kind(of: other.path(of: folder)) == .missing else { return [own] }
        return file(folder, other, companion, in: theme) + [own]
    }

    /// A template whose remark about a theme has become the key; others stay.
    private func naming(_ theme: String, in template: String) -> String {
        template.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("# theme: ") ? "theme: \(theme)" : String($0) }.joined(separator: "\n")
    }

    /// A fixture, alone.
    func contexts(_ id: String) -> [NewFile] {
        let layout = ProjectLayout.standard
        let waiting = "# diorama: allow scene.unused-contexts: it waits for a scene\n"
        return [
            NewFile(
                "\(layout.fixtureFolder)/\(id)\(layout.ending)",
                waiting + subjects.contexts(start.contexts(named: id)))
        ]
    }

    /// Every text of the product behind a comment sign, as it is in the first language.
    static func texts(of strings: StringTable, in locale: String) -> String {
        let first = strings.locales.first ?? ""
        let lines = strings.keys.map { "# \($0): \(SampleYAML.scalar(strings.text($0, locale: first)))" }
        return """
            # The product's texts in '\(locale)': take the sign away from a line, and translate what stands behind the colon.
            # Where a text is missing, '\(first)' is shown.

            \(lines.joined(separator: "\n"))

            """
    }

    /// Some files, the last of them with keys that have no finding when somebody writes them.
    private func mended(_ files: [NewFile], idKey: String, path: @escaping (String) -> String) -> [NewFile] {
        guard let wanted = files.last, !subjects.isEmpty else { return files }
        let others = Dictionary(files.dropLast().map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        let trials = WaitingKeyTrials(workspace, others: others) { text, id in
            (path(id), filling(text, [idKey: id]))
        }
        let outline = StartingOutline(String(decoding: wanted.bytes, as: UTF8.self))
        return files.dropLast() + [NewFile(wanted.path, trials.mending(outline).text)]
    }

    /// Every file of a project, its own last.
    static func project(_ start: StartingFiles, of kind: any SceneKind) -> [NewFile] {
        let own = ProjectLayout.standard.projectFile
        let whole = start.wholeProject
        let files = whole.sorted { $0.key < $1.key }.filter { $0.key != own }.map { path, bytes in
            NewFile(path: path, bytes: bytes, belongsToTheme: start.themeFiles[path] != nil)
        }
        return files + [whole[own].map { NewFile(path: own, bytes: $0) } ?? NewFile(own, projectFile(of: kind))]
    }

    /// The project's own file where its kind supplies none.
    private static func projectFile(of kind: any SceneKind) -> String {
        """
        # What holds for the whole project.

        # Screens beside those that ship; `class` says which of several values by device holds on them.
        devices:
          laptop: { width: 1280, height: 800, class: \(kind.defaultDevice.deviceClass.rawValue) }

        # `locales: [fr]` adds a language, and `diorama validate` names each text that has none in it yet.

        """
    }

    /// Whether the last of some files would have no finding in the project.
    private func areRight(_ files: [NewFile]) -> Bool {
        findings(of: files)?.isEmpty ?? false
    }

    /// What would be found in the last of some files and in what it names; nil when nothing can be said of it.
    func findings(of files: [NewFile]) -> [Diagnostic]? {
        guard let wanted = files.last else { return nil }
        let texts = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        let after = Workspace(OverlayFileSystem(workspace.files, buffers: texts), registry: workspace.registry)
        return (try? after.validate([wanted.path]))?.diagnostics
    }

    /// The presets of the kind, and of the type if one is asked for, that a new scene can extend.
    private func presets(for id: String, preferring preferred: String?) -> [String] {
        let presets = project.sceneIDs.filter { ProjectLayout.standard.isPreset(sceneID: $0) && $0 != id }
        // Several presets may have the type; one that is called after it is the plain one.
        let plain = type.flatMap { type in presets.first { $0.split(separator: "/").last?.hasPrefix(type) == true } }
        let usable = preferring(plain ?? preferred, among: presets).filter { preset in
            let loaded = project.scene(preset)
            guard loaded.theme != nil, let scene = loaded.scene, scene.kind.name == kind.name else { return false }
            return type == nil || type == scene.type
        }
        // What the scene is about has to be in it, if any preset has it.
        let most = usable.map(countOfSubjects).max() ?? 0
        return usable.filter { countOfSubjects(in: $0) == most } + usable.filter { countOfSubjects(in: $0) < most }
    }

    /// How much of what the file is about stands in a scene.
    private func countOfSubjects(in sceneID: String) -> Int {
        let placed = Set(project.scene(sceneID).scene?.placements.map(\.name) ?? [])
        return subjects.names.count(where: placed.contains)
    }

    func preferring(_ preferred: String?, among names: [String]) -> [String] {
        names.filter { $0 == preferred } + names.filter { $0 != preferred }
    }

    /// A theme's id that no file has yet.
    private func freeTheme(_ id: String) -> String {
        var candidate = id
        var number = 1
        while project.fileSystem.kind(of: project.path(ofTheme: candidate)) != .missing {
            number += 1
            candidate = "\(id)-\(number)"
        }
        return candidate
    }

    /// The files that the theme names and the project does not have: one that is there stays as it is.
    private var missingThemeFiles: [NewFile] {
        start.themeFiles.sorted { $0.key < $1.key }
            .filter { project.fileSystem.kind(of: $0.key) == .missing }
            .map { NewFile(path: $0.key, bytes: $0.value, belongsToTheme: true) }
    }

    private var missingSceneFiles: [NewFile] {
        start.sceneFiles.sorted { $0.key < $1.key }
            .filter { project.fileSystem.kind(of: $0.key) == .missing }
            .map { NewFile(path: $0.key, bytes: $0.value) }
    }

    // MARK: Texts

    /// The name for people: `reading-group` becomes `Reading group`.
    private func title(_ id: String) -> String {
        let words = (id.split(separator: "/").last ?? "").map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The value of a top-level key of a template.
    func value(of key: String, in template: String) -> String? {
        template.split(separator: "\n").first { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
    }

    /// A template with other values for some of its top-level keys.
    private func filling(_ template: String, _ values: [String: String]) -> String {
        template.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                guard let colon = line.firstIndex(of: ":"), let value = values[String(line[..<colon])] else {
                    return line
                }
                return line[...colon] + " " + value
            }
            .joined(separator: "\n")
    }
}
