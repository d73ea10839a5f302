import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetSize = Rule(
        "widget.size", .error, "A frame gives a size to a classroom's widget that decides its own.",
        explanation:
            "Countdown, poll and quiz are as large as their contents. A frame places them: `x` and `y` are shares of the way that is free.",
        wrong: .fixture("widgets:\n  poll: { frame: { x: 0.5, y: 0.5, ↓width: 0.4 } }\n"),
        right: .fixture("widgets:\n  poll: { frame: { x: 0.5, y: 0.5 } }\n"))
}

/// No frame gives a size to a widget that decides its own.
enum WidgetSize: WidgetEntryCheck {
    static let rules: [Rule] = [.widgetSize]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        guard let declaration = entry.declaration, declaration.ownsSize, let frame = entry.record?["frame"]?.record
        else { return }
        for key in ["width", "height"] {
            guard let field = frame.field(key) else { continue }
            diagnostics.append(
                Diagnostic(
                    .widgetSize, at: field.keyRange,
                    "the widget '\(declaration.id)' decides its own size; '\(key)' has no effect",
                    hint: "a frame only places it, by 'x' and 'y'"))
        }
    }
}
