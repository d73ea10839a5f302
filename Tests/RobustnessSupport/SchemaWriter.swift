@testable import ConfigSchema

/// Writes values that a file's declaration allows, as YAML on one line; a row of bytes decides which.
///
/// Equal bytes give equal text. A zero takes the smallest choice, so that an empty row gives the least that is valid.
struct SchemaWriter {
    /// Values for a key that names something of the project, such as a part.
    var names: [String: [String]]
    /// Keys of which exactly one set stands in a group that has them all.
    let alternatives: [[[String]]]
    /// Keys that a check asks for, though no group does.
    let needed: Set<String>
    /// Texts that stand for live values, by the kind of value.
    let bindings: Bindings
    private var choices: ArraySlice<UInt8>
    /// How many values may still be written, so that no file takes longer to make than to read.
    private var left = 300

    /// Live values of each kind, as files name them.
    struct Bindings {
        let text: [String]
        let number: [String]
        let moment: [String]
        let truth: [String]
    }

    init(
        _ choices: ArraySlice<UInt8>, names: [String: [String]], alternatives: [[[String]]], needed: Set<String>,
        bindings: Bindings
    ) {
        self.choices = choices
        self.alternatives = alternatives
        self.needed = needed
        self.names = names
        self.bindings = bindings
    }

    /// A number below a count, from the next byte.
    mutating func choose(_ count: Int) -> Int {
        guard count > 1, let byte = choices.popFirst() else { return 0 }
        return Int(byte) % count
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.isEmpty ? "a" : texts[choose(texts.count)]
    }

    /// A map with the required members of a group and some of the others.
    mutating func record(_ group: PropertyGroup, depth: Int = 0) -> String {
        let forms = alternatives.first { forms in forms.joined().allSatisfy { group.memberIndex($0) != nil } } ?? []
        let form = forms.isEmpty ? [] : forms[choose(forms.count)]
        let members = group.members.filter { member in
            if forms.contains(where: { $0.contains(member.key) }) { return form.contains(member.key) }
            return member.isRequired || needed.contains(member.key) || (left > 0 && choose(5) == 4)
        }
        return "{ " + members.map { "\($0.key): \(value(of: $0, depth: depth))" }.joined(separator: ", ") + " }"
    }

    private mutating func value(of spec: PropertySpec, depth: Int) -> String {
        if spec.key == "id" { return "v\(left)" }
        if let names = names[spec.key] { return pick(names) }
        return value(of: spec.kind, depth: depth)
    }

    /// A value of a kind.
    mutating func value(of kind: PropertyKind, depth: Int = 0) -> String {
        left -= 1
        switch kind {
        case .boolean: return pick(["true", "false"])
        case .integer(let range):
            let some = [range.lowerBound, range.lowerBound + 1, range.lowerBound + 7, range.upperBound]
            return String(some[choose(some.count)].clamped(to: range))
        case .number(let range):
            let some = [1, 0, range.lowerBound, range.upperBound, 0.5, 100, 0.001]
            return some[choose(some.count)].clamped(to: range).description
        case .length: return pick(["12", "0", "50%", "3s", "10000"])
        case .color: return pick(["\"#FF8800\"", "\"#00000000\"", "white @ 50%", "black"])
        case .font, .fontSource, .shadow, .imageSource:
            return kind.literalGroup.map { record($0, depth: depth) } ?? "{}"
        case .image: return pick(names["image"] ?? [])
        case .string, .anything: return pick(["a", "\"\"", "\"中文\"", "\"\(String(repeating: "long ", count: 200))\""])
        case .text:
            return pick(["A", "{ en: A, zh: 中 }", "\"\(String(repeating: "word 中 ", count: 400))\"", "\"é 👨‍👩‍👧\""])
        case .duration: return pick(["5m", "1s", "1h30m", "30d"])
        case .instant: return pick(["-12m", "2026-03-02T09:12:00Z", "1970-01-01T00:00:00Z"])
        case .enumeration(let cases): return pick(cases.map { SampleYAML.scalar($0.name) })
        case .token: return "$a"
        case .layout: return pick(["12", "parent.width / 2"])
        default: return composed(kind, depth: depth)
        }
    }

    private mutating func composed(_ kind: PropertyKind, depth: Int) -> String {
        switch kind {
        case .list(let element, let count):
            let most = left > 0 ? min(count.upperBound, count.lowerBound + 4) : count.lowerBound
            return list(count.lowerBound + choose(most - count.lowerBound + 1), of: element, depth: depth)
        case .map(let element, .any):
            return map((0...choose(3)).map { ("k\($0)", element) }, depth: depth)
        case .map(let element, .oneOf(let names, _)), .map(let element, .exactlyOneOf(let names, _)):
            return map([(pick(names), element)], depth: depth)
        case .keyed(let kinds):
            let entry = kinds.entries[choose(kinds.entries.count)]
            return "{ \(entry.name): \(value(of: entry.kind.written, depth: depth + 1)) }"
        case .record(let group): return record(group, depth: depth + 1)
        case .byMode(let inner), .byDevice(let inner): return value(of: inner, depth: depth)
        case .byLocale(let inner): return "{ en: \(value(of: inner, depth: depth)) }"
        case .shape(let scalar, let list, let map):
            let forms = [scalar, list, map].compactMap(\.self)
            return forms.isEmpty ? "a" : value(of: forms[choose(forms.count)], depth: depth)
        case .nested(let recursive):
            return depth > 14 || left < 0 ? recursive.example : value(of: recursive.kind, depth: depth + 1)
        case .bound(let inner): return choose(3) == 2 ? live(inner) ?? value(of: inner) : value(of: inner)
        default: return "a"
        }
    }

    private mutating func list(_ count: Int, of kind: PropertyKind, depth: Int) -> String {
        "[" + (0..<count).map { _ in value(of: kind, depth: depth) }.joined(separator: ", ") + "]"
    }

    private mutating func map(_ entries: [(key: String, kind: PropertyKind)], depth: Int) -> String {
        "{ " + entries.map { "\($0.key): \(value(of: $0.kind, depth: depth))" }.joined(separator: ", ") + " }"
    }

    /// A text that stands for a live value; nil for a kind that has none here.
    private mutating func live(_ kind: PropertyKind) -> String? {
        let texts =
            switch kind.unconditional {
            case .text, .string: bindings.text
            case .number, .integer: bindings.number
            case .instant: bindings.moment
            case .boolean: bindings.truth
            default: [] as [String]
            }
        return texts.isEmpty ? nil : "\"\(pick(texts))\""
    }
}

extension PropertyKind {
    /// The map of a value that has several forms: a short form says nothing that the map does not.
    fileprivate var written: PropertyKind { if case .shape(_, _, let map?) = self { map } else { self } }
}

extension Comparable {
    fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
