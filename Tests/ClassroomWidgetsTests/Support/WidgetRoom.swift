import ClassroomComponents
import ClassroomContexts
import ClassroomScenes
import ClassroomWidgets
import Foundation
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization

/// A room with the built-in widgets, looked at by several people at once: a lesson without a browser.
struct WidgetRoom {
    let store: RoomStore
    let clock = ManualClock(Timestamp(milliseconds: 1_000_000))
    private let loaded: Project.LoadedScene
    private let sceneID: String

    private static let files = DiskFileSystem(root: #filePath.components(separatedBy: "/Tests/")[0])

    private static let registry = Result {
        try BuiltInComponents.registry(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
    }

    /// The files that ship, which remember the theme of every room.
    private static let shipped = Result {
        let registry = try Self.registry.get()
        let project = Project(
            fileSystem: files, catalog: registry.catalog, kinds: registry.sceneKinds, remembers: true)
        _ = project.theme("agora")
        return project
    }

    struct NotStaged: Error {
        let findings: [String]
    }

    /// Opens a room with people of every role, and what `widgets` says in the format of a fixture.
    init(type: String = "small", students: Int = 3, widgets: String = "{}", configuration: String = "{}") throws {
        sceneID = "lesson"
        let list = (1...max(students, 1)).map { "  - { uuid: student-\($0), name: Student \($0), role: student }\n" }
        let text = """
            scene: lesson
            theme: agora
            type: \(type)
            viewer: teacher-1
            compose:
              - classTools: { left: 0, top: 0, width: { phone: 600, pad: 800 }, height: { phone: 350, pad: 400 } }
            components: \(configuration)
            contexts:
              users:
                - { uuid: teacher-1, name: Ms. Lin, role: teacher }
                - { uuid: assistant-1, name: Qiu Yan, role: assistant }
                - { uuid: observer-1, name: Guest, role: observer }
            \(list.map { "  " + $0 }.joined())  widgets: \(widgets)
            """
        let path = "Scenes/lesson.yaml"
        let project = Project(
            after: try Self.shipped.get(), fileSystem: OneFile(path: path, text: text, base: Self.files),
            changed: [".", "Scenes", path])
        loaded = project.scene(sceneID)
        let findings = loaded.diagnostics.map { "\($0.range) \($0.message)" }
        guard let scene = loaded.scene, findings.isEmpty else { throw NotStaged(findings: findings) }
        store = scene.kind.open(scene, at: clock.now, clock: clock).classroom
    }

    /// The contexts through somebody's eyes.
    func pool(_ user: String) -> ContextPool { ContextPool(store, localUser: user) }

    /// Opens somebody's page.
    func page(_ user: String, locale: String = "en", device: Device = .pad) throws -> WidgetPage {
        guard let scene = loaded.scene, let theme = loaded.theme else { throw NotStaged(findings: []) }
        let view = SceneView(
            scene: sceneID, theme: "agora", mode: "light", device: device.name, locale: locale, viewer: user,
            openAnchor: nil)
        let later = Later()
        let registry = try Self.registry.get()
        let staged = StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store,
            client: registry.kind(of: scene).client(of: user, reading: locale, in: store, later: later.add))
        return WidgetPage(LiveScene(staged), store, later)
    }
}

/// What somebody has in front of them, kept up to date by the room's events.
final class WidgetPage: Sendable {
    private let live: LiveScene
    private let later: Later
    private let subscription: Subscription

    init(_ live: LiveScene, _ store: RoomStore, _ later: Later) {
        self.live = live
        self.later = later
        subscription = store.subscribe { record in _ = live.patches(for: record) }
        // As a browser does that opens it: from now on there is a last picture.
        _ = live.render()
        later.run()
    }

    /// The markup of the whole scene.
    var markup: String {
        later.run()
        return HTMLRenderer.render(live.render())
    }

    /// Does what a click in a widget does.
    func perform(
        _ action: String, _ argument: String = "", values: [String: String] = [:], on widget: String
    ) throws {
        defer { later.run() }
        let id = "classTools/\(widget)"
        try live.staged.perform(ComponentAction(action, argument: argument, values: values), on: id)
        _ = live.patch(of: id)
    }

    /// The size that the host gives to a widget, in points: `360x283`; nil when it gives none.
    func size(of widget: String) -> String? {
        let text = markup
        guard let start = text.range(of: "data-widget=\"\(widget)\""),
            let style = text[start.upperBound...].range(of: "style=\"[^\"]*\"", options: .regularExpression)
        else { return nil }
        // A share of the host, in percent, is a frame's.
        let values = ["--w:", "--h:"].compactMap { name in
            text[style].components(separatedBy: name).dropFirst().first?.prefix { !";\"".contains($0) }
        }.filter { $0.hasSuffix("px") }
        return values.count == 2 ? values.map { $0.dropLast(2) }.joined(separator: "x") : nil
    }
}

/// Work that must wait until the lock is free under which it was asked for.
final class Later: Sendable {
    private let work = Mutex<[@Sendable () -> Void]>([])

    func add(_ item: @escaping @Sendable () -> Void) { work.withLock { $0.append(item) } }

    func run() {
        while let item = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { item() }
    }
}

/// A project with one more file.
private struct OneFile: FileSystem {
    let path: String
    let text: String
    let base: DiskFileSystem

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        path == self.path ? Array(text.utf8) : try base.read(path, limit: limit)
    }

    func kind(of path: String) -> FileKind { path == self.path ? .file : base.kind(of: path) }

    func entries(of path: String) -> [String] { base.entries(of: path) }

    func canonicalPath(_ path: String) -> String? { path == self.path ? path : base.canonicalPath(path) }
}
