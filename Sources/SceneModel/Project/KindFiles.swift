public import SourceDiagnostics
public import ThemeModel

/// The files of a kind's own, for whoever checks or draws one that names others.
///
/// Whatever is asked of it counts: what was made with the answer is made again after those files were saved.
public struct KindFiles {
    var inquiry: Inquiry
    private let kinds: [FileFormat]
    /// The documents that were handed out, by path.
    private(set) var documents: [String: KindDocument] = [:]

    /// The files that were handed out as they stand, by path.
    private(set) var dataFiles: [String: SourceFile] = [:]

    init(_ inquiry: Inquiry, _ kinds: [FileFormat]) {
        self.inquiry = inquiry
        self.kinds = kinds
    }

    /// What the file with an id says; nil when there is none.
    ///
    /// - Parameters:
    ///   - id: The id of the file.
    ///   - kind: What it is.
    /// - Returns: What was read, with errors or without.
    public mutating func document(_ id: String, of kind: FileFormat) -> KindDocument? {
        guard ProjectLayout.standard.isPlain(id) else { return nil }
        let path = kind.path(of: id)
        guard let document = inquiry.kindDocument(path, kind, id) else { return nil }
        documents[path] = document
        return document
    }

    /// What the files of a kind below a folder say, by their ids; the folder's path starts in that of the kind.
    ///
    /// What is made with it is made again when a file comes into that folder, and not when one comes into another.
    public mutating func documents(of kind: FileFormat, in folder: String) -> [KindDocument] {
        var result: [KindDocument] = []
        for path in inquiry.files(below: kind.folder + "/" + folder) {
            guard let (found, id) = kinds.match(path), found.name == kind.name,
                let document = inquiry.kindDocument(path, kind, id)
            else { continue }
            documents[path] = document
            result.append(document)
        }
        return result.sorted { $0.id < $1.id }
    }

    /// A file as it stands, such as one of data that lies beside others; nil when there is none.
    ///
    /// - Parameter path: Where it is below the project's folder; a path that leads out of its own folder has no file.
    /// - Returns: The file, which is watched from now on.
    public mutating func dataFile(at path: String) -> SourceFile? {
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
        guard let file = inquiry.source(path) else { return nil }
        dataFiles[path] = file
        return file
    }

    /// A theme with what it inherits; nil when there is none, and for one with errors, whose values say nothing.
    public mutating func theme(_ id: String) -> Theme? {
        guard ProjectLayout.standard.isPlain(id) else { return nil }
        let loaded = inquiry.theme(id)
        return loaded.diagnostics.containsError || loaded.theme?.hasUnreadableValues == true ? nil : loaded.theme
    }

    /// What is wrong with the name of a theme in a file: that no theme has it; nothing where one does, with errors or without.
    ///
    /// - Parameters:
    ///   - id: The theme's id as the file has it.
    ///   - place: Where it stands there.
    /// - Returns: The finding, if there is one.
    public mutating func unknownTheme(_ id: String, namedAt place: SourceRange) -> [Diagnostic] {
        guard ProjectLayout.standard.isPlain(id) else {
            return [.notPlain(themeID: id, at: place, known: inquiry.themeIDs())]
        }
        return inquiry.theme(id).theme == nil ? [.unknownTheme(id, at: place, known: inquiry.themeIDs())] : []
    }

    /// The theme of scenes that name none; nil where the project has no such.
    public var projectTheme: String? { inquiry.projectTheme }

    /// The themes in which scenes of a kind show a file, each once; where none places it, those of the kind's other scenes.
    public mutating func themes(ofScenesPlacing id: String, of owner: any SceneKind) -> [String] {
        var (placing, others): ([String], [String]) = ([], [])
        for sceneID in inquiry.sceneIDs() {
            guard let scene = inquiry.composition(sceneID)?.scene, scene.kind.name == owner.name,
                let theme = scene.themeID
            else { continue }
            if scene.placedFiles.contains(where: { $0.name == id }) {
                if !placing.contains(theme) { placing.append(theme) }
            } else if !others.contains(theme) {
                others.append(theme)
            }
        }
        return placing.isEmpty ? others : placing
    }

    /// Hands over where files are, to whoever looks into those that a theme names.
    package mutating func withFiles<Result>(_ body: (any FileSystem) -> Result) -> Result {
        inquiry.withFiles(body)
    }

    /// The ids of all files of a kind, sorted.
    public mutating func ids(of kind: FileFormat) -> [String] {
        inquiry.files(below: kind.folder).compactMap { path in
            kinds.match(path).flatMap { $0.kind.name == kind.name ? $0.id : nil }
        }.sorted()
    }
}
