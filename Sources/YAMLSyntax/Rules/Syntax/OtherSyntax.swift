import SourceDiagnostics

extension Rule {
    /// Text that no other rule explains better.
    static let syntax = Rule(
        "yaml.syntax", .error, "The text is not YAML.",
        explanation: "The reader expected something else here; the message gives its own words.",
        wrong: .theme("theme: example\nextends: base\ntitle: \"Example\" ↓Theme\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example Theme\n"))
}

/// Whatever no other explanation knows; what is left of it keeps libyaml's own words.
enum OtherSyntax: Check {
    static let rules: [Rule] = [.syntax]

    static func finding(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic {
        let place = file.place(failure.position)
        if failure.problem == "block sequence entries are not allowed in this context" {
            return Diagnostic(
                .syntax, at: place, "a list item cannot stand behind a key", hint: "put it on a line of its own")
        }
        if failure.isInBrackets, failure.startOfBrackets != nil, file.character(at: failure.position) == "," {
            return Diagnostic(.syntax, at: place, "there is nothing before this comma")
        }
        let words = [failure.problem, failure.context].compactMap(\.self).joined(separator: " ")
        return Diagnostic(.syntax, at: place, "this is not YAML: \(words)")
    }
}
