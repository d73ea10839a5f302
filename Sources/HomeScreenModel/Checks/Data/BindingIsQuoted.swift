import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unquotedBinding = Rule(
        "data.unquoted-binding", .error, "A binding stands without quotation marks, where YAML reads a map.",
        explanation: "In YAML braces without quotation marks are a map. A text that starts with a brace is quoted.",
        wrong: .widget(todayHead + "  default: { content: [{ text: { value: ↓{app.title}, minScale: 0.5 } }] }\n"),
        right: .widget(todayHead + "  default: { content: [{ text: { value: \"{app.title}\", minScale: 0.5 } }] }\n"))
}

/// Texts that start with a brace have quotation marks; the reader gives what was meant.
enum BindingIsQuoted: Check {
    static let rules: [Rule] = [.unquotedBinding]

    /// Adds a finding for a text that the file has without its quotation marks.
    static func report(_ text: BoundText, _ diagnostics: inout [Diagnostic]) {
        let quoted =
            text.text.contains("\"") ? "'\(text.text.replacing("'", with: "''"))'" : "\"\(text.text)\""
        diagnostics.append(
            Diagnostic(
                .unquotedBinding, at: text.range, "a binding stands in quotation marks; without them this is a map",
                hint: "write \(quoted)", fixes: [FixIt("Quote it", replace: text.range, with: quoted)]))
    }
}
