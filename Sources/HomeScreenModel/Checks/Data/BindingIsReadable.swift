import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let binding = Rule(
        "data.binding", .error, "A binding cannot be read.",
        explanation: """
            A place for a value is a path in braces, perhaps with formatters: "{quote.text | or('–')}". There is no \
            arithmetic, nothing is called, and braces that mean themselves are written twice.
            """,
        wrong: .widget(todayHead + "  default: { content: [{ text: { value: \"{entry.date ↓?? 'never'}\" } }] }\n"),
        right: .widget(
            todayHead + "  default: { content: [{ text: { value: \"{entry.date | date('MM/dd')}\" } }] }\n"))

    /// What examples with one text start with.
    static let todayHead = "layouts:\n"
}

/// Texts with places can be read; the scanner makes all findings but one.
enum BindingIsReadable: Check {
    static let rules: [Rule] = [.binding]

    /// Paths in doubled braces that start with a root: what shows there are braces, and no value.
    static func checkDoubledBraces(_ binding: Binding, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]) {
        for path in binding.doubled where types.roots.contains(where: { $0.name == path.segments.first?.name }) {
            let scalars = path.scalars
            let inside = binding.source.text.unicodeScalars.dropFirst(scalars.lowerBound + 1).prefix(scalars.count - 2)
            let mended = String(String.UnicodeScalarView(inside))
            diagnostics.append(
                Diagnostic(
                    .binding, at: binding.range(scalars), "doubled braces are text, and no place for a value",
                    hint: "write \(mended)",
                    fixes: binding.fixes("Write \(mended)", replace: scalars, with: mended, isGuess: true)))
        }
    }
}
