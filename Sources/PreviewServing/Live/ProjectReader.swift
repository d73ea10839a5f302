import FileWatching
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// Reads the project, and after every save what that has changed.
///
/// It is used by one thread at a time.
final class ProjectReader: Sendable {
    private let fileSystem: DiskFileSystem
    private let named: [String]
    private let registry: ComponentRegistry
    private let kinds: [any PreviewKind]
    private let rules: Set<String>
    private let componentStyle: String
    private let state = Mutex(State())

    private struct State {
        var generation = 0
        var last: PreviewProject?
        /// The dependencies of the last project that are watched.
        var watched: Set<String> = []
        /// The same by the paths that the watcher knows.
        var byAbsolutePath: [String: [String]] = [:]
    }

    /// A project, and when it was opened.
    struct Reading: Sendable {
        let project: PreviewProject
        /// A moment before the first file was read.
        let start: FileTime
    }

    init(
        fileSystem: DiskFileSystem, naming named: [String] = [], registry: ComponentRegistry, kinds: [any PreviewKind],
        rules: Set<String>
    ) {
        self.fileSystem = fileSystem
        self.named = named
        self.registry = registry
        self.kinds = kinds
        self.rules = rules
        componentStyle = SceneStyles.rules(of: registry)
    }

    /// Opens the project, which pages may show at once; ``check(_:)`` then reads it whole.
    func open() -> Reading {
        let start = FileTime.now
        let project = state.withLock { state in
            state.generation += 1
            let project = PreviewProject(
                fileSystem: fileSystem, naming: named, registry: registry, kinds: kinds,
                componentStyle: componentStyle, knownRules: rules, generation: state.generation,
                precedesCheck: true)
            state.last = project
            return project
        }
        return Reading(project: project, start: start)
    }

    /// Checks a project that was opened, and returns it with its findings.
    func check(_ first: Reading) -> Reading {
        let project = PreviewProject(checked: first.project)
        state.withLock { state in
            state.generation = project.generation
            state.last = project
        }
        return Reading(project: project, start: first.start)
    }

    /// Opens the project after a save, of which the watcher has told absolute paths.
    func open(changed: Set<String>) -> Reading {
        let start = FileTime.now
        let (last, watched, known) = state.withLock { ($0.last, $0.watched, $0.byAbsolutePath) }
        guard let last else { return open() }
        // What was asked for since the watcher was told is not watched, and may have changed in silence.
        let touched = Set(last.project.dependencies(outside: watched) + changed.flatMap { known[$0] ?? [] })
        let project = PreviewProject(after: last, changed: touched, generation: last.generation + 1)
        state.withLock { state in
            state.generation = project.generation
            state.last = project
        }
        return Reading(project: project, start: start)
    }

    /// What to watch from now on, as absolute paths; nil when it is what is watched already.
    ///
    /// Pictures may have asked for more than the checks, so ask again after drawing.
    func pathsToWatch() -> Set<String>? {
        let (last, watched) = state.withLock { ($0.last, $0.watched) }
        guard let last, !last.project.depends(exactlyOn: watched) else { return nil }
        let paths = last.project.dependencies
        return state.withLock { state in
            state.watched = paths
            state.byAbsolutePath = Dictionary(grouping: paths, by: fileSystem.absolutePath)
            return Set(state.byAbsolutePath.keys)
        }
    }
}
