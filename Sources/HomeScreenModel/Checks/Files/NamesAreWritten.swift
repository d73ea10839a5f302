package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unnamed = Rule(
        "home.unnamed", .error, "An app or a widget is called nothing.",
        explanation: """
            People find an app and its widgets by 'title', and the app's code finds a widget by 'kind'. Without the \
            key each has its id for a name; an empty one is no name at all.
            """,
        wrong: .widget("title: ↓\"\"\n" + dayLayout), right: .widget("title: Today\n" + dayLayout))

    private static let dayLayout = "layouts: { default: { content: [{ text: Today }] } }\n"
}

/// What apps and widgets are called can be read.
package enum NamesAreWritten: Check {
    package static let rules: [Rule] = [.unnamed]

    /// Adds a finding for each name of an app or a widget that is empty, in any language.
    package static func check(_ file: RecordValue, _ findings: inout [Diagnostic]) {
        for (key, meant) in [("title", "what people call it"), ("kind", "what the app's code calls it")] {
            guard let value = file[key] else { continue }
            for name in value.textsByLocale {
                guard let written = WrittenText(name.value), written.text.isInvisible else { continue }
                let language = name.locale.map { " in '\($0)'" } ?? ""
                findings.append(
                    Diagnostic(
                        .unnamed, at: name.value.range, "'\(key)' is empty\(language)",
                        hint: "write \(meant), or remove the line"))
            }
        }
    }
}
