public import ConfigSchema
package import HomeScreenModel
public import LiveValues
public import SceneModel
public import SceneRendering
public import SourceDiagnostics
import Synchronization
import ThemeModel

/// The kinds of scenes that show a telephone's or a tablet's home screen, lock screen or Today view with widgets.
///
/// What stands on a screen are files below `Widgets`: an app in each folder, and its widgets beside it.
public struct HomeScreenKind: RenderableKind {
    /// The names of the sources that a program has added.
    package private(set) var customSources: [String] = []

    /// Give a telephone that was just opened what it reads beside its fixture.
    private(set) var connections: [Connection] = []

    /// What gives a telephone something, and the names of sources that it brings.
    struct Connection: Sendable {
        let sources: [String]
        let body: @Sendable (PhoneStore) -> Void
    }

    private let ownViews: HomeViewRegistry?

    /// The kind with the views that ship.
    public init() { ownViews = nil }

    /// The kind with views of one's own beside those that ship.
    ///
    /// - Parameter views: The types of the views.
    /// - Throws: When two views have one name.
    public init(adding views: [any HomeView.Type]) throws(HomeViewRegistry.NameClash) {
        ownViews = try HomeViewRegistry(adding: views)
    }

    /// The views that widgets can be made of.
    ///
    /// Those that ship are made when somebody asks: most commands read no widget.
    var views: HomeViewRegistry { ownViews ?? .builtIn }

    /// What views of one's own bring along; the rules of those that ship are the component's.
    public var partStyleSheet: String {
        (ownViews?.views.dropFirst(HomeViewRegistry.builtIn.views.count) ?? []).map { $0.styleSheet }.joined()
    }

    /// What messages call the kind.
    public var name: String { "homeScreen" }

    /// The screens of one telephone.
    public var types: [EnumerationCase] {
        [
            EnumerationCase("homeScreen", "Pages of apps and widgets."),
            EnumerationCase("lockScreen", "The clock, with widgets above and below it."),
            EnumerationCase("todayView", "The list of widgets beside the first page, as it was before iOS 14."),
        ]
    }

    /// What its scenes are called by themselves.
    public var sceneNoun: String? { "screen" }

    /// The sentence of `type:` in the reference.
    public var typeSummary: String { "Which of a telephone's screens it is." }

    /// Every iPhone and iPad whose figures are known, by the size of its screen in points.
    public var devices: [Device] { HomeDevice.all.map(\.device) }

    /// A telephone of 390 by 844 points, whose figures the design names first.
    public var defaultDevice: Device { HomeDevice.standard.device }

    /// Everybody sees the same: what differs is whose telephone it is.
    public var audiences: [EnumerationCase] { [] }

    /// The findings of screens, apps and widgets.
    public var rules: [Rule] { HomeScreenChecks.rules + HomeViewChecks.rules + WidgetTrial.rules }

    /// From the first widget of a home screen to the app that is made of it.
    public var guides: [Guide] { Guide.homeScreen }

    /// A screen, a widget and an app.
    public var startingFiles: StartingFiles? { .homeScreen }

    /// The views of layouts, what stands behind the bars of texts that show values, and the forms of widgets.
    public var topics: [DeclaredTopic] { [views.topic, ValueFormatter.topic, WidgetFamily.topic] }

    /// Lines to copy.
    public var commandExamples: [CommandExample] {
        [
            CommandExample("new widget my-app/hello", "Writes Widgets/my-app/hello.yaml, and the file of its app."),
            CommandExample(
                "render all-in-one/quote --rendering accented -o quote.html",
                "Writes one widget by itself, as the system tints it."),
            CommandExample("layout all-in-one/quote", "Prints where the views of a widget stand."),
            CommandExample(
                "explain all-in-one/quote parts.quoteBlock.column.items.1.text",
                "Tells where a text of a widget comes from."),
        ]
    }

    /// Widgets on a surface with icons.
    public var placing: FilePlacing? {
        FilePlacing("widget", drawnBy: HomeWidget.name, on: HomeSurface.name, PlacementFormat.members)
    }

    /// What lies on a screen and what it is.
    public var components: [any Component.Type] { [HomeSurface.self, HomeWidget.self] }

    // MARK: What is live

    /// The fixture's people.
    public func viewers(in fixture: RecordValue) -> [String]? { PhoneFixture.people(in: fixture) }

    /// A telephone as the fixture describes it.
    public func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore {
        let start = scene.fixture?.clock
        let state = PhoneState(scene.fixture?.record, now: start ?? time)
        let phone = PhoneStore(state, startingAt: start, clock: clock)
        take(scene, into: phone)
        // Whoever brings a clock looks at another time, in which nothing outside has happened yet.
        if clock == nil { connect(phone) }
        return phone
    }

    /// Connects a telephone to all that it may reach.
    package func connect(_ phone: PhoneStore) {
        for connection in connections { connection.body(phone) }
    }

    /// Whether telephones are connected when they are opened.
    package var isConnected: Bool { !connections.isEmpty }

    /// The same kind, whose telephones are connected when they are opened.
    ///
    /// - Parameters:
    ///   - sources: The names of sources that widgets can read by that.
    ///   - connect: Called with each telephone.
    /// - Returns: The kind that connects them.
    package func connected(
        to sources: [String] = [], by connect: @escaping @Sendable (PhoneStore) -> Void
    ) -> HomeScreenKind {
        var kind = self
        kind.customSources += sources
        kind.connections.append(Connection(sources: sources, body: connect))
        return kind
    }

    /// Takes an edited fixture in.
    public func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {
        let start = scene.fixture?.clock
        store.phone?.update(PhoneState(scene.fixture?.record, now: start ?? time), startingAt: start)
        if let phone = store.phone { take(scene, into: phone) }
    }

    /// The files of data first, so that timelines are made with them.
    private func take(_ scene: Scene, into phone: PhoneStore) {
        let widgets = widgets(of: scene, keeping: phone.widgets)
        phone.bring(widgets.flatMap { $0.data(in: scene.dataFiles) })
        phone.place(widgets, on: scene.id, titles: appTitles(of: scene), groups: appGroups(in: scene))
    }

    /// The groups of all apps that have a file, by app; an app that names none has one of its own id.
    private func appGroups(in scene: Scene) -> [String: String] {
        let apps = scene.files.values.filter { $0.kind.name == AppFormat.file.name }
        return Dictionary(
            apps.map { ($0.id, $0.record?["group"]?.stringValue ?? $0.id) }, uniquingKeysWith: { first, _ in first })
    }

    /// The titles of the apps that the fixture names, by app.
    private func appTitles(of scene: Scene) -> [String: LiveText] {
        var titles: [String: LiveText] = [:]
        for app in scene.fixture?.record["apps"]?.mapEntries ?? [] {
            guard let file = scene.files[AppFormat.file.path(of: app.key)], let title = file.record?["title"] else {
                continue
            }
            titles[app.key] = LiveText(byLocale: LocalizedText(title, file.vocabulary).byLocale)
        }
        return titles
    }

    /// The widgets that stand on a screen.
    func widgets(of scene: Scene) -> [PlacedWidget] {
        let device = HomeDevice.nearest(to: scene.device)
        return arrangement(of: scene, on: scene.device).items.flatMap { item in
            let members = item.placed.members
            return members.indices.compactMap { index -> PlacedWidget? in
                let member = members[index]
                guard let widget = WidgetDocument(scene.files[WidgetFormat.file.path(of: member.name)]) else {
                    return nil
                }
                return widget.placed(
                    member, on: scene.id, as: item.family, app: scene.files[AppFormat.file.path(of: widget.app)],
                    device, page: item.page,
                    stack: members.count > 1 ? PlacedWidget.Stack(id: item.placed.id, index: index) : nil)
            }
        }
    }

    /// The widgets that stand on a screen, and those that stood there before a file was broken: once it is mended, they go on
    /// with what is live in them.
    private func widgets(of scene: Scene, keeping known: PlacedWidgets) -> [PlacedWidget] {
        let isWhole = scene.chain.allSatisfy { !$0.isIncomplete && !$0.diagnostics.containsError }
        func isBroken(_ widget: PlacedWidget) -> Bool {
            // One that is gone may be on its way back; an app may have no file.
            scene.files[WidgetFormat.file.path(of: widget.file.widget)]?.isWhole != true
                || scene.files[AppFormat.file.path(of: widget.app)]?.isWhole == false
        }
        let placed = scene.placedFiles.flatMap(\.members)
        let kept = known.all.filter { widget in
            guard widget.screen == scene.id else { return false }
            guard let member = placed.first(where: { $0.id == widget.id }) else { return !isWhole }
            return member.name == widget.file.widget && isBroken(widget)
        }
        let ids = Set(kept.map(\.id))
        return widgets(of: scene).filter { !ids.contains($0.id) } + kept
    }

    /// Nobody is of another sort than anybody else.
    public func audience(of viewer: String, in store: any LiveStore) -> String { "" }

    /// Anybody may look at a telephone.
    public func knows(_ viewer: String, in store: any LiveStore) -> Bool { true }

    /// Somebody with the telephone in their hand, who looks at all of its screens.
    public func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        PhoneClient(store.phone, PhoneState.Seat(person: viewer, locale: locale), at: nil, views, later)
    }

    /// Somebody who looks at one screen: servers are asked for its widgets only.
    public func client(
        of viewer: String, reading locale: String, in store: any LiveStore, showing scene: String,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        PhoneClient(store.phone, PhoneState.Seat(person: viewer, locale: locale), at: scene, views, later)
    }
}

extension LiveStore {
    /// The telephone; nil for what is live in another kind of scene.
    package var phone: PhoneStore? { self as? PhoneStore }
}

/// Somebody who looks, as long as it is kept.
private final class PhoneClient: ViewerClient {
    private let phone: PhoneStore?
    private let seat: PhoneState.Seat
    /// The id of the scene that they look at; nil for all.
    private let screen: String?
    private let views: HomeViewRegistry
    private let later: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let looking = Mutex((isShown: true, isLooking: true))

    init(
        _ phone: PhoneStore?, _ seat: PhoneState.Seat, at screen: String?, _ views: HomeViewRegistry,
        _ later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) {
        self.phone = phone
        self.seat = seat
        self.screen = screen
        self.views = views
        self.later = later
        phone?.look(seat, at: screen)
    }

    deinit {
        if looking.withLock(\.isLooking) { phone?.leave(seat, at: screen) }
    }

    func setShown(_ isShown: Bool) {
        let isNews = looking.withLock { looking in
            looking.isShown = isShown
            return looking.isLooking != isShown
        }
        if isNews { later { [weak self] in self?.lookOrLeave() } }
    }

    /// Looks if a page shows the picture, and leaves if none does any more.
    private func lookOrLeave() {
        let change: Bool? = looking.withLock { looking in
            guard looking.isLooking != looking.isShown else { return nil }
            looking.isLooking = looking.isShown
            return looking.isShown
        }
        switch change {
        case true?: phone?.look(seat, at: screen)
        case false?: phone?.leave(seat, at: screen)
        case nil: break
        }
    }

    func environment(for id: String) -> any Sendable {
        PhoneSeat(phone: phone, viewer: seat.person, views: views, later: later)
    }
}

extension HomeDevice {
    /// The screen as scenes name it.
    var device: Device {
        Device(name: name, width: screen.width, height: screen.height, deviceClass: DeviceClass(idiom.rawValue))
    }
}
