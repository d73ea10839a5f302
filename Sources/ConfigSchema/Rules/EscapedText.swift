import SourceDiagnostics
import YAMLSyntax

extension Rule {
    static let escapedText = Rule(
        "config.escape", .error, "A name or a path holds a control character, which a backslash made.",
        explanation: """
            In double quotes a backslash starts an escape: `\\t` is a tab and `\\b` a backspace. Paths are written with \
            slashes on every system.
            """,
        wrong: .scene(sceneHead + "contexts: ↓\"contexts\\band.yaml\"\n", with: bandExample),
        right: .scene(sceneHead + "contexts: contexts/band.yaml\n", with: bandExample))

    private static let bandExample = ["Scenes/contexts/band.yaml": "clock: 2026-03-02T09:12:00Z\n"]
}

extension ConfigReader {
    /// Whether a text is in double quotes on one line, and ends like the name of a file.
    private static func mayHaveEscapes(_ node: YAMLNode) -> Bool {
        guard !node.isPlain, let ending = node.text.split(separator: ".").last?.lowercased() else { return false }
        return ["svg", "png", "jpg", "jpeg", "webp", "ttf", "otf", "woff2", "yaml", "yml"].contains(ending)
    }

    /// Reports a name or a path with a control character in it; false for any other text.
    mutating func reportEscapes(_ node: YAMLNode, as kind: PropertyKind, named name: String) -> Bool {
        guard fixedRange == nil, Self.mayHaveEscapes(node), node.withBytes({ $0.contains { $0 < 0x20 || $0 == 0x7F } })
        else { return false }
        let source = node.range.lineText ?? ""
        let path = source.replacing("\\", with: "/")
        // Where a token's name is wanted, slashes would not make it one.
        let isName = if case .image = kind { true } else { false }
        report(
            .escapedText, node, "'\(name)': a backslash in double quotes makes a control character",
            hint: isName ? "an image is named by its token in 'images'" : "write slashes: \(path)",
            fixes: !isName && source.hasPrefix("\"") && node.origin == nil
                ? [FixIt("Write \(path)", replace: node.range, with: path)] : [])
        return true
    }
}
