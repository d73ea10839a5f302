import SourceDiagnostics

extension PropertyKind {
    /// The kind in a few words for a table: `colour, by mode or device`.
    package var words: String {
        switch self {
        case .boolean: "true or false"
        case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "number, \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
        case .length: "length"
        case .color: "colour"
        case .font: "font"
        case .fontSource: "font, or font file"
        case .shadow: "shadow"
        case .image: "image"
        case .imageSource: "image file"
        case .string: "string"
        case .text: "text, or a map of it by locale"
        case .duration: "duration"
        case .instant: "instant"
        case .enumeration(let cases): cases.map { "`\($0.name)`" }.joinedAsList("or")
        case .token(let category): "`$name` of a \(category.noun)"
        case .layout: "length or edge"
        case .list(let element, _): "list of: \(element.words)"
        case .map(let element, .any(let noun)), .map(let element, .oneOf(_, let noun)):
            "map by \(noun) of: \(element.words)"
        case .map(let element, .exactlyOneOf(_, let noun)): "one \(noun) with: \(element.words)"
        case .keyed(let kinds): (kinds.isSingle ? "one " : "map by ") + kinds.noun
        case .record(let group): "map of " + group.members.map { "`\($0.key)`" }.joinedAsList()
        case .byMode, .byDevice: conditionalWords
        case .byLocale(let kind): "\(kind.words), by locale"
        case .shape(let scalar, let list, let map):
            [scalar, list, map].compactMap { $0?.words }.joinedAsList("or")
        case .nested(let kind): kind.noun
        case .bound(let kind): kind.words + ", or bound to data"
        case .anything: "anything"
        }
    }

    private var conditionalWords: String {
        var kind = self
        var conditions: [String] = []
        while true {
            switch kind {
            case .byMode(let inner): (kind, conditions) = (inner, conditions + ["mode"])
            case .byDevice(let inner): (kind, conditions) = (inner, conditions + ["device"])
            default: return "\(kind.words), by \(conditions.sorted(by: >).joinedAsList("or"))"
            }
        }
    }
}
