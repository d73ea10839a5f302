import SourceDiagnostics
import YAMLSyntax

extension PropertyGroup {
    /// The built-in value of every leaf, in their order; nil where there is none.
    ///
    /// Each points at the line of Swift that declares it. The texts are read as one document, because starting a parser
    /// for each would cost more than reading them.
    package func readDefaults() -> [ConfigValue?] {
        var text = ""
        for leaf in leaves {
            guard let value = leaf.spec.defaultText else { continue }
            let quoted = value.utf8.contains(UInt8(ascii: "'")) ? value.replacing("'", with: "''") : value
            let scalar = leaf.spec.hasCollectionDefault ? value : "'" + quoted + "'"
            text += "\"\(leaf.path)\": \(scalar)\n"
        }
        var ignored: [Diagnostic] = []
        let document = YAMLParser.parse(SourceFile(path: "", text: text), diagnostics: &ignored)
        var values = [ConfigValue?](repeating: nil, count: leaves.count)
        guard let root = document.root else { return values }
        for entry in root.entries {
            guard let index = leafIndex(entry.key.text) else { continue }
            let spec = leaves[index].spec
            let position = SourcePosition(line: spec.line, column: 1)
            let file = SourceFile(path: spec.file, text: "")
            var reader = ConfigReader(at: SourceRange(file: file, start: position, end: position))
            values[index] = reader.read(entry.value, as: spec.kind, named: spec.key)
        }
        return values
    }
}
