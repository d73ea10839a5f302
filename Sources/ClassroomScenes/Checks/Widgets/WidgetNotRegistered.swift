import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetNotRegistered = Rule(
        "widget.not-registered", .warning, "A classroom's widget is active that the room does not have.",
        explanation: "`registered: false` takes a widget out of the room, for everybody.",
        wrong: .fixture("widgets:\n  poll: { registered: false, active: ↓true }\n"),
        right: .fixture("widgets:\n  poll: { active: true }\n"))
}

/// A widget that is active is one that the room has.
enum WidgetNotRegistered: WidgetContentCheck {
    static let rules: [Rule] = [.widgetNotRegistered]

    static func check(_ content: WidgetContent, _ entry: MapEntry, _ diagnostics: inout [Diagnostic]) {
        guard let widget = content.whole.records[entry.key],
            content.whole.isUnregistered(entry.key, in: content.catalog), let active = widget["active"],
            active.booleanValue == true
        else { return }
        let isOwn = active.range.file.path == entry.keyRange.file.path
        diagnostics.append(
            Diagnostic(
                .widgetNotRegistered, at: isOwn ? active.range : entry.keyRange,
                "'\(entry.key)' is active, but the room does not have it", hint: "nobody sees it",
                notes: isOwn ? [] : [.init("it becomes active here", at: active.range)]))
    }
}
