public import ConfigSchema

/// Everything that can be configured: the components with their properties, and the product's texts.
///
/// Built once from a registry of components and then only read. Files are checked against it, the JSON Schema and the
/// reference are printed from it. Declarations and catalog are classes, because every check of every scene gets them.
public final class ConfigCatalog: Sendable {
    /// The declarations, sorted by name.
    public let components: [ComponentDeclaration]

    /// The product's built-in texts.
    public let strings: StringTable

    /// The widgets that fixtures may name; empty when any name goes.
    public let widgets: [WidgetDeclaration]

    private let indexes: [String: Int]
    private let widgetNames: NameFamilies

    /// Makes a catalog; of two declarations with one name, the first counts.
    public init(components: [ComponentDeclaration], strings: StringTable, widgets: [WidgetDeclaration] = []) {
        self.components = components.sorted { $0.name < $1.name }
        self.strings = strings
        self.widgets = widgets
        widgetNames = NameFamilies(widgets.map { ($0.id, $0.instances.prefix(of: $0.id)) })
        indexes = Dictionary(
            self.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a component in `components`.
    package func index(of name: String) -> Int? { indexes[name] }

    /// The declaration of a component.
    public func component(_ name: String) -> ComponentDeclaration? { indexes[name].map { components[$0] } }

    /// The declaration of a widget, or of the one that an identifier is an instance of.
    package func widget(_ id: String) -> WidgetDeclaration? {
        (widgetNames.index(of: id) ?? widgetNames.family(of: id)).map { widgets[$0] }
    }

    /// The widget that an identifier would be an instance of if it had any: `poll` for `poll-2`.
    package func singleWidget(_ id: String) -> WidgetDeclaration? {
        guard widget(id) == nil else { return nil }
        return widgets.first { $0.instances == .none && id.hasPrefix($0.id + "-") }
    }

    /// The names that a scene can place, sorted.
    package var placeableNames: [String] { components.filter(\.isPlaceable).map(\.name) }
}

/// What the files may say of one component, and what its author says of its size.
public final class ComponentDeclaration: Sendable {
    /// The name in YAML: upstream's member name.
    public let name: String

    /// One sentence.
    public let summary: String

    /// Its properties.
    public let properties: PropertyGroup

    /// The built-in values, by leaf of `properties`.
    package let defaults: [ConfigValue?]

    /// The texts whose contrast is checked.
    let texts: [ContrastPair]

    /// Whether scenes can place it; false for configuration that other components read, such as `record`.
    public let isPlaceable: Bool

    /// Whether it has a width of its own.
    public let hasOwnWidth: Bool

    /// Whether it has a height of its own.
    public let hasOwnHeight: Bool

    /// The parts that popups can open from.
    public let anchors: [String]

    /// The name of the component over which it lies where a scene gives it no frame.
    public let covers: String?

    /// Declares a component.
    public init(
        name: String, summary: String, properties: [PropertySpec], isPlaceable: Bool = true, hasOwnWidth: Bool = false,
        hasOwnHeight: Bool = false, anchors: [String] = [], covers: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.properties = PropertyGroup("component '\(name)'", properties)
        self.defaults = self.properties.readDefaults()
        self.texts = ContrastPair.all(in: self.properties)
        self.isPlaceable = isPlaceable
        self.hasOwnWidth = hasOwnWidth
        self.hasOwnHeight = hasOwnHeight
        self.anchors = anchors
        self.covers = covers
    }
}
