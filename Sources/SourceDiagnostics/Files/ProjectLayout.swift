/// Where a project keeps its files, and how a file's path and its id follow from each other.
///
/// A theme's id is its path below `Themes` without the ending, a scene's that below `Scenes`. A file that lies elsewhere
/// is known by its path without the ending, which then starts with `/` or `./`. A fixture has no id; its path stands in
/// the scenes that use it.
package struct ProjectLayout: Sendable {
    /// The layout of every project.
    package static let standard = ProjectLayout()

    /// The folder of themes; their images lie below it.
    package let themeFolder = "Themes"

    package let sceneFolder = "Scenes"

    /// The folder of fixtures, below that of scenes.
    package let fixtureFolder = "Scenes/contexts"

    /// The folder of scenes that are there to be extended, below that of scenes.
    package let presetFolder = "Scenes/presets"

    /// The folder of the product's texts in languages that the project adds, a file for each.
    package let textFolder = "Texts"

    /// The file at the root that says what holds for the whole project; it may be missing.
    package let projectFile = "diorama.yaml"

    /// How the names of themes, scenes and fixtures end.
    package let ending = ".yaml"

    /// The folders at the root that a project is found by.
    package var folders: [String] { [themeFolder, sceneFolder] }

    // MARK: Ids

    /// Whether a text names a file as ids do: by parts between single slashes, none of them `.` or `..`.
    ///
    /// Anything else would give one file several names, or lead out of the folder.
    package func isPlain(_ id: String) -> Bool {
        let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !parts.contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
    }

    /// Whether a path starts or ends with a slash, or has two in a row; `/day.yaml` would mean `day.yaml`.
    package func hasEmptyPart(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty }
    }

    /// The plain id that a text comes to when its dots are resolved; nil when it leads out of the folder, or nowhere.
    package func plainID(of text: String) -> String? {
        let id = text.split(separator: "/").resolvingDots().joined(separator: "/")
        return isPlain(id) ? id : nil
    }

    /// Whether an id can be that of a file: a plain one, or the path of one that lies elsewhere.
    package func isID(_ id: String) -> Bool {
        guard isPath(id) else { return isPlain(id) }
        let parts = id.split(separator: "/", maxSplits: 1)
        var rest = id.hasPrefix("/") ? id.dropFirst() : parts.last ?? ""
        while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
        return isPlain(String(rest))
    }

    // MARK: From ids to paths

    /// The path of a theme's file.
    package func path(ofTheme id: String) -> String { path(of: id, in: themeFolder) }

    /// The path of the file with the product's texts in a language.
    package func path(ofTexts locale: String) -> String { "\(textFolder)/\(locale)\(ending)" }

    /// The path of a scene's file.
    package func path(ofScene id: String) -> String { path(of: id, in: sceneFolder) }

    /// The path to which a name leads that stands in a file of some folder.
    ///
    /// `.` and `..` are resolved, so that one file has one path however presets and scenes reach it; a `..` that leads
    /// above the folder's own beginning stays.
    package func path(_ name: String, from folder: String) -> String {
        let steps = (folder + "/" + name).split(separator: "/").resolvingDots()
        return (folder.hasPrefix("/") ? "/" : "") + steps.map { String($0) }.joined(by: "/")
    }

    private func path(of id: String, in folder: String) -> String {
        isPath(id) ? id + ending : folder + "/" + id + ending
    }

    // MARK: From paths to ids

    /// What a file is.
    package enum Role: Hashable, Sendable {
        /// A theme with its id.
        case theme(String)
        /// A scene with its id.
        case scene(String)
        case fixture
        /// The product's texts in a language of the project.
        case texts
        /// What holds for the whole project.
        case project
    }

    /// What a file is by the folder that it lies in; nil for one that lies elsewhere, and for one with another ending.
    ///
    /// The path is relative to the root and has neither `.` nor `..`.
    package func role(of path: String) -> Role? {
        if path == projectFile { return .project }
        guard path.hasSuffix(ending) else { return nil }
        if let id = id(of: path, in: themeFolder) { return .theme(id) }
        if id(of: path, in: fixtureFolder) != nil { return .fixture }
        if id(of: path, in: textFolder) != nil { return .texts }
        return id(of: path, in: sceneFolder).map { .scene($0) }
    }

    /// The id of a theme or scene that lies elsewhere.
    package func idElsewhere(_ path: String) -> String {
        let stem = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
        return stem.hasPrefix("/") || stem.hasPrefix("./") ? stem : "./" + stem
    }

    private func id(of path: String, in folder: String) -> String? {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1).dropLast(ending.count)) : nil
    }

    // MARK: Ids and names

    /// Whether an id below the folder of scenes is that of a fixture.
    package func isFixture(sceneID id: String) -> Bool { path(ofScene: id).hasPrefix(fixtureFolder + "/") }

    /// Whether a scene is there to be extended.
    package func isPreset(sceneID id: String) -> Bool { path(ofScene: id).hasPrefix(presetFolder + "/") }

    /// The name that a file should give itself: its id, or the last part of its path.
    package func name(of id: String) -> String {
        isPath(id) ? id.split(separator: "/").last.map(String.init) ?? id : id
    }

    /// Whether a file may give itself a name: its id, or any end of its path, because outside the folders of themes and
    /// scenes nothing says where ids start.
    package func accepts(name: String, of id: String) -> Bool {
        name == self.name(of: id) || isPath(id) && !name.isEmpty && id.hasSuffix("/" + name)
    }

    /// Whether a name looks like that of a YAML file, rightly spelled or not.
    package func looksLikeYAML(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(ending) || name.hasSuffix(".yml")
    }

    /// Whether looking through the project's folders brings a path up.
    package func isListed(_ path: String) -> Bool {
        looksLikeYAML(path) && !path.hasPrefix("/") && !path.hasPrefix("../")
    }

    private func isPath(_ id: String) -> Bool { id.hasPrefix("/") || id.hasPrefix("./") }
}

extension [Substring] {
    /// The steps of a path with `.` and `..` resolved as text, links not followed; a `..` above the first step stays.
    func resolvingDots() -> [Substring] {
        reduce(into: []) { steps, step in
            if step == "." { return }
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
    }
}

extension SourceFile {
    /// The folder that the file lies in, from which the names in it are looked up; `.` at the root.
    package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
}
