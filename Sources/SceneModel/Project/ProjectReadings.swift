import SourceDiagnostics

/// What a project read to make some results.
struct ProjectReadings: Sendable {
    /// The results, and those that they were made from; nil where the project does not remember.
    let reached: Set<DependencyGraph.Result>?
    /// The ids of the theme files.
    private(set) var themes: Set<String> = []
    /// The ids of the scene files; in a project that does not remember, of those that others extend.
    private(set) var scenes: Set<String> = []
    private(set) var fixtures: [Project.LoadedFixture] = []
    private(set) var fileCount = 0
    /// The files in which comments accept findings.
    private(set) var accepting: [SourceFile] = []
    /// The findings about files that exist and could not be read.
    private(set) var unreadable: [Diagnostic] = []

    init(_ memory: ProjectMemory, for reached: Set<DependencyGraph.Result>?) {
        self.reached = reached
        guard let reached else {
            themes = Set(memory.themeDocuments.keys)
            scenes = Set(memory.sceneDocuments.keys)
            fixtures = Array(memory.fixtures.values)
            fileCount = memory.sources.count
            accepting = memory.accepting.compactMap { memory.sources[$0] }
            unreadable = Array(memory.unreadable.values)
            return
        }
        for result in reached {
            switch result {
            case .themeDocument(let id) where memory.themeDocuments[id] != nil: themes.insert(id)
            case .sceneDocument(let id) where memory.sceneDocuments[id] != nil: scenes.insert(id)
            case .fixture(let path): if let fixture = memory.fixtures[path] { fixtures.append(fixture) }
            default: break
            }
        }
        let own = ProjectLayout.standard.projectFile
        func isRead(_ path: String) -> Bool { path == own || memory.graph.isUsed(path, by: reached) }
        fileCount = themes.count + scenes.count + fixtures.count + (memory.sources[own] == nil ? 0 : 1)
        accepting = memory.accepting.filter(isRead).compactMap { memory.sources[$0] }
        unreadable = memory.unreadable.filter { isRead($0.key) }.map(\.value)
    }
}
