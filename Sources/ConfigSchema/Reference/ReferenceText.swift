import SourceDiagnostics

/// Reference pages in Markdown, made from the declarations.
package enum ReferenceText {
    /// One row a leaf: key path, kind, default, since, sentence; below it what the names of enumerations mean.
    ///
    /// A key that must be there has `required` in place of its default.
    package static func table(for group: PropertyGroup) -> String {
        var text = "| Key | Kind | Default | Since | Meaning |\n|---|---|---|---|---|\n"
        for leaf in group.leaves {
            let cells = [
                code(leaf.path), leaf.spec.kind.words, value(of: leaf.spec), leaf.spec.since, leaf.spec.summary,
            ]
            text += "| " + cells.map(cell).joined(separator: " | ") + " |\n"
        }
        return text + group.leaves.map { names(of: $0) }.joined()
    }

    private static func names(of leaf: PropertyGroup.Leaf) -> String {
        guard case .enumeration(let cases) = leaf.spec.kind.unconditional else { return "" }
        return "\n\(code(leaf.path)) is one of\n\n" + cases.map { "- \(code($0.name)): \($0.summary)\n" }.joined()
    }

    private static func value(of spec: PropertySpec) -> String {
        spec.defaultText.map { code($0) } ?? (spec.isRequired ? "required" : "–")
    }

    /// Text in code style, whatever backticks it holds.
    private static func code(_ text: String) -> String {
        guard text.contains("`") else { return "`\(text)`" }
        return "`` \(text) ``"
    }

    // A bar ends a cell even inside code style.
    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ")
    }
}
