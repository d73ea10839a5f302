import SourceDiagnostics
import YAMLSyntax

extension PropertyGroup {
    /// The built-in value of every leaf, in their order; nil where there is none.
    ///
    /// Each points at the line of Swift that declares it. Nearly all are one piece of text, which needs no parser; the
    /// others are read as one document, because starting a parser for each would cost more than reading them.
    package func readDefaults() -> [ConfigValue?] {
        var values = [ConfigValue?](repeating: nil, count: leafCount)
        var texts: [(leaf: Int, text: String)] = []
        var collections: [(leaf: Int, text: String)] = []
        for (leaf, property) in leaves.enumerated() {
            guard let text = property.spec.defaultText else { continue }
            if property.spec.hasCollectionDefault {
                collections.append((leaf, text))
            } else {
                texts.append((leaf, text))
            }
        }
        read(texts.map(\.leaf), from: YAMLDocument(texts: texts.map(\.text)), into: &values)
        if !collections.isEmpty {
            let list = collections.map { "- \($0.text)\n" }.joined()
            var ignored: [Diagnostic] = []
            let document = YAMLParser.parse(SourceFile(path: "", text: list), diagnostics: &ignored)
            read(collections.map(\.leaf), from: document, into: &values)
        }
        return values
    }

    /// Reads the items of a list as the values of leaves.
    private func read(_ places: [Int], from document: YAMLDocument, into values: inout [ConfigValue?]) {
        let leaves = leaves
        var file = SourceFile(path: "", text: "")
        for (leaf, node) in zip(places, document.root?.items ?? []) {
            let spec = leaves[leaf].spec
            if file.path != spec.file { file = SourceFile(path: spec.file, text: "") }
            let position = SourcePosition(line: spec.line, column: 1)
            var reader = ConfigReader(at: SourceRange(file: file, start: position, end: position))
            values[leaf] = reader.read(node, as: spec.kind, named: spec.key)
        }
    }
}
