import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// Reads the project anew for every save.
final class ProjectReader: Sendable {
    private let fileSystem: DiskFileSystem
    private let registry: ComponentRegistry
    private let rules: Set<String>
    private let componentStyle: String
    private let generation = Mutex(0)

    /// A project, and when it was opened.
    struct Reading: Sendable {
        let project: PreviewProject
        /// A moment before the first file was read.
        let start: FileTime
    }

    init(fileSystem: DiskFileSystem, registry: ComponentRegistry, rules: Set<String>) {
        self.fileSystem = fileSystem
        self.registry = registry
        self.rules = rules
        componentStyle = SceneStyles.rules(of: registry)
    }

    /// Opens the project as it is now; ``PreviewProject/readAll()`` then reads it whole.
    func open() -> Reading {
        let start = FileTime.now
        let number = generation.withLock { generation in
            generation += 1
            return generation
        }
        let project = PreviewProject(
            fileSystem: fileSystem, registry: registry, componentStyle: componentStyle, knownRules: rules,
            generation: number)
        return Reading(project: project, start: start)
    }

    /// What to watch.
    ///
    /// Pictures may have asked for more than the checks, so ask again after drawing.
    func paths(of project: PreviewProject) -> Set<String> {
        Set(project.project.dependencies.map(fileSystem.absolutePath))
    }
}
