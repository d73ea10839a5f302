import SourceDiagnostics
import YAMLSyntax

/// Values for what is live: as JSON has them, and texts with places for them.
extension ConfigReader {
    // JSON's shapes: numbers and booleans are recognised by the 1.2 core schema, everything else is text.
    mutating func readAnything(_ node: YAMLNode) -> PropertyValue? {
        switch node.kind {
        case .scalar:
            if node.isNull { return .null }
            if node.isPlain, node.hasText("true") || node.hasText("false") { return .boolean(node.hasText("true")) }
            if node.isPlain, let number = node.withBytes({ Double(ascii: $0[...]) }) {
                return number == number.rounded() && abs(number) < 1e15
                    ? .integer(Int(number)) : .number(.literal(number))
            }
            return .string(node.text)
        case .sequence:
            return .list(node.items.compactMap { read($0, as: .anything, named: "") })
        case .mapping:
            return readEntries(node, as: .anything, keys: .any("key"), named: "", expected: .anything).map { .map($0) }
        }
    }

    /// Reads a value of a kind, or a text with braces in its place.
    mutating func readBound(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        if let unquoted = unquotedPlace(node, as: kind) { return .bound(unquoted) }
        switch (node.kind, kind) {
        case (.scalar, _) where BoundText.isMeant(by: node.text):
            if case .text = kind { checkCurlyQuotes(around: node) }
            let place = fixedRange == nil && node.origin == nil ? node.contentRange : nil
            return .bound(BoundText(text: node.text, kind: kind, content: place, whole: fixedRange ?? node.range))
        case (.mapping, .text):
            for entry in node.entries where entry.value.kind == .scalar { checkCurlyQuotes(around: entry.value) }
            return readLocales(node, as: .bound(.string), named: name, expected: kind).map { .byLocale($0) }
        default:
            return readValue(node, as: kind, named: name)
        }
    }

    /// The same where a value of some shape may be a text with places, or a map.
    func unquotedPlace(_ node: YAMLNode, asScalar scalar: PropertyKind?, orMap map: PropertyKind?) -> BoundText? {
        guard case .bound(let inner)? = scalar, let place = unquotedPlace(node, as: inner) else { return nil }
        // A key of the map without its value is another mistake.
        let word = place.text.dropFirst().dropLast().filter { $0 != " " }
        if case .record(let group)? = map, group.memberIndex(word) != nil { return nil }
        return place
    }

    /// A place for a value that has no quotation marks, such as `{weather.city | or('–')}`; nil for any other map.
    func unquotedPlace(_ node: YAMLNode, as kind: PropertyKind) -> BoundText? {
        guard node.kind == .mapping, node.isFlow, node.origin == nil, fixedRange == nil, node.count > 0,
            node.entries.allSatisfy({ $0.value.isNull }), let text = node.range.lineText,
            text.wholeMatch(of: /\{ *[A-Za-z_][A-Za-z0-9_\-]*(?:[.][A-Za-z0-9_\-]+)* *(?:[|].*)?\}/) != nil
        else { return nil }
        return BoundText(text: text, kind: kind, content: node.range, whole: node.range, isUnquoted: true)
    }
}
