import SourceDiagnostics

extension Rule {
    /// A key that is a list or a map.
    static let complexKey = Rule(
        "yaml.complex-key", .error, "A key is not plain text.",
        explanation: "YAML allows lists, maps and aliases as keys; nothing in Diorama has such a key.",
        wrong: .theme("theme: example\nextends: base\n↓[title]: Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

extension Diagnostic {
    static func complexKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(.complexKey, at: range, "a key must be plain text")
    }
}
