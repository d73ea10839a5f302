package import ConfigSchema
package import SourceDiagnostics

/// What people can set of a widget that stands on their screen: `configuration: { city: { text: { default: Berlin } } }`.
package struct Parameter: Sendable {
    package let name: String
    package let kind: Kind
    /// Where the widget's file declares it.
    package let range: SourceRange
    /// The titles of a choice's options, by the names of the options.
    package let optionTitles: [(name: String, title: ConfigValue)]

    /// What its value may be.
    package enum Kind: Sendable {
        /// One of some names.
        case choice([String], default: String)
        /// On or off.
        case toggle(default: Bool)
        case text(default: String)
        case number(ClosedRange<Double>, default: Double)
        /// Several items of a source, in an order of one's own.
        case items(Items)
    }

    /// Items to choose from.
    package struct Items: Sendable {
        /// The source whose list has them, each with an `id`.
        package let source: String
        /// Where the source is named.
        package let sourceRange: SourceRange
        /// Whether the sheet has a field that searches them.
        package let hasSearch: Bool
        /// How many places there are in each family; of one that is not named, as many as are chosen.
        package let counts: [WidgetFamily: Int]
        /// The ids of those that are there from the start.
        package let defaults: [String]
    }
}

// MARK: - Reading

extension Parameter {
    /// The kind of a widget's `configuration`: a map by name, each with one kind of parameter as its key.
    package static let section = PropertyKind.map(of: .keyed(kinds), keys: .any("parameter"))

    private static let kinds = KeyedKinds(
        "parameter",
        [
            .init("choice", .record(choice), "One of some names."),
            .init("switch", .record(toggle), "On or off."),
            .init("text", .record(text), "Text."),
            .init("number", .record(number), "A number."),
            .init("items", .record(items), "Several items of a source, in an order of one's own."),
        ], isSingle: true)

    private static let title = PropertySpec("title", .text, "What the sheet calls it.")

    private static let choice = PropertyGroup(
        "'choice'",
        [
            title,
            PropertySpec(
                "options", .map(of: .text, keys: .any("option")), "The names with what the sheet calls them.",
                required: true),
            PropertySpec("default", .string, "The one that is chosen at first; without it, the first."),
        ])

    private static let toggle = PropertyGroup(
        "'switch'",
        [
            title, PropertySpec("default", .boolean, default: "false", "Whether it is on at first."),
            PropertySpec("on", .text, "What the sheet calls it when it is on."),
            PropertySpec("off", .text, "What the sheet calls it when it is off."),
        ])

    private static let text = PropertyGroup(
        "'text'", [title, PropertySpec("default", .string, "What stands there at first.")])

    private static let number = PropertyGroup(
        "'number'",
        [
            title, PropertySpec("default", .number(-1e9...1e9), default: "0", "What stands there at first."),
            PropertySpec("min", .number(-1e9...1e9), "The smallest that it may be."),
            PropertySpec("max", .number(-1e9...1e9), "The largest that it may be."),
        ])

    private static let items = PropertyGroup(
        "'items'",
        [
            title,
            PropertySpec(
                "options", .string, "The source whose list the items are from; each needs an `id`.", required: true),
            PropertySpec(
                "label", .bound(.text),
                "What the sheet calls an item, such as `\"{item.name}\"`; else its `title`, its `name` or its `id`."),
            PropertySpec("search", .boolean, default: "false", "Whether the sheet has a field that searches them."),
            PropertySpec(
                "count", .map(of: .integer(1...32), keys: .oneOf(WidgetFamily.allCases.map(\.rawValue), "family")),
                "How many places there are in each family."),
            PropertySpec(
                "default", .list(of: .string, count: 0...32), "The ids of those that are there from the start."),
        ])

    /// Takes what a file says of ``section``; what could not be read is left out.
    package static func all(_ section: ConfigValue) -> [Parameter] {
        section.mapEntries.compactMap { entry in
            guard let typed = entry.value.mapEntries.first, let record = typed.value.record,
                let kind = Kind(typed.key, record)
            else { return nil }
            let titles = typed.key == "choice" ? record["options"]?.mapEntries ?? [] : []
            return Parameter(
                name: entry.key, kind: kind, range: entry.keyRange, optionTitles: titles.map { ($0.key, $0.value) })
        }
    }

    /// What bindings below `config` give; the items have the shape of their source.
    package static func shape(of parameters: [Parameter], _ types: BindingTypes) -> Shape {
        .map(
            parameters.map { parameter in
                var field = Shape.Field(
                    parameter.name, parameter.shape(types), at: parameter.range, oneOf: parameter.kind.words)
                // What the sheet calls the option that was chosen.
                if case .choice = parameter.kind { field.further = [Shape.Field("title", .scalar(.text))] }
                return field
            })
    }

    private func shape(_ types: BindingTypes) -> Shape {
        switch kind {
        case .choice, .text: .scalar(.text)
        case .toggle: .scalar(.boolean)
        case .number: .scalar(.number)
        case .items(let items): types.roots.first { $0.name == items.source }?.shape.required.shape ?? .unknown
        }
    }
}

extension Parameter.Kind {
    /// What a choice is one of; empty for what people write or switch.
    fileprivate var words: [String] { if case .choice(let names, _) = self { names } else { [] } }

    fileprivate init?(_ name: String, _ record: RecordValue) {
        switch name {
        case "choice":
            let names = record["options"]?.mapEntries.map(\.key) ?? []
            self = .choice(names, default: record["default"]?.stringValue ?? names.first ?? "")
        case "switch": self = .toggle(default: record["default"]?.booleanValue ?? false)
        case "text": self = .text(default: record["default"]?.stringValue ?? "")
        case "number":
            let least = record["min"]?.literalNumber ?? -1e9
            let range = least...max(least, record["max"]?.literalNumber ?? 1e9)
            let number = record["default"]?.literalNumber ?? 0
            self = .number(range, default: min(max(number, range.lowerBound), range.upperBound))
        case "items":
            guard let options = record["options"], let source = options.stringValue else { return nil }
            let counts = (record["count"]?.mapEntries ?? []).compactMap { entry in
                WidgetFamily(rawValue: entry.key).flatMap { family in entry.value.integerValue.map { (family, $0) } }
            }
            self = .items(
                .init(
                    source: source, sourceRange: options.range, hasSearch: record["search"]?.booleanValue ?? false,
                    counts: Dictionary(counts, uniquingKeysWith: { first, _ in first }),
                    defaults: record["default"]?.items.compactMap(\.stringValue) ?? []))
        default: return nil
        }
    }
}
