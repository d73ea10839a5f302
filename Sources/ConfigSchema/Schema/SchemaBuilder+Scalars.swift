/// Kinds that are one piece of text.
extension SchemaBuilder {
    /// The schema of a kind whose only form is one piece of text; nil for any other.
    func scalar(of kind: PropertyKind) -> JSONValue? {
        switch kind {
        case .boolean: text("boolean", SchemaPatterns.boolean, kind)
        case .integer(let range):
            text("integer", SchemaPatterns.integer, kind)
                .adding(bounds(Double(range.lowerBound), Double(range.upperBound)))
        case .number(let range):
            proposing(
                .metrics, text("number", SchemaPatterns.number, kind).adding(bounds(range.lowerBound, range.upperBound))
            )
        case .length: proposing(.metrics, text("number", SchemaPatterns.length, kind, [12, "12s", "50%"]))
        case .color: proposing(.colors, color)
        case .token(let category): proposing(category, text(nil, SchemaPatterns.reference, kind))
        case .string: Self.anyText
        case .image: proposing(.images, sign: "", Self.anyText)
        case .layout:
            ["type": ["string", "number"], "examples": [12, "12s", "50%", "board.bottom + 2", "bar.top - 4 else 0"]]
        case .duration: text(nil, SchemaPatterns.duration, kind, ["90s", "5m", "1h30m"])
        case .instant: text(nil, SchemaPatterns.instant, kind, ["2026-03-02T09:12:00Z", "-12m"])
        case .enumeration(let cases): enumeration(cases)
        default: nil
        }
    }

    /// A value that is written as text of some form, or as JSON's own type.
    private func text(
        _ type: String?, _ pattern: String, _ kind: PropertyKind, _ examples: [JSONValue] = []
    ) -> JSONValue {
        let schema: JSONValue = [
            "type": type.map { [.string($0), "string"] } ?? "string", "pattern": .string(pattern),
            "patternErrorMessage": .string("Expected \(kind.expectation)."),
        ]
        return examples.isEmpty ? schema : schema.adding(["examples": .array(examples)])
    }

    // What YAML takes for a number or a boolean is text here.
    private static let anyText: JSONValue = ["type": ["string", "number", "boolean"]]

    /// A schema, or one of the project's names that values of it may be; what the schema accepts is accepted still.
    private func proposing(_ category: TokenCategory, sign: String = "$", _ schema: JSONValue) -> JSONValue {
        guard let names = names.enumeration(of: category, sign: sign) else { return schema }
        return ["anyOf": [names, schema]]
    }

    // Bounds beyond what a double counts exactly say nothing.
    private func bounds(_ lower: Double, _ upper: Double) -> [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        if lower > -1e15 { result["minimum"] = JSONValue(lower) }
        if upper < 1e15 { result["maximum"] = JSONValue(upper) }
        return result
    }

    // The names stand in a list of their own, which editors complete.
    private var color: JSONValue {
        [
            "anyOf": [
                ["enum": .array(ColorSyntax.names.map { .string($0) })],
                text(nil, SchemaPatterns.color, .color, ["#357BF6", "$systemBrandColor", "white @ 80%"]),
            ]
        ]
    }

    private func enumeration(_ cases: [EnumerationCase]) -> JSONValue {
        // A name such as `1` or `true` reaches the schema as what YAML takes it for.
        let values = cases.flatMap { item in
            ([.string(item.name)] + [JSONValue(typing: item.name)].compactMap(\.self)).map { ($0, item.summary) }
        }
        let names: JSONValue = [
            "enum": .array(values.map(\.0)),
            "enumDescriptions": .array(values.map { .string($0.1) }),
        ]
        var forms = cases.compactMap(\.pattern).map {
            JSONValue.object(["type": "string", "pattern": .string("^(\($0))$")])
        }
        // A pattern says nothing about what YAML takes for a number.
        if cases.contains(where: { item in ["1", "10", "0.5"].contains(where: item.matches) }) {
            forms.append(["type": "number"])
        }
        return forms.isEmpty ? names : ["anyOf": .array([names] + forms)]
    }
}

extension PropertyKind {
    /// The name under which properties share the schema of this kind; nil for one that is written out in place.
    var schemaName: String? {
        switch self {
        case .boolean: "Boolean"
        case .integer(let range): "Integer_\(range.lowerBound)_\(range.upperBound)"
        case .number(let range): "Number_\(Self.short(range.lowerBound))_\(Self.short(range.upperBound))"
        case .length: "Length"
        case .color: "Color"
        case .font: "Font"
        case .fontSource: "FontSource"
        case .shadow: "Shadow"
        case .image: "Image"
        case .imageSource: "ImageSource"
        case .string: "String"
        case .text: "Text"
        case .duration: "Duration"
        case .instant: "Instant"
        case .token(let category): "Reference_\(category.rawValue)"
        case .layout: "Layout"
        case .byMode(let kind): kind.schemaName.map { $0 + "ByMode" }
        case .byDevice(let kind): kind.schemaName.map { $0 + "ByDevice" }
        case .byLocale(let kind): kind.schemaName.map { $0 + "ByLocale" }
        case .bound(let kind): kind.schemaName.map { $0 + "OrBound" }
        case .nested(let kind): kind.name
        case .enumeration, .list, .map, .keyed, .record, .shape, .anything: nil
        }
    }
}
