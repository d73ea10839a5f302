import ConfigSchema
import SourceDiagnostics

extension ReferenceRow {
    /// The row of one property.
    init(_ spec: PropertySpec, id: String, name: String) {
        self.init(
            id: id, name: name,
            facts: [
                Fact(text: spec.kind.shortWords),
                spec.defaultText.map { Fact(text: $0, isCode: true) }
                    ?? Fact(text: spec.isRequired ? "required" : "–"),
            ], summary: spec.summary)
        cases = spec.kind.namedCases
    }

    /// A row for everything that may stand below a value, however deep; none for a value without keys.
    ///
    /// A name that the file chooses stands in capitals, as what it names: `SOURCE.http`. Kinds that may contain
    /// themselves, such as views, have pages of their own.
    static func nested(in kind: PropertyKind, below prefix: String, path: String = "") -> [ReferenceRow] {
        func below(_ kind: PropertyKind) -> [ReferenceRow] { nested(in: kind, below: prefix, path: path) }
        func entering(_ name: String, _ kind: PropertyKind) -> [ReferenceRow] {
            nested(in: kind, below: prefix, path: path + name + ".")
        }
        switch kind {
        case .record(let group):
            return group.members.flatMap { spec in
                let name = path + spec.key
                return [ReferenceRow(spec, id: prefix + name, name: name)] + entering(spec.key, spec.kind)
            }
        case .keyed(let kinds):
            return kinds.entries.flatMap { entry in
                let name = path + entry.name
                let facts = [Fact(text: entry.kind.shortWords), Fact(text: "–")]
                return [ReferenceRow(id: prefix + name, name: name, facts: facts, summary: entry.summary)]
                    + entering(entry.name, entry.kind)
            }
        case .map(let element, .any(let noun)), .map(let element, .oneOf(_, let noun)),
            .map(let element, .exactlyOneOf(_, let noun)):
            return entering(noun.uppercased(), element)
        case .list(let element, _), .byMode(let element), .byDevice(let element), .byLocale(let element),
            .bound(let element):
            return below(element)
        case .shape(let scalar, let list, let map):
            return [scalar, list, map].compactMap(\.self).flatMap(below)
        default: return []
        }
    }
}

extension PropertyKind {
    /// The names that a value may be, each with what it means; of a list, those of its items.
    fileprivate var namedCases: [(name: String, summary: String)] {
        switch unconditional {
        case .enumeration(let cases) where cases.count <= 12: cases.map { ($0.name, $0.summary) }
        case .list(let element, _): element.namedCases
        case .shape(let scalar?, _, _): scalar.namedCases
        default: []
        }
    }

    /// The kind in a few words where what it consists of stands elsewhere.
    var shortWords: String {
        switch self {
        case .record: "map of keys"
        case .list(let element, _): "list of: \(element.shortWords)"
        case .map(let element, .any(let noun)), .map(let element, .oneOf(_, let noun)):
            "map by \(noun) of: \(element.shortWords)"
        case .map(_, .exactlyOneOf(_, let noun)): "one \(noun) with its frame"
        case .shape(let scalar, let list, let map):
            [scalar, list, map].compactMap { $0?.shortWords }.joinedAsList("or")
        case .bound(.record): "map of keys, or bound to data"
        default: words
        }
    }
}
