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
    var belongsToTheme = false

    /// The folder that it stands in.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// The same file, with the commands that it mentions under the name of another program.
    func naming(_ program: String) -> NewFile {
        let text = String(decoding: bytes, as: UTF8.self).replacing("`diorama ", with: "`\(program) ")
        return NewFile(path: path, bytes: Array(text.utf8))
    }
}

/// Decides which of a kind's starting files suit a project, and fills them in.
struct NewFiles {
    private let start: StartingFiles
    private let kind: any SceneKind
    private let type: String?
    private let subject: StartingSubject?
    private let project: Project

    /// Takes what files are about.
    ///
    /// - Parameters:
    ///   - start: What to start from.
    ///   - kind: The kind of scenes that it is for.
    ///   - type: The type that a scene is to have; nil for the text's own.
    ///   - subject: What the file lists the keys of.
    ///   - project: Where the file will be.
    init(
        _ start: StartingFiles, of kind: any SceneKind, type: String?, about subject: StartingSubject?,
        in project: Project
    ) {
        self.start = start
        self.kind = kind
        self.type = type
        self.subject = subject
        self.project = project
    }

    /// A theme, the last of the files that it needs.
    func theme(_ id: String) -> [NewFile] {
        let values = ["theme": id, "title": title(id)]
        func theme(_ template: String) -> NewFile {
            let text = filling(template, values)
            return NewFile(path: project.path(ofTheme: id), bytes: Array((subject?.theme(text) ?? text).utf8))
        }
        if let extending = start.extendingTheme, let base = value(of: "extends", in: extending), base != id,
            project.themeIDs.contains(base)
        {
            return [theme(extending)]
        }
        return missingThemeFiles + [theme(start.theme)]
    }

    /// A scene, the last of the files that it needs.
    func scene(_ id: String) -> [NewFile] {
        func scene(_ template: String, _ values: [String: String]) -> NewFile {
            var values = values.merging(["scene": id, "title": title(id)]) { given, _ in given }
            values["viewer"] = subject?.viewer
            values["type"] = type
            let text = filling(template, values)
            return NewFile(path: project.path(ofScene: id), bytes: Array((subject?.scene(text) ?? text).utf8))
        }
        if let extending = start.extendingScene,
            let preset = preset(for: id, preferring: value(of: "extends", in: extending))
        {
            return [scene(extending, ["extends": preset])]
        }
        let themes = project.themeIDs
        let preferred = start.extendingTheme.flatMap { value(of: "extends", in: $0) }
        if let theme = themes.first(where: { $0 == preferred }) ?? themes.first {
            return [scene(start.scene, ["theme": theme])]
        }
        let base = value(of: "theme", in: start.theme) ?? "base"
        let theme = NewFile(path: project.path(ofTheme: base), bytes: Array(start.theme.utf8))
        return missingThemeFiles + [theme, scene(start.scene, ["theme": base])]
    }

    /// A preset of the kind, and of the type if one is asked for, that a new scene can extend.
    private func preset(for id: String, preferring preferred: String?) -> String? {
        let presets = project.sceneIDs.filter { ProjectLayout.standard.isPreset(sceneID: $0) && $0 != id }.filter {
            preset in
            let loaded = project.scene(preset)
            guard loaded.theme != nil, let scene = loaded.scene, scene.kind.name == kind.name else { return false }
            return type == nil || type == scene.type
        }
        return presets.first { $0 == preferred } ?? presets.first
    }

    /// The files that the theme names and the project does not have: one that is there stays as it is.
    private var missingThemeFiles: [NewFile] {
        start.themeFiles.sorted { $0.key < $1.key }
            .filter { project.fileSystem.kind(of: $0.key) == .missing }
            .map { NewFile(path: $0.key, bytes: $0.value, belongsToTheme: true) }
    }

    // MARK: Texts

    /// The name for people: `reading-group` becomes `Reading group`.
    private func title(_ id: String) -> String {
        let words = (id.split(separator: "/").last ?? "").map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The value of a top-level key of a template.
    private func value(of key: String, in template: String) -> String? {
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
