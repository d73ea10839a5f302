public import ClassroomContexts
import ConfigSchema
public import LiveValues
public import SceneModel
public import SceneRendering
public import ThemeModel

/// The kind of scene that shows a class: a room with a teacher, students and what they share, seen by each of them.
///
/// A program hands one to the command line, with what it adds to the components and widgets that ship:
///
/// ```swift
/// try ClassroomKind(
///     BuiltInComponents.all + [NoiseLevel.self], shared: BuiltInComponents.shared,
///     widgets: BuiltInWidgets.all + [NoiseMeter.self], others: BuiltInWidgets.others, startingFiles: .classroom)
/// ```
public struct ClassroomKind: RenderableKind {
    /// What scenes can place.
    public let components: [any Component.Type]

    /// What components share and no scene places.
    public let sharedConfigurations: [SharedConfiguration]

    /// The widgets that can run in scenes, in the order in which they were given.
    public let widgets: [any Widget.Type]

    /// The product's texts, with those that the widgets bring.
    public let strings: StringTable

    /// What `new` writes: a theme and a scene of these components.
    public let startingFiles: StartingFiles?

    /// What the reference tells about working with classrooms.
    public let guides: [Guide]

    /// The controller that performs what widgets ask to have changed in their properties.
    public let controller: any WidgetController

    /// The widgets that files may name.
    package let widgetCatalog: WidgetCatalog

    private let widgetsByID: [String: any Widget.Type]

    /// Puts a classroom together.
    ///
    /// - Parameters:
    ///   - components: What scenes can place.
    ///   - shared: What components share and no scene places.
    ///   - widgets: What can run in scenes; their texts are added to `strings`.
    ///   - others: Widgets that scenes and fixtures may name, and that something else than a ``Widget`` draws.
    ///   - controller: Performs what widgets ask to have changed in their properties.
    ///   - strings: The product's texts.
    ///   - startingFiles: What `new` writes; nil when there is nothing to start from.
    ///   - guides: What the reference tells about working with it.
    /// - Throws: `NameClash` when two widgets have one identifier.
    public init(
        _ components: [any Component.Type], shared: [SharedConfiguration] = [], widgets: [any Widget.Type] = [],
        others: [WidgetDeclaration] = [], controller: any WidgetController = StoreController(),
        strings: StringTable = ClassroomStrings.table,
        startingFiles: StartingFiles? = nil, guides: [Guide] = []
    ) throws(ComponentRegistry.NameClash) {
        var ids: Set<String> = []
        for id in widgets.map({ $0.id }) + others.map(\.id) where !ids.insert(id).inserted {
            throw ComponentRegistry.NameClash(name: id)
        }
        self.components = components
        sharedConfigurations = shared
        self.widgets = widgets
        self.controller = controller
        self.startingFiles = startingFiles
        self.guides = guides
        self.strings = widgets.reduce(strings) { $0.overriding(with: $1.strings) }
        widgetCatalog = WidgetCatalog(widgets.map { $0.declaration } + others)
        widgetsByID = Dictionary(widgets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A classroom whose files are checked and never drawn.
    package init(declaring widgets: [WidgetDeclaration], strings: StringTable = ClassroomStrings.table) {
        components = []
        sharedConfigurations = []
        self.widgets = []
        controller = StoreController()
        startingFiles = nil
        guides = []
        self.strings = strings
        widgetCatalog = WidgetCatalog(widgets)
        widgetsByID = [:]
    }

    /// What messages call the kind.
    public var name: String { "classroom" }

    /// The widget that an identifier means, which may be an instance's.
    public func widget(_ id: String) -> (any Widget.Type)? {
        widgetCatalog.widget(id).flatMap { widgetsByID[$0.id] }
    }

    /// The server's side of all widgets, in this process.
    public var widgetService: LocalWidgetService {
        var handlers: [String: any WidgetRequestHandler] = [:]
        for widget in widgets { handlers[widget.id] = widget.service }
        return LocalWidgetService(handlers) { [widgetCatalog] id in
            if let widget = widgetCatalog.widget(id) { return .kind(widget.id) }
            return widgetCatalog.singleWidget(id).map { .excess(of: $0.id) } ?? .unknown
        }
    }

    // MARK: Pictures

    /// Widgets run in its components.
    public var partsName: String { "widgets" }

    /// Which widgets are meant: home screens have others.
    public var partsSummary: String {
        "What runs inside a classroom's components: configuration, and what a fixture says of it. Widgets of home screens "
            + "are files; the guides tell of them."
    }

    /// The configurations of the widgets.
    public var partConfigurations: [ComponentDeclaration] { widgets.map { $0.configuration } }

    /// The badge of a widget that has failed, and digits that turn.
    public var styleSheet: String { ClassroomStyles.widgetFailures + ClassroomStyles.turningDigits }

    /// The rules that the widgets bring.
    public var partStyleSheet: String { widgets.map { "/* \($0.id) */\n\($0.styleSheet)\n" }.joined() }

    /// The widgets, each on a piece of board that leaves room around most of them.
    public var partSpecimens: [Specimen] {
        widgets.map { widget in
            Specimen(
                runningIn: widget.host, id: widget.id, name: widget.configurationName, summary: widget.summary,
                examples: widget.examples, sharedProperties: widget.roomProperties,
                frame: "width: 400\nheight: 330")
        }
    }

    /// A pool of contexts, and the widgets that run in it.
    public func client(
        of viewer: String, reading locale: String, in store: any LiveStore,
        later: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) -> any ViewerClient {
        ClassroomClient(ContextPool(store.classroom, localUser: viewer, locale: locale), self, later: later)
    }

    /// Explains what files say of a widget, such as `poll.properties.pollTitle` or `poll.frame`.
    public func explain(_ name: String, _ path: String, in scene: StagedScene) -> [Explanation] {
        scene.explainWidget(name, path)
    }
}

extension LiveStore {
    /// The room that a classroom's scene has opened; an empty one for any other store, which no scene of a classroom has.
    package var classroom: RoomStore { self as? RoomStore ?? RoomStore() }
}
