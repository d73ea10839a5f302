import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

@testable import ClassroomComponents

/// A room with one component in it, drawn from built-in defaults and some switches.
struct Stage<Drawn: Component> {
    let store: RoomStore
    let context: RenderContext
    let component: Drawn

    /// Opens the room for a viewer; `switches` are those of the component that differ from the defaults, by path, and
    /// `record` those of the shared configuration `record`.
    init(
        _ seed: RoomSeed, viewer: String = "lin", sceneType: String = "small", isPhone: Bool = false,
        locale: String = "en", switches: [String: Bool] = [:], record: [String: Bool] = [:],
        memory: ComponentMemory = ComponentMemory()
    ) {
        store = RoomStore(seed: seed, clock: StoppedClock())
        let values = Self.values(of: Drawn.declaration(in: "classroom"), switches)
        component = Drawn(values)
        context = RenderContext(
            environment: ClassroomEnvironment(pool: ContextPool(store, localUser: viewer)),
            device: isPhone ? .phone : .pad, scale: 1,
            frame: LayoutRect(x: 0, y: 0, width: 580, height: 253), componentID: Drawn.name, sceneType: sceneType,
            mode: "light", locale: locale, openAnchor: nil, memory: memory, strings: ClassroomStrings.table,
            allValues: ["record": Self.values(of: SharedConfiguration.record.declaration, record)])
    }

    private static func values(of declaration: ComponentDeclaration, _ switches: [String: Bool]) -> PropertyValues {
        let values = zip(declaration.properties.leaves, declaration.defaults).map { leaf, value -> ResolvedValue? in
            if let chosen = switches[leaf.path] { return .boolean(chosen) }
            guard case .boolean(let value)? = value?.value else { return nil }
            return .boolean(value)
        }
        return PropertyValues(component: declaration.name, group: declaration.properties, values: values)
    }

    var html: String { HTMLRenderer.render(component.render(in: context)) }

    /// Does something to the room, and tells what the component makes of the events that its viewer hears.
    func changes(after body: (RoomStore) -> Void) -> [ComponentChanges] {
        let heard = Heard()
        let subscription = context.pool.subscribe { heard.append($0) }
        body(store)
        subscription.cancel()
        return heard.records.map { component.changes(for: $0, in: context) }
    }
}

/// Noon of the day on which 2026 began.
struct StoppedClock: LiveClock {
    let now = Timestamp(milliseconds: 1_767_268_800_000)
}
