import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownWidget = Rule(
        "contexts.unknown-widget", .warning, "A classroom's widget is named that is not registered.",
        explanation: "Nothing shows such a widget. Instances carry an identifier behind a hyphen: `webView-lesson-3`.",
        wrong: .fixture(oneTeacher + "widgets:\n  ↓netlesBoard: { active: true }\n"),
        right: .fixture(oneTeacher + "widgets:\n  netlessBoard: { active: true }\n"))
}

/// A widget is one that rooms can have.
enum UnknownWidget: WidgetEntryCheck {
    static let rules: [Rule] = [.unknownWidget]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        guard entry.declaration == nil, !entry.catalog.widgets.isEmpty else { return }
        if let single = entry.catalog.singleWidget(entry.id) {
            diagnostics.append(
                Diagnostic(
                    .unknownWidget, at: entry.idRange, "the widget '\(single.id)' has no instances",
                    hint: "a room has one '\(single.id)'"))
            return
        }
        diagnostics.append(
            Diagnostic(
                .unknownWidget, at: entry.idRange, "no widget is registered as '\(entry.id)'",
                suggesting: Suggestion(nearestTo: entry.id, in: entry.catalog.widgets.map(\.id))))
    }
}
