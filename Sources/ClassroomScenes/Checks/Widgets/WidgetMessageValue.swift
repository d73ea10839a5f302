import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetMessage = Rule(
        "widget.message", .error, "A message to a classroom's widget says everything by its name, and has a value.",
        explanation: "Signals are written as words.",
        wrong: .fixture("widgets:\n  poll: { messages: [{ hideSubmit: ↓true }] }\n"),
        right: .fixture("widgets:\n  poll: { messages: [hideSubmit] }\n"))
}

/// A message that says everything by its name has no value.
enum WidgetMessageValue: WidgetEntryCheck {
    static let rules: [Rule] = [.widgetMessage]

    static func check(_ entry: WidgetEntry, _ diagnostics: inout [Diagnostic]) {
        for message in (entry.record?["messages"]?.items ?? []).compactMap({ $0.mapEntries.first }) {
            let declared = entry.declaration?.messages.first { $0.name == message.key && $0.direction == .toWidget }
            guard let declared, declared.payload == nil else { continue }
            if case .null = message.value.value { continue }
            diagnostics.append(
                Diagnostic(
                    .widgetMessage, at: message.value.range, "the message '\(message.key)' takes no value",
                    hint: "write '- \(message.key)'"))
        }
    }
}
