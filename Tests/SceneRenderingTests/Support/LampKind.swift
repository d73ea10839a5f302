import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// A kind of scene with lamps, two screens and two audiences: nothing that any product has.
struct LampKind: RenderableKind {
    static let keeper = "kim"

    let name = "lamps"
    let types = [EnumerationCase("lamps", "A row of lamps.")]
    let devices = [
        Device(name: "wall", width: 800, height: 600, deviceClass: DeviceClass("wall")),
        Device(name: "watch", width: 200, height: 200, deviceClass: DeviceClass("watch")),
    ]
    let audiences = [EnumerationCase("keeper", "Switches lamps."), EnumerationCase("guest", "Looks.")]
    var components: [any Component.Type] = [LampRow.self, Sign.self, Menu.self]
    let sharedConfigurations = [
        SharedConfiguration("tools", "What several share.", [.boolean("on", default: true, "On.")])
    ]
    let styleSheet = "/* of the kind */\n"
    let strings = StringTable(
        ["hello": ["en": "Hello {xxx}", "de": "Hallo {xxx}"], "only": ["en": "Only"]], locales: ["en", "de"])

    func fixtureSections(for catalog: ConfigCatalog) -> [PropertySpec] {
        [PropertySpec("lamps", .list(of: .string, count: 0...9), "The lamps.")]
    }

    func viewers(in fixture: RecordValue) -> [String]? { [Self.keeper, "guest"] }

    func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore {
        LampStore((scene.fixture?.record["lamps"]?.items ?? []).compactMap(\.stringValue))
    }

    func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {}

    func audience(of viewer: String, in store: any LiveStore) -> String {
        viewer == Self.keeper ? "keeper" : "guest"
    }

    func knows(_ viewer: String, in store: any LiveStore) -> Bool { true }

    func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        LampClient(store: store as? LampStore, viewer: viewer)
    }
}

/// What a viewer's components see; only what acts has a viewer.
struct LampSeat: Sendable {
    let store: LampStore?
    let actor: String?
}

private struct LampClient: ViewerClient {
    let store: LampStore?
    let viewer: String

    func environment(for id: String) -> any Sendable { LampSeat(store: store, actor: nil) }

    func actingEnvironment(for id: String) -> any Sendable { LampSeat(store: store, actor: viewer) }
}

/// The lamps one below the other, ten points each.
struct LampRow: Component {
    static let name = "lampRow"
    static let summary = "The lamps."
    static let properties = PropertySpec.visibility + [.color("backgroundColor", default: "white", "Behind the lamps.")]
    static let reads: Set<Topic> = [.lamps]
    static let ownSize: OwnSize = .height
    static let styleSheet = ".lampRow { background: var(--lampRow-backgroundColor); }"
    static let examples = [
        ComponentExample(
            "Two lamps", fixture: "lamps: [red, blue]", viewer: "guest", sceneType: "lamps", device: "wall",
            expect: .markup(contains: ["red", "blue"])),
        ComponentExample(
            "A promise that is not kept", fixture: "lamps: [red]", viewer: "guest", sceneType: "lamps",
            device: "wall", expect: .markup(contains: ["green"], lacks: ["red"])),
        ComponentExample(
            "A slip", configuration: "colour: white", fixture: "lamps: []", viewer: "guest", sceneType: "lamps",
            device: "wall", expect: .findings(["config.unknown-key"])),
    ]

    init(_ values: PropertyValues) {}

    private func lamps(in context: RenderContext) -> [LampStore.Lamp] {
        (context.environment as? LampSeat)?.store?.lamps ?? []
    }

    func size(in context: RenderContext) -> LayoutSize? {
        LayoutSize(width: 0, height: Double(lamps(in: context).count) * 10)
    }

    func render(in context: RenderContext) -> HTMLNode {
        .element(.ul, .class(Self.name), children: lamps(in: context).map { row($0, in: context) })
    }

    private func row(_ lamp: LampStore.Lamp, in context: RenderContext) -> HTMLNode {
        .element(.li, .id(context.partID(lamp.name)), text: lamp.isLit ? "\(lamp.name)!" : lamp.name)
    }

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        guard case .switched(let name) = record.payload as? LampStore.Fact,
            let lamp = lamps(in: context).first(where: { $0.name == name })
        else { return .everything }
        return .parts([.replace(id: context.partID(name), row(lamp, in: context))])
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws {
        guard action.name == "toggle", let seat = context.environment as? LampSeat else { return }
        try seat.store?.toggle(action.argument, by: seat.actor ?? "")
    }
}

/// How many lamps there are, and a button that opens the menu.
struct Sign: Component {
    static let name = "sign"
    static let summary = "The number of lamps."
    static let properties =
        PropertySpec.visibility + [
            .color("textColor", default: "black", "The number's colour."),
            .length("gap", default: "2s", "The space around."),
            .image("icon", default: nil, "The picture beside the number."),
        ]
    static let reads: Set<Topic> = [.lamps]
    static let anchors = ["button"]
    static let popupSide = PopupSide.below
    static let styleSheet = ".sign { color: var(--sign-textColor); }"
    static let examples: [ComponentExample] = []

    init(_ values: PropertyValues) {}

    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        name == "button" ? LayoutRect(x: size.width - 20, y: 0, width: 20, height: size.height) : nil
    }

    func render(in context: RenderContext) -> HTMLNode {
        let count = (context.environment as? LampSeat)?.store?.lamps.count ?? 0
        return .element(.p, .class(Self.name), text: context.string("hello", xxx: String(count)))
    }
}

/// A popup of a size of its own.
struct Menu: Component {
    static let name = "menu"
    static let summary = "What the sign's button opens."
    static let properties = PropertySpec.visibility
    static let reads: Set<Topic> = []
    static let ownSize: OwnSize = [.width, .height]
    static let styleSheet = ".menu { padding: 0; }"
    static let examples: [ComponentExample] = []

    init(_ values: PropertyValues) {}

    func size(in context: RenderContext) -> LayoutSize? { LayoutSize(width: 100, height: 50) }

    func render(in context: RenderContext) -> HTMLNode {
        .element(.p, .class(Self.name), text: "from \(context.opener ?? "")")
    }
}
