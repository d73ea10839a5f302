import ConfigSchema
package import SourceDiagnostics
import Synchronization
package import ThemeModel
import YAMLSyntax

/// The themes, scenes and fixtures below a root folder, read as they are asked for.
///
/// A project asks each file once and shows it as it was then; ``init(after:fileSystem:changed:)`` makes the one after a
/// save. Several threads may ask at the same time.
package final class Project: Sendable {
    /// What files are checked against.
    package let catalog: ConfigCatalog
    /// The kinds of scenes that the files may describe.
    package let kinds: SceneKinds

    let files: FileSnapshot
    let themeFormat: PropertyGroup
    let formats: SceneFormats
    /// Whether what was worked out is kept for the project after the next save.
    let remembers: Bool

    let memory: Mutex<ProjectMemory>
    /// What scenes share while their screens are looked at.
    let screens: ScreenMemo

    // Held while a theme is read and checked, which costs as much as dozens of scenes: the others wait for it.
    private let themeReading = Mutex(())

    /// The formats of files that kinds of scenes bring, by the kind's name, as far as some were read.
    let ownFormats = Mutex<[String: PropertyGroup]>([:])

    /// What is not decoded again after a save.
    let decodedFonts: DecodedFonts

    /// Images that are not parsed again after a save.
    let soundImages: SoundImages

    /// What the project file says.
    package let document: ProjectDocument

    /// What is wrong with the texts in languages of its own.
    let textFindings: [Diagnostic]

    /// What the program knows; the project file may add to it.
    private let declared: Declared

    private struct Declared: Sendable {
        let catalog: ConfigCatalog
        let kinds: SceneKinds
    }

    /// Opens a project, and reads its own file.
    ///
    /// - Parameters:
    ///   - fileSystem: Where the files are.
    ///   - catalog: What they are checked against.
    ///   - kinds: The kinds of scenes.
    ///   - named: Paths that somebody has named by hand, which may lie outside the root; nothing else there is read.
    ///   - remembers: Whether there will be a project after this one. A project that is only read once is quicker when it
    ///     keeps no more than it needs again.
    package convenience init(
        fileSystem: any FileSystem, catalog: ConfigCatalog, kinds: SceneKinds, naming named: [String] = [],
        remembers: Bool = false
    ) {
        self.init(
            FileSnapshot(fileSystem, naming: named), Declared(catalog: catalog, kinds: kinds), remembers: remembers)
    }

    /// Opens a project as it is after a save: what was made from files that are the same is not made again.
    ///
    /// - Parameters:
    ///   - earlier: The project before the save, which stays as it is. One that does not remember hands on nothing.
    ///   - fileSystem: Where the files are now; nil when that is where they were.
    ///   - changed: The paths, as in ``dependencies``, that may have changed since the earlier project asked about them.
    ///     A path among them at which everything is as it was counts as unchanged.
    package convenience init(after earlier: Project, fileSystem: (any FileSystem)? = nil, changed: Set<String>) {
        // First the results, then the answers that they were made from: others may be asking the earlier project.
        var memory = earlier.memory.withLock { $0 }
        let (files, news) = earlier.files.later(over: fileSystem, asking: changed)
        let own = [ProjectLayout.standard.projectFile, Self.misnamedFile, ProjectLayout.standard.textFolder]
        func isOfProject(_ path: String) -> Bool {
            own.contains(path) || ProjectLayout.standard.role(of: path) == .texts
        }
        guard earlier.remembers, !news.contains(where: isOfProject) else {
            // The project file decides how all others are read, and its texts are in all of them.
            files.keepOnly { news.contains($0) }
            self.init(
                files, earlier.declared, remembers: earlier.remembers, earlier.decodedFonts, earlier.soundImages)
            return
        }
        memory.forget(touchedBy: news)
        // An answer that nothing was made from any more would be kept, and watched, for ever.
        let graph = memory.graph
        func isKept(_ path: String) -> Bool { isOfProject(path) || graph.isUsed(path) }
        memory.keepFiles(isKept)
        files.keepOnly { news.contains($0) || isKept($0) }
        self.init(files, like: earlier, memory)
    }

    private init(
        _ files: FileSnapshot, _ declared: Declared, remembers: Bool, _ decodedFonts: DecodedFonts = DecodedFonts(),
        _ soundImages: SoundImages = SoundImages()
    ) {
        self.decodedFonts = decodedFonts
        self.soundImages = soundImages
        let path = ProjectLayout.standard.projectFile
        let own = Self.read(path, from: files)
        let document = own.file.map { ProjectDocument($0, known: declared.kinds.devices) } ?? .none
        let kinds = declared.kinds.adding(document.devices)
        var memory = ProjectMemory()
        memory.note(own, of: path)
        let texts = ProjectTexts(document, declared.catalog.strings) { path in
            let read = Self.read(path, from: files)
            memory.note(read, of: path)
            return read.file
        }
        let catalog = declared.catalog.adding(
            deviceClasses: kinds.deviceClasses, locales: document.locales, texts: texts.byKey,
            isWhole: !document.diagnostics.containsError)
        textFindings =
            texts.diagnostics + Self.misnamedFile(in: files)
            + LanguageTexts.unused(
                among: files.entries(of: ProjectLayout.standard.textFolder), document, catalog.vocabulary
            ) { path in
                let read = Self.read(path, from: files)
                memory.note(read, of: path)
                return read.file
            }
        self.files = files
        screens = ScreenMemo(files)
        self.declared = declared
        self.remembers = remembers
        self.document = document
        self.catalog = catalog
        self.kinds = kinds
        themeFormat = ThemeFormat.group(for: catalog)
        formats = SceneFormats(catalog, kinds)
        self.memory = Mutex(memory)
    }

    private init(_ files: FileSnapshot, like earlier: Project, _ memory: ProjectMemory) {
        self.files = files
        decodedFonts = earlier.decodedFonts
        soundImages = earlier.soundImages
        screens = ScreenMemo(files)
        declared = earlier.declared
        remembers = earlier.remembers
        document = earlier.document
        textFindings = earlier.textFindings
        catalog = earlier.catalog
        kinds = earlier.kinds
        themeFormat = earlier.themeFormat
        formats = earlier.formats
        self.memory = Mutex(memory)
    }

    /// Every path that was read or looked for, relative to the root: what to watch.
    package var dependencies: Set<String> { files.paths }

    /// Those of the ``dependencies`` that are not among some paths.
    package func dependencies(outside known: Set<String>) -> [String] { files.paths(outside: known) }

    /// Whether some paths are all of the ``dependencies``.
    package func depends(exactlyOn paths: Set<String>) -> Bool { files.hasAsked(exactly: paths) }

    /// The YAML files that were read, by path.
    package var sources: [String: SourceFile] { memory.withLock { $0.sources } }

    /// What was worked out so far and will be handed on.
    package var results: Set<DependencyGraph.Result> { memory.withLock { $0.graph.results } }

    /// The file system, every use of which becomes a dependency.
    package var fileSystem: any FileSystem { files }

    // MARK: Themes

    /// A theme with the findings of its own file.
    package struct LoadedTheme: Sendable {
        /// The theme; nil when its file cannot be read at all.
        package let theme: Theme?
        /// The findings in its own file.
        package let diagnostics: [Diagnostic]
        /// The kinds of scenes that it is not written for.
        package let notServed: Set<String>

        /// Whether scenes of a kind find defaults for their components in the theme.
        package func serves(_ kind: String) -> Bool { !notServed.contains(kind) }
    }

    /// The ids of the theme files, sorted.
    package var themeIDs: [String] { ids(below: ProjectLayout.standard.themeFolder) }

    /// Reads a theme file without what it extends; nil when there is none.
    package func themeDocument(_ id: String) -> ThemeDocument? {
        known(\.themeDocuments, id)
            ?? make(.themeDocument(id), \.themeDocuments, id) { inquiry in
                guard ProjectLayout.standard.isID(id) else { return nil }
                return inquiry.source(path(ofTheme: id)).map {
                    ThemeDocument(
                        id: id, file: $0, catalog: catalog, format: themeFormat, fixtureKeys: formats.fixtureKeys)
                }
            }
    }

    /// Reads a theme and what it extends, and checks it.
    package func theme(_ id: String) -> LoadedTheme {
        if let known = known(\.themes, id) { return known }
        return themeReading.withLock { _ in
            known(\.themes, id) ?? make(.theme(id), \.themes, id) { loadTheme(id, &$0) }
                ?? LoadedTheme(theme: nil, diagnostics: [], notServed: [])
        }
    }

    // MARK: Scenes

    /// The ids of the scene files, presets included and fixtures not, sorted.
    package var sceneIDs: [String] {
        ids(below: ProjectLayout.standard.sceneFolder)
    }

    /// Reads a scene file without what it extends; nil when there is none.
    package func sceneDocument(_ id: String) -> SceneDocument? {
        known(\.sceneDocuments, id)
            ?? make(.sceneDocument(id), \.sceneDocuments, id) { inquiry in
                guard ProjectLayout.standard.isID(id) else { return nil }
                return inquiry.source(path(ofScene: id)).map { document(ofScene: id, $0) }
            }
    }

    /// Reads and checks a scene; nil when it has no file.
    ///
    /// Where nothing is remembered, it is let go of: of a thousand scenes only those that others extend are needed again,
    /// and keeping them all takes as long as reading them, because their memory must be got from the system first.
    func checkScene(_ id: String) -> LoadedScene? {
        if remembers {
            let loaded = scene(id)
            return loaded.scene == nil ? nil : loaded
        }
        let own = known(\.sceneDocuments, id) ?? source(path(ofScene: id)).map { document(ofScene: id, $0) }
        guard let own else { return nil }
        var inquiry = Inquiry(self)
        return load(composeBesideTheme(own), &inquiry)
    }

    /// Those of some scenes that are known already, and the ids of the others.
    ///
    /// After a save nearly all of a thousand are, and asking for each by itself takes longer than all else that is then to do.
    func knownScenes(among ids: [String]) -> (scenes: [LoadedScene], others: [String]) {
        memory.withLock { memory in
            var scenes: [LoadedScene] = []
            let others = ids.filter { id in
                guard let known = memory.scenes[id] else { return true }
                scenes.append(known)
                return false
            }
            return (scenes, others)
        }
    }

    private func document(ofScene id: String, _ file: SourceFile) -> SceneDocument {
        SceneDocument(id: id, file: file, catalog: catalog, formats: formats)
    }

    /// A scene with what it inherits, and what can be found in it without its theme; nil when it has no file.
    package func composition(_ id: String) -> Composition? {
        known(\.compositions, id)
            ?? make(.composition(id), \.compositions, id) { inquiry in
                inquiry.sceneDocument(id).map { compose($0, &inquiry) }
            }
    }

    /// The same of several scenes, in their order.
    package func compositions(_ ids: [String]) -> [Composition?] {
        let known = memory.withLock { memory in ids.map { memory.compositions[$0] } }
        return zip(ids, known).map { $1 ?? composition($0) }
    }

    /// Reads a scene and everything that it needs, and checks it.
    package func scene(_ id: String) -> LoadedScene {
        known(\.scenes, id)
            ?? make(.scene(id), \.scenes, id) { inquiry in
                inquiry.composition(id).map { load($0, &inquiry, after: known(\.earlierScenes, id)) }
            } ?? LoadedScene(scene: nil, theme: nil, diagnostics: [], uses: [], hueIndependent: [])
    }

    // MARK: Fixtures

    /// A fixture with the findings of its file.
    package struct LoadedFixture: Sendable {
        /// The fixture; nil when its file cannot be read at all.
        package let fixture: Fixture?
        /// The findings in its file.
        package let diagnostics: [Diagnostic]
    }

    /// Reads a fixture file; nil when there is none.
    package func fixture(at path: String) -> LoadedFixture? {
        known(\.fixtures, path)
            ?? make(.fixture(path), \.fixtures, path) { inquiry in
                inquiry.source(path).map { loadFixture($0) }
            }
    }

    private func loadFixture(_ file: SourceFile) -> LoadedFixture {
        var diagnostics: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &diagnostics)
        var reader = ConfigReader(catalog.vocabulary)
        let stray =
            OtherFolder.finding(document.root, of: file, in: .fixture, fixtureKeys: formats.fixtureKeys)
            ?? StraySection.find(in: document.root, of: formats.fixture)
        if let stray {
            return LoadedFixture(fixture: nil, diagnostics: diagnostics + [stray])
        }
        let record = document.root.flatMap { reader.readRecord($0, as: formats.fixture) }
        if document.root == nil, !document.isIncomplete { diagnostics.append(.emptyFile("fixture", file)) }
        diagnostics += reader.diagnostics
        if let record { LocalesComplete.check(record, catalog.vocabulary, &diagnostics) }
        if let record, !document.isIncomplete { kinds.checkFixture(record, catalog, &diagnostics) }
        return LoadedFixture(
            fixture: record.map {
                Fixture(
                    $0, title: "contexts \(file.path)", catalog: catalog, kinds, isWhole: !document.isIncomplete)
            },
            diagnostics: diagnostics)
    }

    // MARK: Paths

    /// The folders that kinds of scenes bring, each once.
    var kindFolders: [String] {
        kinds.fileFormats.map(\.folder).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The folders of themes and scenes, and those that kinds of scenes bring, whether they are there or not.
    package var folders: [String] {
        ProjectLayout.standard.folders + kindFolders
    }

    package func path(ofTheme id: String) -> String { ProjectLayout.standard.path(ofTheme: id) }

    /// The path of a scene; an id that is a path of its own, for a file outside `Scenes`, keeps it.
    package func path(ofScene id: String) -> String { ProjectLayout.standard.path(ofScene: id) }
}
