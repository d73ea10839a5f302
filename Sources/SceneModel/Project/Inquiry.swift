import SourceDiagnostics
import Synchronization
import ThemeModel

/// What a result asks of its project while it is made, and therefore depends on.
///
/// Whoever makes a result asks through one of these and never the project itself, so that nothing is forgotten.
struct Inquiry: Sendable {
    private let project: Project
    /// What was asked for so far; empty for a project that does not remember, because nobody would look at it.
    private(set) var inputs: Set<DependencyGraph.Input> = []

    init(_ project: Project) { self.project = project }

    private mutating func note(_ input: DependencyGraph.Input) {
        if project.remembers { inputs.insert(input) }
    }

    mutating func source(_ path: String) -> SourceFile? {
        note(.path(path))
        return project.source(path)
    }

    mutating func files(below folder: String) -> [String] {
        note(.result(.files(below: folder)))
        return project.files(below: folder)
    }

    mutating func themeDocument(_ id: String) -> ThemeDocument? {
        note(.result(.themeDocument(id)))
        return project.themeDocument(id)
    }

    mutating func theme(_ id: String) -> Project.LoadedTheme {
        note(.result(.theme(id)))
        return project.theme(id)
    }

    mutating func sceneDocument(_ id: String) -> SceneDocument? {
        note(.result(.sceneDocument(id)))
        return project.sceneDocument(id)
    }

    mutating func composition(_ id: String) -> Project.Composition? {
        note(.result(.composition(id)))
        return project.composition(id)
    }

    mutating func fixture(at path: String) -> Project.LoadedFixture? {
        note(.result(.fixture(path)))
        return project.fixture(at: path)
    }

    /// The theme that the project's own file names for scenes that name none.
    var projectTheme: String? { project.document.theme?.id }

    mutating func kindDocument(_ path: String, _ kind: FileFormat, _ id: String) -> KindDocument? {
        note(.result(.kindDocument(path)))
        return project.kindDocument(path, kind, id)
    }

    mutating func themeIDs() -> [String] {
        note(.result(.files(below: ProjectLayout.standard.themeFolder)))
        return project.themeIDs
    }

    mutating func sceneIDs() -> [String] {
        note(.result(.files(below: ProjectLayout.standard.sceneFolder)))
        return project.sceneIDs
    }

    mutating func failure(of path: String) -> FileError? {
        note(.path(path))
        return project.failure(of: path)
    }

    mutating func entries(of folder: String) -> [String] {
        note(.path(folder))
        return project.fileSystem.entries(of: folder)
    }

    /// Hands the file system to somebody who asks it by itself.
    mutating func withFiles<Result>(_ body: (any FileSystem) -> Result) -> Result {
        guard project.remembers else { return body(project.fileSystem) }
        let traced = TracedFileSystem(project.fileSystem)
        let result = body(traced)
        inputs.formUnion(traced.asked.map { .path($0) })
        return result
    }
}

/// A file system that tells which paths it was asked about.
private final class TracedFileSystem: FileSystem {
    private let base: any FileSystem
    private let paths = Mutex<Set<String>>([])

    init(_ base: any FileSystem) { self.base = base }

    var asked: Set<String> { paths.withLock { $0 } }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        note(path)
        return try base.read(path, limit: limit)
    }

    func kind(of path: String) -> FileKind {
        note(path)
        return base.kind(of: path)
    }

    func entries(of path: String) -> [String] {
        note(path)
        return base.entries(of: path)
    }

    func canonicalPath(_ path: String) -> String? {
        note(path)
        return base.canonicalPath(path)
    }

    private func note(_ path: String) { paths.withLock { _ = $0.insert(path) } }
}
