import ConfigSchema
package import SourceDiagnostics
import Synchronization
package import ThemeModel
import YAMLSyntax

/// The themes, scenes and fixtures below a root folder, read as they are asked for.
///
/// A project reads each file once and keeps what it read: make a new one to see changes. Several threads may ask at the
/// same time.
package final class Project: Sendable {
    /// What files are checked against.
    package let catalog: ConfigCatalog

    let files: RecordingFileSystem
    let themeFormat: PropertyGroup
    let sceneFormat: PropertyGroup
    let fixtureFormat: PropertyGroup
    private let state = Mutex(State())
    // Held while a theme is read and checked, which costs as much as dozens of scenes: the others wait for it.
    private let themeReading = Mutex(())

    private struct State {
        var themeDocuments: [String: ThemeDocument] = [:]
        var themes: [String: LoadedTheme] = [:]
        var sceneDocuments: [String: SceneDocument] = [:]
        var fixtures: [String: LoadedFixture] = [:]
        var sources: [String: SourceFile] = [:]
        var fileFindings: [Diagnostic] = []
        /// The ids below a folder.
        var ids: [String: [String]] = [:]
    }

    /// A theme with the findings of its own file.
    package struct LoadedTheme: Sendable {
        /// The theme; nil when its file cannot be read at all.
        package let theme: Theme?
        /// The findings in its own file.
        package let diagnostics: [Diagnostic]
    }

    /// A fixture with the findings of its file.
    package struct LoadedFixture: Sendable {
        /// The fixture; nil when its file cannot be read at all.
        package let fixture: Fixture?
        /// The findings in its file.
        package let diagnostics: [Diagnostic]
    }

    /// Opens a project.
    package init(fileSystem: any FileSystem, catalog: ConfigCatalog) {
        files = RecordingFileSystem(fileSystem)
        self.catalog = catalog
        themeFormat = ThemeFormat.group(for: catalog)
        fixtureFormat = FixtureFormat.group(for: catalog)
        sceneFormat = SceneFormat.group(for: catalog, fixture: fixtureFormat)
    }

    /// Every path that was read or looked for so far, relative to the root.
    package var dependencies: Set<String> { files.paths }

    /// The YAML files that were read so far, by path.
    package var sources: [String: SourceFile] { state.withLock { $0.sources } }

    /// The file system, every use of which becomes a dependency.
    package var fileSystem: any FileSystem { files }

    /// What was read so far.
    var loaded: (themes: Set<String>, scenes: Set<String>, fixtures: [LoadedFixture]) {
        state.withLock { (Set($0.themeDocuments.keys), Set($0.sceneDocuments.keys), Array($0.fixtures.values)) }
    }

    // MARK: Themes

    /// The ids of the theme files, sorted.
    package var themeIDs: [String] { ids(below: "Themes") }

    /// Reads a theme file without what it extends; nil when there is none.
    package func themeDocument(_ id: String) -> ThemeDocument? {
        if let known = state.withLock({ $0.themeDocuments[id] }) { return known }
        guard let file = source(path(ofTheme: id)) else { return nil }
        let document = ThemeDocument(id: id, file: file, catalog: catalog, format: themeFormat)
        return state.withLock { state in
            // Two threads may have read it; one result serves both.
            if let known = state.themeDocuments[id] { return known }
            state.themeDocuments[id] = document
            return document
        }
    }

    /// Reads a theme and what it extends, and checks it.
    package func theme(_ id: String) -> LoadedTheme {
        if let known = state.withLock({ $0.themes[id] }) { return known }
        return themeReading.withLock { _ in
            if let known = state.withLock({ $0.themes[id] }) { return known }
            let loaded = loadTheme(id)
            state.withLock { $0.themes[id] = loaded }
            return loaded
        }
    }

    private func loadTheme(_ id: String) -> LoadedTheme {
        guard let own = themeDocument(id) else { return LoadedTheme(theme: nil, diagnostics: []) }
        var diagnostics = own.diagnostics
        var chain = [own]
        while let extended = chain.last?.extends {
            if let first = chain.firstIndex(where: { $0.id == extended.id }) {
                let links = chain[first...].compactMap { theme in theme.extends.map { (theme.id, $0.range) } }
                diagnostics += Diagnostic.ring(links, from: id, .themeCycle, noun: "theme")
                break
            }
            guard let next = themeDocument(extended.id) else {
                if chain.count == 1 { diagnostics.append(unknownTheme(extended.id, at: extended.range)) }
                break
            }
            chain.append(next)
        }
        let theme = Theme(chain: chain, catalog: catalog)
        // What an unreadable base would have said cannot be missed.
        let isWhole = chain.last?.extends == nil && !chain.contains { $0.isIncomplete }
        if isWhole { diagnostics += ThemeChecks.run(theme, fileSystem: files) }
        return LoadedTheme(theme: theme, diagnostics: diagnostics)
    }

    func unknownTheme(_ id: String, at range: SourceRange) -> Diagnostic {
        let match = NearestName.match(id, in: themeIDs)
        return Diagnostic(
            .unknownTheme, at: range, "there is no theme '\(id)' in 'Themes'",
            hint: match.map { "did you mean '\($0)'?" },
            fixes: match.map { [FixIt("Write '\($0)'", replace: range, with: $0)] } ?? [])
    }

    // MARK: Scenes

    /// The ids of the scene files, presets included and fixtures not, sorted.
    package var sceneIDs: [String] { ids(below: "Scenes").filter { !$0.hasPrefix("contexts/") } }

    /// Reads a scene file without what it extends; nil when there is none.
    package func sceneDocument(_ id: String) -> SceneDocument? {
        if let known = knownSceneDocument(id) { return known }
        guard let document = readSceneDocument(id) else { return nil }
        return state.withLock { state in
            if let known = state.sceneDocuments[id] { return known }
            state.sceneDocuments[id] = document
            return document
        }
    }

    /// A scene file that was read before.
    func knownSceneDocument(_ id: String) -> SceneDocument? { state.withLock { $0.sceneDocuments[id] } }

    /// Reads a scene file without keeping it.
    func readSceneDocument(_ id: String) -> SceneDocument? {
        source(path(ofScene: id)).map { SceneDocument(id: id, file: $0, catalog: catalog, format: sceneFormat) }
    }

    /// Reads a fixture file.
    package func fixture(at path: String) -> LoadedFixture? {
        if let known = state.withLock({ $0.fixtures[path] }) { return known }
        guard let file = source(path) else { return nil }
        var diagnostics: [Diagnostic] = []
        let document = YAMLParser.parse(file, diagnostics: &diagnostics)
        var reader = ConfigReader()
        let record = document.root.flatMap { reader.readRecord($0, as: fixtureFormat) }
        if document.root == nil, !document.isIncomplete { diagnostics.append(.emptyFile("fixture", file)) }
        diagnostics += reader.diagnostics
        if let record, !document.isIncomplete { FixtureChecks.run(record, catalog, &diagnostics) }
        let loaded = LoadedFixture(
            fixture: record.map { Fixture($0, title: "contexts \(path)", catalog: catalog) }, diagnostics: diagnostics)
        return state.withLock { state in
            if let known = state.fixtures[path] { return known }
            state.fixtures[path] = loaded
            return loaded
        }
    }

    // MARK: Files

    /// The path of a theme.
    package func path(ofTheme id: String) -> String { Self.isPath(id) ? id + ".yaml" : "Themes/\(id).yaml" }

    /// The path of a scene; an id that is a path of its own, for a file outside `Scenes`, keeps it.
    package func path(ofScene id: String) -> String {
        Self.isPath(id) ? id + ".yaml" : "Scenes/\(id).yaml"
    }

    // A file that lies outside the usual folders is known by its path.
    private static func isPath(_ id: String) -> Bool { id.hasPrefix("/") || id.hasPrefix("./") }

    /// The text of a file; nil, with a finding unless the file is missing, when it cannot be read.
    func source(_ path: String) -> SourceFile? {
        if let known = state.withLock({ $0.sources[path] }) { return known }
        do {
            let bytes = try files.read(path, limit: YAMLLimits.standard.fileSize)
            let file = SourceFile(path: path, bytes: bytes)
            return state.withLock { state in
                if let known = state.sources[path] { return known }
                state.sources[path] = file
                return file
            }
        } catch .missing {
            return nil
        } catch {
            let finding = Diagnostic.unreadable(path, error)
            state.withLock { $0.fileFindings.append(finding) }
            return nil
        }
    }

    /// The findings about files that exist and could not be read.
    package var fileFindings: [Diagnostic] { state.withLock { $0.fileFindings } }

    // Listed once, as files are read once: what came later belongs to the next project.
    private func ids(below folder: String) -> [String] {
        if let known = state.withLock({ $0.ids[folder] }) { return known }
        var result: [String] = []
        var visited: Set<String> = []
        collect(folder, prefix: "", visited: &visited, into: &result)
        result.sort()
        return state.withLock { state in
            if let known = state.ids[folder] { return known }
            state.ids[folder] = result
            return result
        }
    }

    private func collect(_ folder: String, prefix: String, visited: inout Set<String>, into result: inout [String]) {
        // A folder that links lead back to is read once.
        guard visited.insert(files.canonicalPath(folder) ?? folder).inserted, visited.count < 1000 else { return }
        for name in files.entries(of: folder) where !name.hasPrefix(".") {
            if name.hasSuffix(".yaml") {
                result.append(prefix + name.dropLast(5))
            } else if files.kind(of: folder + "/" + name) == .directory {
                collect(folder + "/" + name, prefix: prefix + name + "/", visited: &visited, into: &result)
            }
        }
    }
}

/// A file system that remembers what it was asked for.
package final class RecordingFileSystem: FileSystem {
    private let base: any FileSystem
    private let asked = Mutex<Set<String>>([])

    init(_ base: any FileSystem) { self.base = base }

    var paths: Set<String> { asked.withLock { $0 } }

    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        note(path)
        return try base.read(path, limit: limit)
    }

    package func kind(of path: String) -> FileKind {
        note(path)
        return base.kind(of: path)
    }

    package func entries(of path: String) -> [String] {
        note(path)
        return base.entries(of: path)
    }

    package func canonicalPath(_ path: String) -> String? {
        note(path)
        return base.canonicalPath(path)
    }

    private func note(_ path: String) { asked.withLock { _ = $0.insert(path) } }
}
