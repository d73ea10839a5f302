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
    private static func answer(
        to node: YAMLNode, expected kind: PropertyKind
    ) -> (hint: String, spelling: String?, isGuess: Bool)? {
        func number(_ range: ClosedRange<Double>) -> (hint: String, spelling: String?, isGuess: Bool)? {
            NumberSlip(in: node.text, range: range).map { ($0.hint, $0.spelling, $0.isGuess) }
        }
        switch kind {
        case .number(let range) where node.kind == .scalar: return number(range)
        case .integer(let range) where node.kind == .scalar:
            return number(Double(range.lowerBound)...Double(range.upperBound)).flatMap {
                $0.spelling?.contains(".") == true ? nil : $0
            }
        case .font where node.kind == .scalar, .fontSource where node.kind == .scalar:
            return FontSlip(in: node.text).map { ($0.hint, $0.spelling, false) }
        case .byMode(let inner), .byDevice(let inner): return answer(to: node, expected: inner)
        case .list(_, let count) where node.kind == .mapping && count == 2...2:
            let parts = node.entries.map(\.value.text)
            return ("write both numbers in brackets", "[\(parts.joined(separator: ", "))]", false)
        default: return nil
        }
    }

    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, named name: String) {
        reportKind(node, expected: kind, owner: "'\(name)'")
    }

    /// `owner` names what is read, with quotation marks where it needs them.
    mutating func reportKind(_ node: YAMLNode, expected kind: PropertyKind, owner: String) {
        if reportLookAlikeBracket(node, owner: owner) { return }
        let message = "\(owner) is \(kind.expectation); this is \(Self.shown(node))"
        guard let answer = Self.answer(to: node, expected: kind) else { return report(.kind, node, message) }
        let fixes = answer.spelling.map {
            [FixIt("Write \($0)", replace: node.range, with: $0, isGuess: answer.isGuess)]
        }
        report(.kind, node, message, hint: answer.hint, fixes: node.origin == nil ? fixes ?? [] : [])
    }
}
