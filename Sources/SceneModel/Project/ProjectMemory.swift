import SourceDiagnostics
import ThemeModel

/// What a project has read and worked out so far.
struct ProjectMemory: Sendable {
    /// The YAML files that were read.
    var sources: [String: SourceFile] = [:]
    /// The findings about files that exist and could not be read.
    var unreadable: [String: Diagnostic] = [:]
    /// The files in which comments accept findings.
    var accepting: Set<String> = []

    var folders: [String: FolderContents] = [:]
    var themeDocuments: [String: ThemeDocument] = [:]
    var themes: [String: Project.LoadedTheme] = [:]
    var sceneDocuments: [String: SceneDocument] = [:]
    var compositions: [String: Project.Composition] = [:]
    var scenes: [String: Project.LoadedScene] = [:]
    /// Scenes from before the last save that have to be loaded again, and whose compositions are the same.
    var earlierScenes: [String: Project.LoadedScene] = [:]
    var fixtures: [String: Project.LoadedFixture] = [:]
    var kindDocuments: [String: KindDocument] = [:]
    var kindFiles: [String: Project.LoadedKindFile] = [:]

    /// What was made from what; empty in a project that makes everything once.
    var graph = DependencyGraph()
    /// What the last validation needed; nil before the first one.
    var validated: Validated?

    /// The results that a validation looked at, and how many it took to make them, themselves among them.
    struct Validated {
        let results: Set<DependencyGraph.Result>
        let neededCount: Int
    }

    /// Forgets what was made from some paths, and what no validation needs any more.
    mutating func forget(touchedBy paths: Set<String>) {
        var forgotten = graph.results(touchedBy: paths)
        if let validated, validated.neededCount < graph.count {
            forgotten.formUnion(graph.results(unneededFor: validated.results))
        }
        earlierScenes.merge(scenes.filter { forgotten.contains(.scene($0.key)) }) { $1 }
        for result in forgotten { forget(result) }
        earlierScenes = earlierScenes.filter { scenes[$0.key] == nil && compositions[$0.key] != nil }
        graph.remove(forgotten)
        for path in paths { forgetFile(path) }
        validated = nil
    }

    /// Forgets files that no result was made from.
    mutating func keepFiles(_ isKept: (String) -> Bool) {
        for path in Array(sources.keys) + unreadable.keys where !isKept(path) { forgetFile(path) }
    }

    /// What reading a file came to.
    struct ReadFile {
        /// Nil when it cannot be read.
        var file: SourceFile?
        var acceptsFindings = false
        /// Why it cannot be read; nil when it is missing.
        var finding: Diagnostic?
    }

    mutating func note(_ read: ReadFile, of path: String) {
        sources[path] = read.file
        unreadable[path] = read.finding
        if read.acceptsFindings { accepting.insert(path) }
    }

    private mutating func forgetFile(_ path: String) {
        sources[path] = nil
        unreadable[path] = nil
        accepting.remove(path)
    }

    private mutating func forget(_ result: DependencyGraph.Result) {
        switch result {
        case .files(let folder): folders[folder] = nil
        case .themeDocument(let id): themeDocuments[id] = nil
        case .theme(let id): themes[id] = nil
        case .sceneDocument(let id): sceneDocuments[id] = nil
        case .composition(let id): compositions[id] = nil
        case .scene(let id): scenes[id] = nil
        case .fixture(let path): fixtures[path] = nil
        case .kindDocument(let path): kindDocuments[path] = nil
        case .kindFile(let path): kindFiles[path] = nil
        }
    }
}
