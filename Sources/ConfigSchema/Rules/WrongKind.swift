import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let kind = Rule(
        "config.kind", .error, "A value is of another kind than its property.",
        explanation: "The finding shows what was read and what the property expects.",
        wrong: .theme(themeHead + "components:\n  stateBar:\n    borderColor: ↓[white]\n"),
        right: .theme(themeHead + "components:\n  stateBar:\n    borderColor: white\n"))
}

extension ConfigReader {
    /// What was probably meant by a value of another kind.
    private static func answer(to node: YAMLNode, expected kind: PropertyKind) -> ValueSlip? {
        switch kind {
        case .number(let range) where node.kind == .scalar:
            return NumberSlip.meant(by: node.text, range: range)
        case .integer(let range) where node.kind == .scalar:
            let slip = NumberSlip.meant(
                by: node.text, range: Double(range.lowerBound)...Double(range.upperBound))
            return (slip ?? withoutUnit(node.text, range)).flatMap { $0.spelling?.contains(".") == true ? nil : $0 }
        case .list(let element, let count) where node.kind == .scalar && count.upperBound > 2:
            return list(node.text, of: element, count).map { ValueSlip("write \($0)", $0) }
        case .font where node.kind == .scalar, .fontSource where node.kind == .scalar:
            return FontSlip.meant(by: node.text)
        case .byMode(let inner), .byDevice(let inner), .bound(let inner): return answer(to: node, expected: inner)
        case .list(_, let count) where node.kind == .mapping && count == 2...2:
            let parts = node.entries.map(\.value.text)
            return ValueSlip("write both numbers in brackets", "[\(parts.joined(separator: ", "))]")
        case .list, .map, .record, .keyed: return nil
        default: return alone(node, kind)
        }
    }

    /// `38ms`, `5%`: a number whose unit its property knows already.
    private static func withoutUnit(_ text: String, _ range: ClosedRange<Int>) -> ValueSlip? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard let number = Int(digits), range.contains(number), ["ms", "%", "s", "秒", "毫秒"].contains(String(unit))
        else {
            return nil
        }
        return ValueSlip("it counts by itself: leave the unit out", String(number), isGuess: true)
    }

    /// The only value of a list or a map, where it would do by itself: `[base]`, `{$tide}`.
    private static func alone(_ node: YAMLNode, _ kind: PropertyKind) -> ValueSlip? {
        guard node.kind != .scalar, let value = node.onlyValue, let written = value.range.lineText else { return nil }
        var trial = ConfigReader(.minimal)
        guard trial.readText(value, as: kind, named: "") != nil, trial.diagnostics.isEmpty else { return nil }
        return ValueSlip("write \(written)", written)
    }

    /// One item or several with commas, as a list in brackets; nil where they are no items.
    private static func list(_ text: String, of element: PropertyKind, _ count: ClosedRange<Int>) -> String? {
        let parts = text.split { ",，、".contains($0) }.map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
        guard !parts.isEmpty, count.contains(parts.count),
            parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } })
        else { return nil }
        let nodes = YAMLDocument(texts: parts).root?.items.map(\.self) ?? []
        var trial = ConfigReader(.minimal)
        let isRead = nodes.allSatisfy { trial.readText($0, as: element, named: "") != nil }
        return isRead && trial.diagnostics.isEmpty && nodes.count == parts.count
            ? "[\(parts.joined(separator: ", "))]" : nil
    }

    /// Reports a shadow in CSS's spelling; false for any other text.
    mutating func reportShadow(_ node: YAMLNode, named name: String) -> Bool {
        guard fixedRange == nil, node.origin == nil else { return false }
        let comment = node.isPlain ? Self.commentedDigits(behind: node.range) : nil
        guard let slip = ShadowSlip(in: node.text, commented: comment?.text) else { return false }
        let whole = comment.map { node.range.through($0.range) } ?? node.range
        report(
            .kind, node, "'\(name)' is \(PropertyKind.shadow.expectation); this is \(Self.shown(node))",
            hint: slip.hint,
            fixes: slip.isNone
                ? [] : [FixIt("Write \(slip.spelling)", replace: whole, with: slip.spelling, isGuess: true)])
        return true
    }

    /// The `#…` of hexadecimal digits that follows a value and that YAML takes for a comment.
    private static func commentedDigits(behind place: SourceRange) -> (range: SourceRange, text: String)? {
        guard let line = place.file.line(place.end.line) else { return nil }
        let rest = Array(line.unicodeScalars.dropFirst(place.end.column - 1).prefix(100))
        guard let sign = rest.firstIndex(where: { $0 != " " }), rest[sign] == "#" else { return nil }
        let text = rest[sign...].prefix { $0 != " " }
        guard [4, 7, 9].contains(text.count), text.dropFirst().allSatisfy({ Character($0).isHexDigit }) else {
            return nil
        }
        let start = SourceRange(file: place.file, start: place.end, end: place.end)
        return (start.slice(from: sign, length: text.count), String(String.UnicodeScalarView(text)))
    }

    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        reportKind(node, expected: kind, owner: "'\(name)'")
    }

    /// `owner` names what is read, with quotation marks where it needs them.
    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, owner: String) {
        if reportLookAlikeBracket(node, owner: owner) { return }
        let message = "\(owner) is \(kind.expectation); this is \(Self.shown(node))"
        guard let answer = Self.answer(to: node, expected: kind) else { return report(.kind, node, message) }
        report(.kind, node, message, hint: answer.hint, fixes: answer.fixes(replacing: node))
    }
}

extension YAMLNode {
    /// The one scalar of a list with one item, or of a map with one key and nothing behind it.
    var onlyValue: YAMLNode? {
        guard kind != .scalar, count == 1, !document.isIncomplete else { return nil }
        let only = kind == .sequence ? items.first { _ in true } : entries.first { $0.value.isNull }?.key
        return only.flatMap { $0.kind == .scalar && !$0.isNull ? $0 : nil }
    }
}
