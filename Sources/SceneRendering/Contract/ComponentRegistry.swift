public import ContextModel
public import ThemeModel

/// The components that a program knows: built once, checked for clashes, then passed around.
public struct ComponentRegistry: Sendable {
    /// The components, in the order in which they were given.
    public let components: [any Component.Type]

    /// The configuration that no scene places.
    public let shared: [SharedConfiguration]

    /// The widgets that can run in scenes, in the order in which they were given.
    public let widgets: [any Widget.Type]

    /// What files are checked against.
    public let catalog: ConfigCatalog

    private let byName: [String: any Component.Type]
    private let widgetsByID: [String: any Widget.Type]

    /// Two things of one name.
    public struct NameClash: Error, Hashable, CustomStringConvertible {
        /// The name.
        public let name: String
        /// A sentence.
        public var description: String { "two components or widgets are called '\(name)'" }
    }

    /// Builds a registry.
    ///
    /// - Parameters:
    ///   - components: What scenes can place.
    ///   - shared: What components share and no scene places.
    ///   - widgets: What can run in scenes; their texts are added to `strings`.
    ///   - strings: The product's texts.
    ///   - others: Widgets that scenes and fixtures may name, and that something else than a ``Widget`` draws.
    /// - Throws: ``NameClash`` when two of them have one name.
    public init(
        _ components: [any Component.Type], shared: [SharedConfiguration] = [], widgets: [any Widget.Type] = [],
        strings: StringTable = ClassroomStrings.table, others: [WidgetDeclaration] = []
    ) throws(NameClash) {
        var names: Set<String> = []
        let all = components.map { $0.name } + shared.map(\.name) + widgets.map { $0.configurationName }
        for name in all where !names.insert(name).inserted {
            throw NameClash(name: name)
        }
        self.components = components
        self.shared = shared
        names = []
        for id in widgets.map({ $0.id }) + others.map(\.id) where !names.insert(id).inserted {
            throw NameClash(name: id)
        }
        self.widgets = widgets
        byName = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        widgetsByID = Dictionary(widgets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        catalog = ConfigCatalog(
            components: components.map { $0.declaration } + shared.map(\.declaration)
                + widgets.map { $0.configuration },
            strings: widgets.reduce(strings) { $0.overriding(with: $1.strings) },
            widgets: widgets.map { $0.declaration } + others)
    }

    /// The widget that an identifier means, which may be an instance's.
    public func widget(_ id: String) -> (any Widget.Type)? {
        catalog.widget(id).flatMap { widgetsByID[$0.id] }
    }

    /// The server's side of all widgets, in this process.
    public var widgetService: LocalWidgetService {
        var handlers: [String: any WidgetRequestHandler] = [:]
        for widget in widgets { handlers[widget.id] = widget.service }
        return LocalWidgetService(handlers) { [catalog] id in
            if let widget = catalog.widget(id) { return .kind(widget.id) }
            return catalog.singleWidget(id).map { .excess(of: $0.id) } ?? .unknown
        }
    }

    /// The component of a name.
    public func component(_ name: String) -> (any Component.Type)? { byName[name] }
}
