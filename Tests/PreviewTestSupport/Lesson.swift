package import ClassroomContexts
import ClassroomPreview
import ClassroomScenes
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
package import TestSupport
import Testing

@testable package import HTTPServing
@testable package import PreviewServing

/// A project with one scene, and a session that shows it.
package final class Lesson {
    package static let theme = """
        theme: plain
        modes: [light, dark]
        colors:
          surface: { light: "#FFFFFF", dark: "#202020" }
          systemBackgroundColor: { light: "#FFFFFF", dark: "#101010" }
        components:
          nameBoard: { backgroundColor: $surface }

        """
    package static let scene = """
        scene: lesson
        theme: plain
        viewer: lin
        compose:
          - nameBoard: { left: 0, right: 0, top: 0, height: 40 }
        contexts: contexts/lesson.yaml

        """
    package static let fixture = """
        clock: 2026-03-02T09:12:00Z
        room: { name: Physics }
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }
          - { uuid: chen, name: 陈小明, role: student }

        """

    /// A scene with notes for everybody, beside the names.
    package static let notes = scene.replacing(
        "contexts:", with: "  - shelf: { left: 0, right: 0, top: 50, height: 40 }\ncontexts:")

    package let files: EditableFileSystem
    package let session: PreviewSession
    /// Where rooms and views do what they do later.
    package let time = ManualQueue()

    /// Where idle views are looked for.
    package let housekeeping = ManualQueue()

    /// A project with a scene file, and with the widgets of its fixture as lines without an indent.
    ///
    /// A view that nobody listens to is kept for `idleTimeout`. A project that `precedesCheck` is shown before it has been
    /// checked, until ``check()``.
    package init(
        scene: String = Lesson.scene, widgets: [String] = [], idleTimeout: Duration = .seconds(30),
        freshFor: Duration = .seconds(3600), brought: FileStore = FileStore(), precedesCheck: Bool = false
    ) throws {
        let fixture = Self.fixture + (widgets.isEmpty ? "" : "widgets:\n" + widgets.map { "  \($0)\n" }.joined())
        files = EditableFileSystem([
            "Themes/plain.yaml": Self.theme, "Scenes/lesson.yaml": scene, "Scenes/contexts/lesson.yaml": fixture,
        ])
        let kind = try ClassroomKind([NameBoard.self, Shelf.self], widgets: [Note.self, Question.self])
        let project = PreviewProject(
            fileSystem: files, registry: try ComponentRegistry(kind), kinds: [kind], componentStyle: "",
            knownRules: [], generation: 1, precedesCheck: precedesCheck)
        if !precedesCheck { project.readAll() }
        session = PreviewSession(
            project, root: "/school",
            frame: PageFrame(resources: ToolResources(), actionToken: "secret", wallClock: ManualClock()),
            files: brought, queue: time.queue, housekeeping: housekeeping.queue, idleTimeout: idleTimeout,
            freshFor: freshFor)
    }

    package func store() throws -> RoomStore { try view().room }

    /// The view that is shown first.
    package func view() throws -> LiveView { try #require(session.view(ViewRequest())) }

    /// The room through the eyes of somebody in it.
    package func pool(_ user: String) throws -> ContextPool { ContextPool(try store(), localUser: user) }

    /// Saves a file, or deletes it, and shows the save in the two steps in which the watcher does.
    package func save(_ path: String, _ text: String?) {
        files.save(path, text)
        showSave(of: session.project.project.dependencies)
    }

    /// Shows what has become of some paths, as after a report of the watcher.
    package func showSave(of paths: Set<String>) {
        let earlier = session.project
        let project = PreviewProject(after: earlier, changed: paths, generation: earlier.generation + 1)
        session.show(project)
        project.readAll()
        session.load(project)
    }

    /// Checks a project that is shown already, as the server does behind its first pages.
    package func check() { session.load(PreviewProject(checked: session.project)) }

    /// Replaces a text in a file.
    package func edit(_ path: String, _ old: String, _ new: String) {
        save(path, files.text(path).replacing(old, with: new))
    }

    package func page(_ request: ViewRequest = ViewRequest()) throws -> String {
        String(decoding: try #require(session.page(request)).array, as: UTF8.self)
    }

    /// Listens like a page that has just been loaded.
    package func listen(_ request: ViewRequest = ViewRequest()) throws -> Listening {
        let view = try #require(session.view(request))
        let page = String(decoding: view.page(notes: [], frame: session.frame).array, as: UTF8.self)
        let version = try #require(page.firstMatch(of: /data-since="(\d+)"/)?.1)
        return Listening(view.open(after: UInt64(version)))
    }
}

/// What a page has been told.
package final class Listening: Sendable {
    private let stream: EventStream

    package init(_ stream: EventStream) { self.stream = stream }

    /// The events since the last call, by name and data.
    package func events() -> [(name: String, data: String)] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case .bytes(let count) = buffer.withUnsafeMutableBytes({ stream.read(into: $0) }) {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n")
            guard let name = lines.first(where: { $0.hasPrefix("event: ") })?.dropFirst(7) else { return nil }
            let data = lines.filter { $0.hasPrefix("data: ") }.map { $0.dropFirst(6) }.joined(separator: "\n")
            return (String(name), data)
        }
    }

    /// The data of the events of a name since the last call.
    package func events(_ name: String) -> [String] { events().filter { $0.name == name }.map(\.data) }

    /// Ends the stream, as a page does that goes away.
    package func close() { stream.end() }

    /// The names of the events since the last call, without the room's time.
    package func names() -> [String] { events().map(\.name).filter { $0 != "clock" } }
}

extension LiveView {
    /// The room that the view looks into.
    package var room: RoomStore { (fixture.store as? RoomStore) ?? RoomStore() }

    /// The room through the viewer's eyes.
    package var pool: ContextPool { ContextPool(room, localUser: view.viewer) }
}
