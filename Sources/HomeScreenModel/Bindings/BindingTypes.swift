package import ConfigSchema

/// What bindings may name where a text stands: the roots with their shapes.
package struct BindingTypes: Sendable {
    /// The first name of a path.
    package struct Root: Sendable {
        package let name: String
        package let shape: Shape
        /// What it has besides its shape's own fields: a source's `state` and `age`.
        package let further: [Shape.Field]

        package init(_ name: String, _ shape: Shape, further: [Shape.Field] = []) {
            self.name = name
            self.shape = shape
            self.further = further
        }

        /// A source of data, which also says how old its value is.
        package static func source(_ name: String, _ shape: Shape) -> Root {
            let states = SourceSnapshot.State.allCases.map(\.rawValue)
            return Root(
                name, shape,
                further: [
                    Shape.Field("state", .scalar(.text), oneOf: states), Shape.Field("age", .scalar(.number)),
                ])
        }
    }

    package private(set) var roots: [Root]

    /// The paths whose values are there, because a condition around the text asked for them.
    package private(set) var present: Set<String> = []

    package init(_ roots: [Root]) { self.roots = roots }

    /// The roots that every widget has besides its own sources and its configuration.
    package static let builtIn = [
        Root("entry", .fields(("date", .scalar(.date)), ("index", .scalar(.number)))),
        Root("app", .fields(("id", .scalar(.text)), ("title", .scalar(.text)), ("signedIn", .scalar(.boolean)))),
        Root("person", .fields(("id", .scalar(.text)), ("name", .scalar(.text)))),
        Root(
            "device",
            .map([
                Shape.Field("name", .scalar(.text)),
                Shape.Field("family", .scalar(.text), oneOf: WidgetFamily.allCases.map(\.rawValue)),
                Shape.Field("locale", .scalar(.text)), Shape.Field("isOnline", .scalar(.boolean)),
                Shape.Field("rendering", .scalar(.text), oneOf: ["fullColor", "accented", "vibrant"]),
                Shape.Field("isDimmed", .scalar(.boolean)),
            ])),
    ]

    /// What the text at the end of a path is one of; empty for any text.
    func words(at path: Binding.Path) -> [String] {
        guard let root = roots.first(where: { $0.name == path.segments.first?.name }) else { return [] }
        var fields = root.shape.fields + root.further
        var words: [String] = []
        for segment in path.segments.dropFirst() {
            guard let field = fields.first(where: { $0.name == segment.name }) else { return [] }
            words = field.words
            fields = field.shape.fields
        }
        return words
    }

    /// The same with one more root.
    package func adding(_ name: String, _ shape: Shape) -> BindingTypes {
        var types = self
        types.roots.removeAll { $0.name == name }
        types.roots.append(Root(name, shape))
        return types
    }

    /// The same inside of an `each`, whose items have a shape.
    package func withItem(_ shape: Shape) -> BindingTypes {
        var types = adding("item", shape)
        // What was asked of another list's items is not known of these.
        types.present = types.present.filter { $0 != "item" && !$0.hasPrefix("item.") }
        return types
    }

    /// The same where some paths are known to have values.
    package func knowing(_ paths: some Sequence<String>) -> BindingTypes {
        var types = self
        types.present.formUnion(paths)
        return types
    }
}

/// What a property wants of the binding that is its value.
package struct BindingUse: Sendable {
    /// The types of values that properties take.
    package enum Kind: Hashable, Sendable {
        case text
        /// An address, whose parts from data are escaped.
        case address
        case number, boolean, date, color, list
        /// Whatever there is, also a value that is missing.
        case anything

        /// What it is, for the end of a sentence.
        var noun: String {
            switch self {
            case .text: ScalarShape.text.noun
            case .address: ScalarShape.url.noun
            case .number: ScalarShape.number.noun
            case .boolean: ScalarShape.boolean.noun
            case .date: ScalarShape.date.noun
            case .color: ScalarShape.color.noun
            case .list: "a list"
            case .anything: "a value"
            }
        }
    }

    /// The property's key, for messages.
    package let name: String
    package let kind: Kind
    /// Whether the property knows what to show without a value.
    package let mayBeMissing: Bool

    package init(_ name: String, _ kind: Kind, mayBeMissing: Bool = false) {
        self.name = name
        self.kind = kind
        self.mayBeMissing = mayBeMissing || kind == .anything
    }

    /// What is compared with a value of a type wants.
    init(_ name: String, like scalar: ScalarShape, mayBeMissing: Bool = false) {
        let kinds: [ScalarShape: Kind] = [
            .number: .number, .boolean: .boolean, .date: .date, .color: .color, .url: .text, .text: .text,
        ]
        self.init(name, kinds[scalar] ?? .text, mayBeMissing: mayBeMissing)
    }

    /// What a property of a kind wants.
    package init(_ name: String, of kind: PropertyKind, mayBeMissing: Bool = false) {
        let wanted: Kind =
            switch kind.unconditional {
            case .number, .integer, .length, .duration: .number
            case .boolean: .boolean
            case .instant: .date
            case .color: .color
            case .list: .list
            case .anything: .anything
            default: .text
            }
        self.init(name, wanted, mayBeMissing: mayBeMissing)
    }
}
