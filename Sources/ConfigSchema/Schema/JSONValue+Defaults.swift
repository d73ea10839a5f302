import SourceDiagnostics
import YAMLSyntax

extension JSONValue {
    /// A property's built-in value as an editor would write it; nil when there is none.
    init?(defaultOf spec: PropertySpec) {
        guard let text = spec.defaultText else { return nil }
        if spec.hasCollectionDefault {
            var ignored: [Diagnostic] = []
            let document = YAMLParser.parse(SourceFile(path: "", text: text), diagnostics: &ignored)
            guard let root = document.root else { return nil }
            self.init(root)
            return
        }
        switch spec.kind.unconditional {
        case .boolean, .integer, .number, .length, .anything: self = JSONValue(typing: text) ?? .string(text)
        default: self = .string(text)
        }
    }

    /// The boolean or number that YAML 1.2 sees in text without quotes; nil when it sees text.
    init?(typing text: String) {
        if text == "true" || text == "false" {
            self = .boolean(text == "true")
            return
        }
        var text = text
        guard let number = text.withUTF8({ Double(ascii: $0[...]) }) else { return nil }
        self.init(number)
    }

    private init(_ node: YAMLNode) {
        switch node.kind {
        case .scalar:
            self = (node.isPlain ? JSONValue(typing: node.text) : nil) ?? .string(node.text)
        case .sequence:
            self = .array(node.items.map { JSONValue($0) })
        case .mapping:
            self = .object(
                Dictionary(node.entries.map { ($0.key.text, JSONValue($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }
}

extension PropertySpec {
    /// Whether the built-in value is a list or a map in brackets; any other is the text of a scalar.
    var hasCollectionDefault: Bool {
        defaultText.map { $0.hasPrefix("[") || $0.hasPrefix("{") } ?? false
    }
}
