import SourceDiagnostics

extension Rule {
    /// A second `---`.
    static let severalDocuments = Rule(
        "yaml.several-documents", .error, "A file holds more than one YAML document.",
        explanation: "A line `---` starts another document. Put each theme, scene or fixture into a file of its own.",
        wrong: .theme("theme: example\nextends: base\n↓---\ntheme: other\n"),
        right: .theme("theme: example\nextends: base\n"))
}

extension Diagnostic {
    static func severalDocuments(at range: SourceRange) -> Diagnostic {
        Diagnostic(.severalDocuments, at: range, "a second document starts here; a file holds one")
    }
}
