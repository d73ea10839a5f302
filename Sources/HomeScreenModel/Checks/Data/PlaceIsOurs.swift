package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let foreignPlace = Rule(
        "data.foreign-place", .warning, "A text has a place for a value as other languages write it.",
        explanation: """
            A place for a value is a path in braces: "{toys.count} toys". The signs of templates and formats, ${…}, \
            $name, \\(…) and %@, are text, and are shown as they stand.
            """,
        wrong: .widget(quoteExample + todayHead + "  default: { content: [{ text: \"He said: ↓%@\" }] }\n"),
        right: .widget(quoteExample + todayHead + "  default: { content: [{ text: \"He said: {quote.text}\" }] }\n"))
}

/// Places for values are written as here, and not as elsewhere.
package enum PlaceIsOurs: Check {
    package static let rules: [Rule] = [.foreignPlace]

    /// Adds a finding for the first place of another language in a text that people read.
    ///
    /// - Parameters:
    ///   - value: The text; what is none is left alone.
    ///   - types: What paths may name; only what starts with one of those is a place.
    ///   - diagnostics: What was found.
    package static func check(_ value: ConfigValue, _ types: BindingTypes, _ diagnostics: inout [Diagnostic]) {
        if case .byLocale(let entries) = value.value {
            for entry in entries { check(entry.value, types, &diagnostics) }
        }
        guard let written = WrittenText(value), written.text.utf8.contains(where: signs.contains) else { return }
        let text = written.text
        func isKnown(_ path: Substring) -> Bool {
            types.roots.contains { $0.name == path.prefix { $0 != "." } }
        }
        // A price has its sign before the braces, and a formatter in them.
        if let found = text.firstMatch(of: /(\$)\{ *([A-Za-z_][\w\-]*(?:\.[\w\-]+)*) *\}/), isKnown(found.2) {
            return diagnostics.append(
                Diagnostic(
                    .foreignPlace, at: written.range(of: found.1.startIndex..<found.1.endIndex),
                    "the '$' is text, which is shown before the value",
                    hint: "write {\(found.2)}, or {\(found.2) | number(2)} for a price",
                    fixes: written.fixes(replacing: found.range, with: "{\(found.2)}")))
        }
        if let found = text.firstMatch(of: /｛ *((?>[A-Za-z_][\w\-]*(?:\.[\w\-]+)*))([^{}｛｝]*)[｝}]/), isKnown(found.1) {
            return diagnostics.append(
                Diagnostic(
                    .foreignPlace, at: written.range(of: found.range),
                    "'｛' is text, and no place for a value: the braces of places are narrow",
                    hint: "write {\(found.1)\(found.2)}",
                    fixes: written.fixes(replacing: found.range, with: "{\(found.1)\(found.2)}")))
        }
        for pattern in [/\$([A-Za-z_]\w*(?:\.\w+)*)/, /\\\(([A-Za-z_]\w*(?:\.\w+)*)\)/] {
            guard let found = text.firstMatch(of: pattern), isKnown(found.1) else { continue }
            return diagnostics.append(
                Diagnostic(
                    .foreignPlace, at: written.range(of: found.range),
                    "'\(found.0)' is text, and no place for a value", hint: "write {\(found.1)}",
                    fixes: written.fixes(replacing: found.range, with: "{\(found.1)}")))
        }
        if let found = text.firstMatch(of: /%(?:[0-9]+\$)?(?:@|l{0,2}d|s|\.[0-9]f)(?![A-Za-z])/) {
            diagnostics.append(
                Diagnostic(
                    .foreignPlace, at: written.range(of: found.range),
                    "'\(found.0)' is text, and no place for a value",
                    hint: "write the path of the value in braces, such as {\(example(of: types))}"))
        }
    }

    /// What `$`, `%`, `\` and `｛` start with.
    private static let signs = ["$", "%", "\\", "｛"].compactMap { $0.utf8.first }

    /// A path that there is: of the widget's own data or choices, where it has any.
    private static func example(of types: BindingTypes) -> String {
        let own = types.roots.filter { root in !BindingTypes.builtIn.contains { $0.name == root.name } }
        let named = own.lazy.compactMap { root in root.shape.fields.first.map { "\(root.name).\($0.name)" } }
        return named.first ?? "person.name"
    }
}
