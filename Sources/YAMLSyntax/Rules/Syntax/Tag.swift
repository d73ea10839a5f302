import SourceDiagnostics

extension Rule {
    /// A tag such as `!include`.
    static let tag = Rule(
        "yaml.tag", .error, "A tag such as !include or !!python/object is not supported.",
        explanation: """
            Tags let a YAML file ask its reader to build objects or to read other files. Diorama reads types from the \
            property that a value belongs to, and other files by plain keys such as `extends` and `contexts`.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle: ↓!!str Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// A tag: one that libyaml cannot expand, or one that a node carries.
enum Tag: SyntaxExplanation {
    static let rules: [Rule] = [.tag]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        guard failure.problem == "found undefined tag handle" else { return nil }
        let text = file.restOfLine(from: failure.position)?.text ?? "!"
        return .tag(String(text.prefix { $0 != " " }), at: file.place(failure.position))
    }
}

extension Diagnostic {
    static func tag(_ tag: String, at range: SourceRange) -> Diagnostic {
        let shown = tag.replacing("tag:yaml.org,2002:", with: "!!")
        // The range starts at the value's first property, which may be an anchor.
        let rest = (range.file.line(range.start.line) ?? "").unicodeScalars.dropFirst(range.start.column - 1)
        let first = rest.prefix { $0 != "!" }.count
        let length = rest.dropFirst(first).prefix { !" \t,[]{}".unicodeScalars.contains($0) }.count
        let blanks = rest.dropFirst(first + length).prefix { $0 == " " }.count
        return Diagnostic(
            .tag, at: range.slice(from: first, length: max(length, 1)), "the tag '\(shown)' is not supported",
            fixes: [FixIt("Remove the tag", replace: range.slice(from: first, length: length + blanks), with: "")])
    }
}
