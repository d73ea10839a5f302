/// JSON Schema (draft-07) for editors, made from the same declarations that read the files.
///
/// Draft-07 is the newest draft that YAML editors have understood for years. The schema accepts whatever
/// `ConfigReader` accepts and refuses what is broken in its shape: another kind, an unknown key or name, a key that is
/// missing. What needs other files, such as whether a token exists, is left to `validate`.
///
/// Editors hand over values as YAML 1.2 types them, so a property of text also takes numbers and booleans: in
/// `name: 7` the name is the text `7`.
package enum JSONSchema {
    /// The schema of a file whose top level is a group.
    ///
    /// `id` is the schema's own address; the title is what editors show for it, and `names` are what they propose.
    package static func document(
        for group: PropertyGroup, vocabulary: ConfigVocabulary, title: String, id: String,
        proposing names: SchemaNames = SchemaNames()
    ) -> JSONValue {
        var builder = SchemaBuilder(vocabulary, names)
        guard case .object(var root) = builder.object(for: group) else { return [:] }
        if case .object(let properties)? = root["properties"] {
            root["properties"] = JSONValue.object(properties).adding(["$schema": schemaKey])
        }
        root["$schema"] = "http://json-schema.org/draft-07/schema#"
        root["$id"] = .string(id)
        root["title"] = .string(title)
        root["definitions"] = .object(builder.definitions)
        return .object(root)
    }

    /// Any file may name its schema; nothing reads the name.
    private static let schemaKey: JSONValue = [
        "type": "string", "description": "The address of a JSON Schema, for editors.",
    ]
}

/// Collects the parts that several properties share while a schema is written.
struct SchemaBuilder {
    /// The shared parts: kinds have capital letters, groups of properties small ones.
    private(set) var definitions: [String: JSONValue] = [:]

    let vocabulary: ConfigVocabulary

    /// What is proposed.
    let names: SchemaNames

    private var groupNames: [ObjectIdentifier: String] = [:]

    // Whether what is written belongs to something that several files complete.
    private var isInPart = false

    init(_ vocabulary: ConfigVocabulary, _ names: SchemaNames) {
        self.vocabulary = vocabulary
        self.names = names
    }

    /// A reference to a shared part, which is written when it is first met.
    mutating func shared(_ name: String, _ write: (inout SchemaBuilder) -> JSONValue) -> JSONValue {
        if definitions[name] == nil {
            // Holds the place, so that nothing inside takes the name.
            definitions[name] = [:]
            definitions[name] = write(&self)
        }
        return ["$ref": .string("#/definitions/\(name)")]
    }

    // MARK: Groups

    /// A reference to a group, which is written once however many properties hold it.
    mutating func reference(to group: PropertyGroup) -> JSONValue {
        let name = groupNames[ObjectIdentifier(group)] ?? freeName(for: group)
        groupNames[ObjectIdentifier(group)] = name
        return shared(name) { $0.object(for: group) }
    }

    /// A group as an object that has its properties and no others.
    mutating func object(for group: PropertyGroup) -> JSONValue {
        let isPartOfMore = isInPart
        isInPart = isPartOfMore || group.isPartial
        defer { isInPart = isPartOfMore }
        var properties: [String: JSONValue] = [:]
        for spec in group.members where properties[spec.key] == nil { properties[spec.key] = property(spec) }
        for spec in group.members {
            for name in spec.formerNames where properties[name] == nil {
                properties[name] = former("Called '\(spec.key)' now.", schema(for: spec.kind))
            }
        }
        for spec in group.moved where properties[spec.key] == nil {
            let steps = spec.destinations.first?.split(separator: ".").map { String($0) } ?? []
            // Outside of the group, its kind is not known here.
            let kind = group.declaration(at: steps, vocabulary)?.kind ?? .anything
            properties[spec.key] = former(spec.summary, schema(for: kind))
        }
        var result: [String: JSONValue] = [
            "type": "object", "additionalProperties": false, "properties": .object(properties),
        ]
        let required = isInPart ? [] : group.required.map { JSONValue.string(group.members[$0].key) }
        if !required.isEmpty { result["required"] = .array(required) }
        return .object(result)
    }

    private mutating func property(_ spec: PropertySpec) -> JSONValue {
        let schema = schema(for: spec.kind)
        var words: [String: JSONValue] = [
            "description": .string(spec.summary), "markdownDescription": .string(Self.markdown(spec)),
        ]
        if let value = JSONValue(defaultOf: spec) { words["default"] = value }
        // Draft-07 ignores everything beside a reference.
        return schema["$ref"] == nil ? schema.adding(words) : JSONValue.object(words).adding(["allOf": [schema]])
    }

    /// A name that `validate` still takes; editors strike it out.
    private func former(_ message: String, _ schema: JSONValue) -> JSONValue {
        [
            "allOf": [schema], "description": .string(message), "deprecated": true,
            "deprecationMessage": .string(message),
        ]
    }

    private static func markdown(_ spec: PropertySpec) -> String {
        let value = spec.defaultText.map { "Default: `\($0)`. " } ?? ""
        return "\(spec.summary)\n\n\(value)Since \(spec.since)."
    }

    /// `stateBar` for the owner `component 'stateBar'`, `fontValue` for `a font`; a second `stateBar` is `stateBar2`.
    private func freeName(for group: PropertyGroup) -> String {
        let quoted = group.owner.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
        let word = quoted ?? (group.owner.split(separator: " ").last ?? "group") + "Value"
        let letters = word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let base = letters.isEmpty ? "group" : letters.prefix(1).lowercased() + letters.dropFirst()
        var name = base
        var number = 2
        while definitions[name] != nil {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }
}
