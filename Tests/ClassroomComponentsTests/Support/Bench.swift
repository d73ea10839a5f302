import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import Synchronization
import Testing
import ThemeModel

@testable import ClassroomComponents

/// A room with components in it, drawn with their built-in values, without a scene around them.
struct Bench {
    let store: RoomStore
    let viewer: String
    var device = Device.pad
    var frame = LayoutRect(x: 0, y: 0, width: 1024, height: 80)
    var sceneType = "small"
    var openAnchor: String?
    var opener: String?
    let memory = ComponentMemory()

    init(_ seed: RoomSeed, viewer: String) {
        store = RoomStore(seed: seed, clock: ManualClock())
        self.viewer = viewer
    }

    var pool: ContextPool { ContextPool(store, localUser: viewer) }

    /// A component with its built-in values.
    func component<Drawn: Component>(_ type: Drawn.Type) throws -> Drawn {
        Drawn(try #require(try values()[Drawn.name]))
    }

    /// What a component sees.
    func context() throws -> RenderContext {
        RenderContext(
            environment: ClassroomEnvironment(pool: pool), device: device, scale: 1, frame: frame, componentID: "part",
            sceneType: sceneType,
            mode: "light",
            locale: "en", openAnchor: openAnchor, opener: opener, memory: memory, strings: ClassroomStrings.table,
            allValues: try values())
    }

    func markup<Drawn: Component>(of type: Drawn.Type) throws -> String {
        HTMLRenderer.render(try component(type).render(in: try context()))
    }

    /// What the next change makes of a component's picture: what it answers to each event, in order.
    func changes<Drawn: Component>(
        of type: Drawn.Type, _ change: () throws -> Void
    ) throws -> [ComponentChanges] {
        let heard = Mutex<[ChangeRecord]>([])
        let subscription = pool.subscribe { record in heard.withLock { $0.append(record) } }
        try change()
        subscription.cancel()
        let component = try component(type)
        let context = try context()
        return heard.withLock { $0 }.map { component.changes(for: $0, in: context) }
    }

    private func values() throws -> [String: PropertyValues] {
        if let known = Self.known.withLock({ $0[device.deviceClass] }) { return known }
        let catalog = try ComponentRegistry.builtIn.get().catalog
        let theme = Theme(chain: [], catalog: catalog)
        let cascade = Cascade(catalog: catalog, layers: [])
        let situation = theme.situation(mode: "light", deviceClass: device.deviceClass.rawValue, locale: "en")
        let values = theme.values(cascade: cascade, in: situation)
        Self.known.withLock { $0[device.deviceClass] = values }
        return values
    }

    private static let known = Mutex<[DeviceClass: [String: PropertyValues]]>([:])
}

extension ComponentRegistry {
    /// The components that ship, made once for all tests.
    static let builtIn = Result { try BuiltInComponents.registry() }
}

extension ComponentChanges {
    /// The identifiers of the parts that are replaced; nil when everything is drawn again.
    var replaced: [String]? {
        switch self {
        case .nothing: []
        case .everything: nil
        case .parts(let parts): parts.filter { $0.operation == .replace }.map(\.id)
        }
    }
}
