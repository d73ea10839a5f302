package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unusedParameter = Rule(
        "intent.unused", .warning, "People can set something for a widget, and nothing looks at it.",
        explanation:
            "A parameter has an effect where a binding names it, as in {config.city}, or where a 'when' asks for it.",
        wrong: .widget("configuration: { ↓city: { text: {} } }\n" + dayExample),
        right: .widget(
            "configuration: { city: { text: {} } }\nlayouts: { default: { content: [{ text: \"{config.city}\" }] } }\n")
    )
}

/// What people can set for a widget changes it.
package enum ParametersAreUsed: Check {
    package static let rules: [Rule] = [.unusedParameter]

    /// Adds a finding for each parameter that no binding of the file names.
    package static func check(_ widget: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard let section = widget["configuration"] else { return }
        var named = NamedParameters()
        for field in widget.fields { named.add(field.value) }
        for entry in section.mapEntries where !named.contains(entry.key) {
            diagnostics.append(
                Diagnostic(
                    .unusedParameter, at: entry.keyRange, "nothing in the widget looks at '\(entry.key)'",
                    hint: "show it, as \"{config.\(entry.key)}\" does, or ask for it with 'when'"))
        }
    }
}
