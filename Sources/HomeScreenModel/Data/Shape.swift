package import ConfigSchema
package import SourceDiagnostics

/// What a source's values are: a type for each path that a binding may take.
///
/// In files a word (`text`), a list with the shape of its items (`[{ title: text }]`), or a map (`{ title: text }`). What
/// may be missing or null is `optional text`; of a list or map, `{ optional: [text] }`.
package indirect enum Shape: Sendable {
    case scalar(ScalarShape)
    /// Any number of items of one shape.
    case list(Shape)
    /// Some named values; others may stand beside them.
    case map([Field])
    /// A value that may be missing or null.
    case optional(Shape)
    /// A shape that could not be read, which was told; whatever is asked of it is right.
    case unknown

    /// A named value of a map.
    package struct Field: Sendable {
        package let name: String
        package let shape: Shape
        /// Where a file declares it; nil for what is built in.
        package let range: SourceRange?
        /// What its text is one of, such as the states of a source; empty for any text.
        package let words: [String]
        /// Attributes beside the value, such as the title of the chosen option.
        package var further: [Field] = []

        package init(_ name: String, _ shape: Shape, at range: SourceRange? = nil, oneOf words: [String] = []) {
            self.name = name
            self.shape = shape
            self.range = range
            self.words = words
        }
    }

    /// A map of built-in fields.
    package static func fields(_ fields: (String, Shape)...) -> Shape { .map(fields.map { Field($0.0, $0.1) }) }

    /// The shape of what is there, and whether it may be missing.
    package var required: (shape: Shape, isOptional: Bool) {
        guard case .optional(let inner) = self else { return (self, false) }
        return (inner.required.shape, true)
    }

    /// What it is, for the end of a sentence: `a number`.
    package var noun: String {
        switch self {
        case .scalar(let scalar): scalar.noun
        case .list: "a list"
        case .map: "a map"
        case .optional(let inner): inner.noun
        case .unknown: "a value"
        }
    }

    /// The fields of a map, or of one that may be missing.
    package var fields: [Field] {
        if case .map(let fields) = required.shape { fields } else { [] }
    }
}

/// The types of single values.
package enum ScalarShape: String, Hashable, Sendable, CaseIterable {
    case text, number, boolean, date, color, url

    /// What it is, for the end of a sentence.
    package var noun: String {
        switch self {
        case .text: "text"
        case .number: "a number"
        case .boolean: "true or false"
        case .date: "a date"
        case .color: "a colour"
        case .url: "an address"
        }
    }

    private var summary: String {
        switch self {
        case .text: "Text."
        case .number: "A number."
        case .boolean: "True or false."
        case .date: "A moment: ISO 8601, or seconds or milliseconds since 1970."
        case .color: "A colour such as `#FFD400`; others are text for the formatter `hex`."
        case .url: "An address with its scheme."
        }
    }

    /// What other languages call it.
    private var synonyms: [String] {
        switch self {
        case .text: ["string", "str"]
        case .number: ["int", "integer", "float", "double", "decimal"]
        case .boolean: ["bool", "switch"]
        case .date: ["datetime", "time", "timestamp", "instant"]
        case .color: ["colour"]
        case .url: ["uri", "link", "address"]
        }
    }

    /// The words that files use, each also behind `optional`.
    static let words: [EnumerationCase] = allCases.flatMap { scalar in
        let name = scalar.rawValue
        return [
            EnumerationCase(name, scalar.summary, synonyms: scalar.synonyms),
            EnumerationCase(
                "optional \(name)", "The same, which may be missing or null.",
                synonyms: ([name] + scalar.synonyms).flatMap { ["\($0)?", "optional \($0)", "optional<\($0)>"] }),
        ]
    }
}

extension Shape {
    /// The kind of a property that declares a shape.
    package static let kind: RecursiveKind = RecursiveKind("Shape", "a shape", example: "{ title: text }") {
        .shape(
            scalar: .enumeration(ScalarShape.words), list: .list(of: .nested(kind), count: 1...1),
            map: .map(of: .nested(kind), keys: .any("field")))
    }

    /// What stands before the type of a value that may be missing.
    private static let optional = "optional "

    /// Takes what a property of ``kind`` says.
    package init(_ value: ConfigValue) {
        switch value.value {
        case .enumeration(let word):
            let isOptional = word.hasPrefix(Self.optional)
            let type = ScalarShape(rawValue: isOptional ? String(word.dropFirst(Self.optional.count)) : word)
            let shape = type.map { Shape.scalar($0) } ?? .unknown
            self = isOptional ? .optional(shape) : shape
        case .list(let items):
            self = items.first.map { .list(Shape($0)) } ?? .unknown
        case .map(let entries):
            if entries.count == 1, let entry = entries.first, entry.key == "optional" {
                self = .optional(Shape(entry.value))
            } else {
                self = .map(entries.map { Field($0.key, Shape($0.value), at: $0.keyRange) })
            }
        default:
            self = .unknown
        }
    }
}
