import SourceDiagnostics
import YAMLSyntax

/// Values that are one piece of text.
extension ConfigReader {
    mutating func readScalar(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        let count = diagnostics.count
        if let value = readText(node, as: kind, named: name) { return value }
        if fixedRange == nil, diagnostics.count == count + 1, node.kind == .scalar,
            let value = readMended(node, as: kind, named: name)
        {
            return value
        }
        if let category = kind.category, node.kind == .scalar, node.origin == nil {
            unreadNames.append(UnreadName(category: category, text: node.text, range: node.range))
        }
        return nil
    }

    /// Reads a scalar as it is written.
    mutating func readText(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> PropertyValue? {
        guard node.kind == .scalar else {
            reportKind(node, expected: kind, named: name)
            return nil
        }
        switch kind {
        case .boolean: return readBoolean(node, named: name)
        case .string: return reportEscapes(node, as: kind, named: name) ? nil : .string(literalText(node))
        case .text:
            checkCurlyQuotes(around: node)
            return .text(literalText(node))
        case .layout: return .layout(node.text)
        case .image where reportEscapes(node, as: kind, named: name),
            .imageSource where reportEscapes(node, as: kind, named: name):
            return nil
        case .imageSource: return .imageSource(ImageSource(path: node.text))
        case .image: return .image(node.text.hasPrefix("$") ? String(node.text.dropFirst()) : node.text)
        case .enumeration(let cases): return readCase(node, of: cases, named: name)
        case .integer(let range): return readInteger(node, in: range, named: name)
        case .number(let range): return readNumber(node, in: range, named: name)
        case .length:
            if node.startsWithDollar { return tokenName(node, named: name).map { .length(.token($0)) } }
            guard let length = finish(node, node.withBytes(Length.parse), kind, name) else { return nil }
            if length.isAllowed { return .length(.literal(length)) }
            reportLengthRange(node, named: name)
            return nil
        case .color: return readColor(node, named: name)
        case .duration:
            return finish(node, node.withBytes(TimeSyntax.duration), kind, name).map { .duration(milliseconds: $0) }
        case .instant: return finish(node, node.withBytes(TimeSyntax.instant), kind, name).map { .instant($0) }
        case .font, .fontSource, .shadow, .token:
            guard node.startsWithDollar else {
                if case .shadow = kind, reportShadow(node, named: name) { return nil }
                reportKind(node, expected: kind, named: name)
                return nil
            }
            guard let token = tokenName(node, named: name) else { return nil }
            if case .font = kind { return .font(.token(token)) }
            if case .fontSource = kind { return .font(.token(token)) }
            if case .shadow = kind { return .shadow(.token(token)) }
            return .token(token)
        default:
            reportKind(node, expected: kind, named: name)
            return nil
        }
    }

    private mutating func readBoolean(_ node: YAMLNode, named name: String) -> PropertyValue? {
        if node.hasText("true") { return .boolean(true) }
        if node.hasText("false") { return .boolean(false) }
        reportBoolean(node, named: name)
        return nil
    }

    private mutating func readCase(_ node: YAMLNode, of cases: [EnumerationCase], named name: String) -> PropertyValue?
    {
        let match = node.withBytes { text in cases.indices.first { text.spell(cases[$0].name) } }
        if let match { return .enumeration(cases[match].name) }
        if cases.contains(where: { $0.matches(node.text) }) { return .enumeration(node.text) }
        reportUnknownValue(node, cases: cases, named: name)
        return nil
    }

    private mutating func readInteger(_ node: YAMLNode, in range: ClosedRange<Int>, named name: String)
        -> PropertyValue?
    {
        guard let number = node.withBytes({ Double(ascii: $0[...].trimmed) }), number == number.rounded(),
            abs(number) < 1e15
        else {
            reportKind(node, expected: .integer(range), named: name)
            return nil
        }
        guard range.contains(Int(number)) else {
            reportRange(node, expected: .integer(range), named: name)
            return nil
        }
        return .integer(Int(number))
    }

    private mutating func readNumber(
        _ node: YAMLNode, in range: ClosedRange<Double>, named name: String
    ) -> PropertyValue? {
        if node.startsWithDollar { return tokenName(node, named: name).map { .number(.token($0)) } }
        guard let number = node.withBytes({ Double(ascii: $0[...].trimmed) }) else {
            reportKind(node, expected: .number(range), named: name)
            return nil
        }
        guard range.contains(number) else {
            reportRange(node, expected: .number(range), named: name)
            return nil
        }
        return .number(.literal(number))
    }

    private mutating func readColor(_ node: YAMLNode, named name: String) -> PropertyValue? {
        if node.startsWithDollar, node.text.utf8.count == 1 || node.text.hasPrefix("$ ") {
            _ = tokenName(node, named: name)
            return nil
        }
        switch node.withBytes(ColorSyntax.parse) {
        case .success(let color): return .color(color)
        case .failure(let error):
            reportColor(node, error: error, named: name)
            return nil
        }
    }

    private mutating func finish<Value>(
        _ node: YAMLNode, _ result: ScalarReading<Value>, _ kind: PropertyKind, _ name: String
    ) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            switch kind {
            case .duration: reportDuration(node, error: error, named: name)
            case .instant: reportInstant(node, error: error, named: name)
            default: reportLength(node, error: error, named: name)
            }
            return nil
        }
    }

    private mutating func tokenName(_ node: YAMLNode, named name: String) -> String? {
        let token = String(node.text.dropFirst())
        if ColorSyntax.isTokenName(token) { return token }
        reportReference(node, named: name)
        return nil
    }

    private func literalText(_ node: YAMLNode) -> String {
        let hasDollar = node.withBytes { $0.contains(0x24) }
        return hasDollar ? node.text.replacing("$$", with: "$") : node.text
    }
}

extension PropertyKind {
    /// The tokens that a text of the kind may name.
    fileprivate var category: TokenCategory? {
        switch self {
        case .color: .colors
        case .length, .number: .metrics
        case .font: .fonts
        case .shadow: .shadows
        default: nil
        }
    }
}

extension YAMLNode {
    fileprivate var startsWithDollar: Bool { withBytes { $0.first == 0x24 } }
}
