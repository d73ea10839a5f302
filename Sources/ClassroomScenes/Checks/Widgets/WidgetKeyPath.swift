import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetKeyPath = Rule(
        "widget.key-path", .error, "The name of a property has a dot.",
        explanation:
            "Dots separate the steps of a key path in updates. In a file, each step is a map of its own.",
        wrong: .fixture("widgets:\n  watermark: { properties: { ↓text.size: 12 } }\n"),
        right: .fixture("widgets:\n  watermark: { properties: { text: { size: 12 } } }\n"))
}

/// The names of properties have no dots.
///
/// Upstream's calls take dotted paths; in a file a dot would become part of a name that nothing can address.
enum WidgetKeyPath: WidgetEntryCheck {
    static let rules: [Rule] = [.widgetKeyPath]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        check(entry.record?["properties"], &diagnostics)
        for user in entry.record?["userProperties"]?.mapEntries ?? [] { check(user.value, &diagnostics) }
    }

    private static func check(_ properties: ConfigValue?, _ diagnostics: inout [Diagnostic]) {
        guard case .map(let entries)? = properties?.value else { return }
        for entry in entries where entry.key.utf8.contains(UInt8(ascii: ".")) {
            let hint = ConfigReader.keyPathHint(entry.key)
            diagnostics.append(
                Diagnostic(
                    .widgetKeyPath, at: entry.keyRange, "a property's name has no dots: '\(entry.key)'", hint: hint))
        }
    }
}
