@testable import ClassroomComponents
@testable import ClassroomPreview
@testable import ClassroomWidgets
@testable import HTTPServing
@testable import LiveValues
@testable import PreviewServing
@testable import PreviewTestSupport
@testable import RobustnessSupport
@testable import SceneModel
@testable import SceneRendering
@testable import SourceDiagnostics

/// The preview of some files, read once; every session starts with the scenes as they say.
struct PreviewedFiles: Sendable {
    private let project: PreviewProject
    private let frame: PageFrame

    init(_ files: any FileSystem) throws {
        let kind = try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
        let registry = try ComponentRegistry(kind)
        project = PreviewProject(
            fileSystem: files, registry: registry, kinds: [kind],
            componentStyle: SceneStyles.rules(of: registry), knownRules: Set(SmallProject.rules.map(\.id)),
            generation: 1)
        project.readAll()
        frame = PageFrame(
            resources: ToolResources(kind.resources), actionToken: "secret", wallClock: ManualClock())
    }

    var sceneIDs: [String] { project.sceneIDs }

    /// A session, and the queue on which its rooms do what they do later.
    func open() -> (session: PreviewSession, time: ManualQueue) {
        let time = ManualQueue()
        let session = PreviewSession(
            project, root: "/school", frame: frame, queue: time.queue, housekeeping: ManualQueue().queue)
        return (session, time)
    }
}
