import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SourceDiagnostics

/// The Swift types of a widget's sources.
struct SwiftTypes {
    /// A `struct` that a map of data becomes.
    struct Structure {
        let name: String
        let fields: [Field]
        let place: SourceRange
        /// Whether `ForEach` can tell its values apart.
        var isIdentifiable: Bool {
            fields.contains { $0.name == "id" && !$0.value.isOptional && $0.value.type == "String" }
        }
    }

    struct Field {
        let name: String
        let member: String
        let value: SwiftValue
        let place: SourceRange?
    }

    private(set) var structures: [Structure] = []
    private var taken: TakenNames

    init(taken: Set<String>) { self.taken = TakenNames(taken.union(TakenNames.types)) }

    /// Returns a value of a shape, and declares the types that it needs.
    mutating func value(_ shape: Shape, called name: String, code: String, at place: SourceRange) -> SwiftValue {
        let (inner, isOptional) = shape.required
        var value = SwiftValue(code: code, shape: inner, isOptional: isOptional)
        switch inner {
        case .list(let element): value.typeName = item(element, of: name, at: place)
        case .map(let fields): value.typeName = structure(Swift.type(name), fields, at: place)
        default: break
        }
        return value
    }

    private mutating func item(_ element: Shape, of name: String, at place: SourceRange) -> String {
        let (inner, isOptional) = element.required
        if case .map(let fields) = inner {
            return structure(Swift.itemType(name), fields, at: place) + (isOptional ? "?" : "")
        }
        return value(element, called: name, code: "", at: place).type
    }

    private mutating func structure(_ name: String, _ fields: [Shape.Field], at place: SourceRange) -> String {
        let name = taken.reserve(name)
        // A map's own type stands before those of its fields.
        let index = structures.count
        structures.append(Structure(name: name, fields: [], place: place))
        var members = TakenNames(["hashValue"])
        let found = fields.map { field in
            let member = members.reserve(Swift.member(field.name))
            return Field(
                name: field.name, member: member,
                value: value(field.shape, called: field.name, code: member, at: field.range ?? place),
                place: field.range)
        }
        structures[index] = Structure(name: name, fields: found, place: place)
        return name
    }

    /// Returns a structure by its name; nil for a type of the language.
    func structure(_ name: String) -> Structure? { structures.first { $0.name == name } }

    /// Returns what a name leads to from a value; nil for a name that it does not have.
    func member(_ name: String, of value: SwiftValue) -> SwiftValue? {
        if case .list = value.shape, let index = Int(name) { return element(of: value, at: index) }
        guard let field = structure(value.typeName)?.fields.first(where: { $0.name == name }) else { return nil }
        var result = field.value
        result.code = "\(value.code)\(value.mark).\(field.member)"
        result.isOptional = value.isOptional || field.value.isOptional
        result.isChained = value.isOptional && !field.value.isOptional
        return result
    }

    /// Returns an item of a list, which may be missing.
    func element(of list: SwiftValue, at index: Int) -> SwiftValue {
        guard case .list(let element) = list.shape else { return list }
        var result = item(of: list, element)
        let mark = list.mark
        result.code = index == 0 ? "\(list.code)\(mark).first" : "\(list.code)\(mark).dropFirst(\(index)).first"
        result.isOptional = true
        return result
    }

    /// Returns the variable of a loop over a list.
    func item(of list: SwiftValue, _ element: Shape, code: String = "item") -> SwiftValue {
        let (inner, isOptional) = element.required
        var name = list.typeName
        if name.hasSuffix("?") { name.removeLast() }
        if case .list = inner { name = String(name.dropFirst().dropLast()) }
        return SwiftValue(code: code, shape: inner, isOptional: isOptional, typeName: name)
    }
}

extension SwiftTypes {
    /// Writes the types down.
    ///
    /// - Parameters:
    ///   - lines: The lines of the file.
    ///   - isKept: Whether values that the app gives are kept, and so encoded.
    func write(to lines: inout SwiftLines, isKept: Bool) {
        for structure in structures {
            lines.add("")
            let coding = isKept ? "Codable" : "Decodable"
            let conforms = "\(coding), \(structure.isIdentifiable ? "Identifiable, " : "")Hashable, Sendable"
            lines.block("struct \(structure.name): \(conforms)", structure.place) { lines in
                for field in structure.fields {
                    lines.add("let \(field.member): \(field.value.type)", field.place, field.name)
                }
                guard structure.fields.contains(where: { $0.name != $0.member }) else { return }
                lines.add("")
                lines.block("enum CodingKeys: String, CodingKey") { lines in
                    for field in structure.fields {
                        let raw = field.name == field.member ? "" : " = \(Swift.literal(field.name))"
                        lines.add("case \(field.member)\(raw)")
                    }
                }
            }
        }
    }

    /// Returns a sample as Swift; `nil` for what it lacks.
    func sample(_ sample: ConfigValue?, _ value: SwiftValue, localized: (ConfigValue) -> String) -> String {
        guard let sample, sample.value.isThere else { return value.isOptional ? "nil" : value.emptyLiteral }
        switch value.shape {
        case .list(let element):
            let inner = item(of: value, element)
            return wrapped("[", sample.items.map { self.sample($0, inner, localized: localized) }, end: "]")
        case .map:
            guard let structure = structure(value.typeName) else { return "nil" }
            let entries = sample.mapEntries
            let parts = structure.fields.map { field in
                let entry = entries.first { $0.key == field.name }?.value
                return "\(Swift.label(field.member)): \(self.sample(entry, field.value, localized: localized))"
            }
            return wrapped("\(structure.name)(", parts)
        case .scalar(.number): return Swift.number(sample.literalNumber ?? 0)
        case .scalar(.boolean): return sample.booleanValue == true ? "true" : "false"
        case .scalar(.date):
            let text = sample.stringValue ?? ""
            switch InstantExpression(text) {
            case .relative(let milliseconds)?:
                return ".now.addingTimeInterval(\(Swift.number(Double(milliseconds) / 1000)))"
            case .absolute(let milliseconds)?:
                return "Date(timeIntervalSince1970: \(Swift.number(Double(milliseconds) / 1000)))"
            case nil:
                guard let number = sample.literalNumber else { return ".now" }
                return "Date(timeIntervalSince1970: \(Swift.number(abs(number) < 1e11 ? number : number / 1000)))"
            }
        default: return localized(sample)
        }
    }
}

extension PropertyValue {
    /// Whether it is more than a null.
    fileprivate var isThere: Bool {
        switch self {
        case .null, .unreadable: false
        default: true
        }
    }
}
