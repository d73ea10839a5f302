import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import Synchronization
import TestSupport
import Testing
import ThemeModel

@testable import ClassroomScenes

/// Widgets that run in a staged scene, without a preview around them.
@Suite struct WidgetRuntimeTests {
    private let registry: ComponentRegistry
    private let loaded: Project.LoadedScene
    private let store: RoomStore

    init() throws {
        registry = try ComponentRegistry(ClassroomKind([Tray.self], widgets: [Ticker.self]))
        let files = [
            "Themes/plain.yaml": "theme: plain\nmodes: [light]\n",
            "Scenes/test.yaml": """
            scene: test
            theme: plain
            viewer: lin
            compose: [{ tray: { left: 0, right: 0, top: 0, bottom: 0 } }]
            contexts:
              users: [{ uuid: lin, role: teacher }, { uuid: olga, role: observer }]
              widgets: { ticker: { active: true, properties: { text: one } } }

            """,
        ]
        let project = Project(
            fileSystem: InMemoryFileSystem(texts: files), catalog: registry.catalog, kinds: registry.sceneKinds)
        loaded = project.scene("test")
        #expect(loaded.diagnostics.map(\.message) == [])
        let scene = try #require(loaded.scene)
        store = try #require(scene.kind.open(scene, at: Timestamp(milliseconds: 0), clock: nil) as? RoomStore)
    }

    private func staged(by viewer: String = "lin", client: (any ViewerClient)? = nil) throws -> StagedScene {
        let view = SceneView(
            scene: "test", theme: "plain", mode: "light", device: "pad", locale: "en", viewer: viewer)
        return StagedScene(
            scene: try #require(loaded.scene), theme: try #require(loaded.theme), registry: registry, device: .pad,
            view: view, store: store, client: client)
    }

    private func html(_ staged: StagedScene) -> String { HTMLRenderer.render(staged.render()) }

    /// What a change of the room changes in a drawing.
    private func patches(in live: LiveScene, when change: (ContextPool) throws -> Void) throws -> [Patch] {
        _ = live.render()
        let heard = Mutex<[ChangeRecord]>([])
        let subscription = store.subscribe { record in heard.withLock { $0.append(record) } }
        defer { subscription.cancel() }
        try change(ContextPool(store, localUser: "lin"))
        return heard.withLock { $0 }.flatMap { live.patches(for: $0) } + live.endInterval()
    }

    private func write(_ text: String, _ pool: ContextPool) throws {
        try pool.widget.updateWidgetRoomProperties(["text": .string(text)], widgetId: "ticker")
    }

    @Test func startsWhatIsActiveBeforeItIsDrawn() throws {
        #expect(try html(staged()).contains("one after load, draft ''"))
    }

    @Test func drawsTheHostAgainWhenAWidgetIsTold() throws {
        let patches = try patches(in: LiveScene(staged())) { try write("two", $0) }
        #expect(patches.map(\.id) == ["c-tray"])
        #expect(patches.first?.html?.contains("two after change") == true)
    }

    @Test func keepsTheLastGoodPictureOfAWidgetThatCannotBeDrawn() throws {
        let staged = try staged()
        let patches = try patches(in: LiveScene(staged)) { try write("broken", $0) }
        let last = try #require(patches.last?.html)
        #expect(last.contains("one after load") && last.contains("it is broken"))
        let mended = try self.patches(in: LiveScene(staged)) { try write("three", $0) }
        #expect(mended.last?.html?.contains("three after change") == true)
        #expect(mended.last?.html?.contains("it is broken") == false)
    }

    @Test func forgetsWhatACallbackDidThatThrew() throws {
        let patches = try patches(in: LiveScene(staged())) { try write("refused", $0) }
        let last = try #require(patches.last?.html)
        #expect(last.contains("refused after load") && last.contains("it was refused"))
    }

    @Test func endsAWidgetThatIsActiveNoMore() throws {
        let staged = try staged()
        let patches = try patches(in: LiveScene(staged)) { try $0.widget.setWidgetInactive("ticker") }
        #expect(patches.last?.html?.contains("one after") == false)
        #expect(!staged.has("tray/ticker"))
    }

    @Test func keepsWhatAViewerHasNotSubmittedThroughASave() throws {
        let before = try staged()
        try before.perform(ComponentAction("draft", argument: "mine"), on: "tray/ticker")
        #expect(try html(staged(client: before.client)).contains("mine"))
        #expect(try !html(staged()).contains("mine"))
    }

    @Test func doesWhatAClickAsksForUnlessItIsAnObservers() throws {
        try staged().perform(ComponentAction("write", argument: "two"), on: "tray/ticker")
        #expect(try html(staged()).contains("two after load"))
        #expect(throws: ContextError.self) {
            try staged(by: "olga").perform(ComponentAction("write", argument: "three"), on: "tray/ticker")
        }
        #expect(try html(staged()).contains("two after load"))
    }

    @Test func stopsAWidgetThatAnswersTooOftenWithinASecond() {
        var budget = AnswerBudget()
        let answers: [(Int, Int64)] = [(100, 1000), (100, 2000), (1, 2999), (1, 9000)]
        let allowed = answers.map { count, time in budget.allows(count, at: Timestamp(milliseconds: time)) }
        #expect(allowed == [true, true, false, false])
        #expect(budget.isSpent)
    }
}
