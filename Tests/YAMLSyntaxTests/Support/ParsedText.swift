import SourceDiagnostics
import YAMLSyntax

/// The result of parsing a text.
struct ParsedText {
    let document: YAMLDocument
    let diagnostics: [Diagnostic]

    init(_ text: String, limits: YAMLLimits = .standard) {
        self.init(bytes: Array(text.utf8), limits: limits)
    }

    init(bytes: [UInt8], limits: YAMLLimits = .standard) {
        var found: [Diagnostic] = []
        document = YAMLParser.parse(SourceFile(path: "test.yaml", bytes: bytes), limits: limits, diagnostics: &found)
        diagnostics = found
    }

    /// The tree in YAML's flow style, aliases followed and keys merged.
    var tree: String { document.root.map { $0.flow } ?? "" }

    /// Every finding as `line:column rule`.
    var places: [String] { diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" } }

    /// Every scalar as `line:column-column text`, keys included.
    var scalars: [String] {
        var result: [String] = []
        document.root?.visit { node in
            guard node.kind == .scalar else { return }
            let (start, end) = (node.range.start, node.range.end)
            let last = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
            result.append("\(start.line):\(start.column)-\(last) \(node.text)")
        }
        return result
    }
}

extension YAMLNode {
    /// The node in YAML's flow style.
    var flow: String {
        switch kind {
        case .scalar: isPlain ? text : "'\(text)'"
        case .sequence: "[" + items.map(\.flow).joined(separator: ", ") + "]"
        case .mapping: "{" + entries.map { "\($0.key.flow): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }

    /// Meets the node and everything below it.
    func visit(_ body: (YAMLNode) -> Void) {
        body(self)
        for item in items { item.visit(body) }
        for entry in entries {
            body(entry.key)
            entry.value.visit(body)
        }
    }
}
