import SourceDiagnostics

/// What a project read to make some results.
struct ProjectReadings: Sendable {
    /// The results with what they were made from; nil where the project does not remember.
    private(set) var validated: ProjectMemory.Validated?
    /// The ids of the theme files.
    private(set) var themes: Set<String>
    /// The ids of the scene files; in a project that does not remember, of those that others extend.
    private(set) var scenes: Set<String>
    let fixtures: [Project.LoadedFixture]
    /// The files that kinds of scenes bring.
    let kindFiles: [Project.LoadedKindFile]
    /// The paths of those that were read, checked or not.
    private(set) var kindDocuments: Set<String>
    private(set) var fileCount: Int
    /// The files in which comments accept findings.
    let accepting: [SourceFile]
    /// The findings about files that exist and could not be read.
    let unreadable: [Diagnostic]

    init(_ memory: ProjectMemory, for results: Set<DependencyGraph.Result>?) {
        themes = Set(memory.themeDocuments.keys)
        scenes = Set(memory.sceneDocuments.keys)
        kindDocuments = Set(memory.kindDocuments.keys)
        fileCount = memory.sources.count
        guard let results else {
            fixtures = Array(memory.fixtures.values)
            kindFiles = Array(memory.kindFiles.values)
            accepting = memory.accepting.compactMap { memory.sources[$0] }
            unreadable = Array(memory.unreadable.values)
            return
        }
        // What earlier saves and requests left over was not read for these.
        let others = memory.graph.results(unneededFor: results)
        validated = ProjectMemory.Validated(results: results, neededCount: memory.graph.count - others.count)
        for result in others {
            switch result {
            case .themeDocument(let id): themes.remove(id)
            case .sceneDocument(let id): scenes.remove(id)
            case .kindDocument(let path): kindDocuments.remove(path)
            default: break
            }
        }
        fixtures = memory.fixtures.filter { !others.contains(.fixture($0.key)) }.map(\.value)
        kindFiles = memory.kindFiles.filter { !others.contains(.kindFile($0.key)) }.map(\.value)
        let own = ProjectLayout.standard.projectFile
        func isRead(_ path: String) -> Bool { path == own || memory.graph.isUsed(path, outside: others) }
        fileCount = memory.sources.keys.count(where: isRead)
        accepting = memory.accepting.filter(isRead).compactMap { memory.sources[$0] }
        unreadable = memory.unreadable.filter { isRead($0.key) }.map(\.value)
    }
}
