import YAMLSyntax

/// What a value of each kind looks like.
extension SchemaBuilder {
    /// One shape in which a kind may be written.
    struct Alternative {
        let shape: YAMLNode.Kind
        let schema: JSONValue
    }

    /// The schema of a kind; a reference where several properties can share it.
    mutating func schema(for kind: PropertyKind) -> JSONValue {
        if case .anything = kind { return [:] }
        guard let name = kind.schemaName else { return union(alternatives(for: kind)) }
        return shared(name) { builder in
            builder.scalar(of: kind) ?? builder.union(builder.alternatives(for: kind))
        }
    }

    private func union(_ alternatives: [Alternative]) -> JSONValue {
        if alternatives.count == 1, let only = alternatives.first { return only.schema }
        return ["anyOf": .array(alternatives.map(\.schema))]
    }

    /// Every shape of a kind; maps by mode must not have the `reserved` keys, which mean something else there.
    private mutating func alternatives(for kind: PropertyKind, reserving reserved: [String] = []) -> [Alternative] {
        switch kind {
        case .text:
            return [Alternative(shape: .scalar, schema: schema(for: .string)), locales(of: .string)]
        case .font, .fontSource, .shadow, .imageSource:
            guard let group = kind.literalGroup else { return [] }
            return [
                Alternative(shape: .scalar, schema: schema(for: kind.scalarForm)),
                Alternative(shape: .mapping, schema: literal(of: kind, reference(to: group))),
            ]
        case .byMode(let inner):
            let taken = reserved + (inner.literalGroup?.members.map(\.key) ?? [])
            return alternatives(for: inner) + [modes(of: inner, except: taken)]
        case .byDevice(let inner):
            return alternatives(for: inner, reserving: vocabulary.deviceClasses) + [devices(of: inner)]
        case .byLocale(let inner):
            return [locales(of: inner)]
        case .list(let element, let count):
            return [Alternative(shape: .sequence, schema: list(of: element, count: count))]
        case .map(let element, let keys):
            return [Alternative(shape: .mapping, schema: map(of: element, keys: keys))]
        case .keyed(let kinds):
            return [Alternative(shape: .mapping, schema: keyed(kinds))]
        case .record(let group):
            return [Alternative(shape: .mapping, schema: reference(to: group))]
        case .shape(let scalar, let list, let map):
            // Each shape has a kind of its own, whatever else that kind could be written as.
            return [(scalar, YAMLNode.Kind.scalar), (list, .sequence), (map, .mapping)].flatMap { kind, shape in
                kind.map { alternatives(for: $0).filter { $0.shape == shape } } ?? []
            }
        case .nested(let recursive):
            return alternatives(for: recursive.kind, reserving: reserved)
        case .bound(let inner):
            return alternatives(for: inner, reserving: reserved)
                + [Alternative(shape: .scalar, schema: ["type": "string", "pattern": .string(SchemaPatterns.bound)])]
        case .anything:
            return [.scalar, .sequence, .mapping].map { shape in
                Alternative(shape: shape, schema: ["type": .array(shape.jsonTypes)])
            }
        default:
            // A kind whose only form is one piece of text.
            let schema = kind.schemaName == nil ? scalar(of: kind) ?? [:] : schema(for: kind)
            return [Alternative(shape: .scalar, schema: schema)]
        }
    }

    /// What a literal that is written as a map needs beyond what its keys need by themselves.
    private func literal(of kind: PropertyKind, _ reference: JSONValue) -> JSONValue {
        switch kind {
        case .fontSource:
            return ["allOf": [reference], "anyOf": [["required": ["size"]], ["required": ["file"]]]]
        case .shadow:
            let off = ["visible", "enable"].map { key -> JSONValue in
                ["properties": .object([key: ["enum": [false, "false"]]]), "required": [.string(key)]]
            }
            return ["allOf": [reference], "anyOf": .array([["required": ["color"]]] + off)]
        default: return reference
        }
    }

    // MARK: Maps and lists

    private mutating func modes(of kind: PropertyKind, except taken: [String]) -> Alternative {
        var schema: [String: JSONValue] = [
            "type": "object", "additionalProperties": self.schema(for: kind),
            "defaultSnippets": snippet("by mode", keys: ["light", "dark"]),
        ]
        if !taken.isEmpty { schema["propertyNames"] = ["not": ["enum": .array(taken.map { .string($0) })]] }
        return Alternative(shape: .mapping, schema: .object(schema))
    }

    private mutating func devices(of kind: PropertyKind) -> Alternative {
        let value = schema(for: kind)
        return Alternative(
            shape: .mapping,
            schema: [
                "type": "object", "additionalProperties": false, "minProperties": 1,
                "properties": .object(
                    Dictionary(vocabulary.deviceClasses.map { ($0, value) }, uniquingKeysWith: { first, _ in first })),
                "defaultSnippets": snippet("by device", keys: vocabulary.deviceClasses),
            ])
    }

    private mutating func locales(of kind: PropertyKind) -> Alternative {
        Alternative(
            shape: .mapping,
            schema: [
                "type": "object", "additionalProperties": schema(for: kind),
                "defaultSnippets": snippet("by locale", keys: vocabulary.locales),
            ])
    }

    private mutating func list(of element: PropertyKind, count: ClosedRange<Int>) -> JSONValue {
        var schema: [String: JSONValue] = ["type": "array", "items": self.schema(for: element)]
        if count.lowerBound > 0 { schema["minItems"] = .integer(count.lowerBound) }
        if count.upperBound < .max { schema["maxItems"] = .integer(count.upperBound) }
        return .object(schema)
    }

    private mutating func map(of element: PropertyKind, keys: MapKeys) -> JSONValue {
        let value = schema(for: element)
        switch keys {
        case .any(let noun):
            let known = self.names.keys[noun] ?? [:]
            if known.isEmpty { return ["type": "object", "additionalProperties": value] }
            return [
                "type": "object", "additionalProperties": value,
                "properties": .object(known.mapValues { ["description": .string($0.summary), "allOf": [value]] }),
            ]
        case .oneOf(let names, let noun):
            return named(names, value, noun)
        case .exactlyOneOf(let names, let noun):
            return named(names, value, noun).adding(["minProperties": 1, "maxProperties": 1])
                .adding(snippets(names, noun))
        }
    }

    /// What editors offer for a map with one of some keys.
    private func snippets(_ names: [String], _ noun: String) -> [String: JSONValue] {
        let snippets = names.compactMap { name in
            self.names.keys[noun]?[name].flatMap { $0.starting.isEmpty ? nil : Self.snippet(name, $0) }
        }
        return snippets.isEmpty ? [:] : ["defaultSnippets": .array(snippets)]
    }

    /// An entry of a map as an editor writes it, with a place to stop at for each of its values.
    private static func snippet(_ name: String, _ key: SchemaNames.Key) -> JSONValue {
        let values = key.starting.sorted { $0.key < $1.key }.enumerated().map { index, value in
            (value.key, JSONValue.string("${\(index + 1):\(value.value)}"))
        }
        return [
            "label": .string(name), "description": .string(key.summary),
            "body": .object([name: .object(Dictionary(values, uniquingKeysWith: { first, _ in first }))]),
        ]
    }

    private mutating func keyed(_ kinds: KeyedKinds) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        var patterns: [String: JSONValue] = [:]
        for entry in kinds.entries {
            properties[entry.name] = described(entry, entry.kind)
            if let family = entry.family {
                patterns[kinds.pattern(of: family)] = described(entry, family.kind)
            }
        }
        var result: [String: JSONValue] = [
            "type": "object", "properties": .object(properties),
            "additionalProperties": kinds.other.map { schema(for: $0) } ?? false,
        ]
        if !patterns.isEmpty { result["patternProperties"] = .object(patterns) }
        guard kinds.isSingle else { return .object(result) }
        (result["minProperties"], result["maxProperties"]) = (1, 1)
        return .object(result.merging(snippets(kinds.names, kinds.noun)) { first, _ in first })
    }

    private mutating func described(_ entry: KeyedKinds.Entry, _ kind: PropertyKind) -> JSONValue {
        ["description": .string(entry.summary), "allOf": [schema(for: kind)]]
    }

    // Listed keys, unlike `propertyNames`, are what editors complete.
    private func named(_ names: [String], _ value: JSONValue, _ noun: String) -> JSONValue {
        let properties = Dictionary(
            names.map { name -> (String, JSONValue) in
                guard let known = self.names.keys[noun]?[name] else { return (name, value) }
                return (name, ["description": .string(known.summary), "allOf": [value]])
            }, uniquingKeysWith: { first, _ in first })
        return ["type": "object", "additionalProperties": false, "properties": .object(properties)]
    }

    private func snippet(_ label: String, keys: [String]) -> JSONValue {
        let body = keys.enumerated().map { ($1, JSONValue.string("$\($0 + 1)")) }
        return [["label": .string(label), "body": .object(Dictionary(body, uniquingKeysWith: { first, _ in first }))]]
    }
}

extension PropertyKind {
    /// What the same kind is when it is one piece of text.
    fileprivate var scalarForm: PropertyKind {
        switch self {
        case .font, .fontSource: .token(.fonts)
        case .shadow: .token(.shadows)
        case .imageSource, .text: .string
        default: self
        }
    }
}

extension KeyedKinds {
    /// What the names of a family match, and none that has a kind of its own: a validator would apply both.
    fileprivate func pattern(of family: Family) -> String {
        let own = names.filter { $0 != family.prefix && $0.hasPrefix(family.prefix) }.map(\.asPattern)
        let others = own.isEmpty ? "" : "(?!(\(own.joined(separator: "|")))$)"
        return "^\(others)\(family.prefix.asPattern)."
    }
}

extension String {
    /// A pattern that matches this text and nothing else.
    ///
    /// Only what means something is escaped: validators that read patterns as Unicode refuse any other escape, as in `\-`.
    fileprivate var asPattern: String {
        map { #"^$\.*+?()[]{}|/"#.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

extension YAMLNode.Kind {
    fileprivate var jsonTypes: [JSONValue] {
        switch self {
        case .scalar: ["string", "number", "boolean", "null"]
        case .sequence: ["array"]
        case .mapping: ["object"]
        }
    }
}
