import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetDisabled = Rule(
        "widget.disabled", .warning, "A classroom's widget is active, but its configuration turns it off.",
        explanation: "With `enable: false` no client creates it.",
        wrong: .scene(
            sceneHead + classToolsExample + "widgets:\n  ↓poll: { active: true, configuration: { enable: false } }\n"),
        right: .scene(
            sceneHead + classToolsExample + "widgets:\n  poll: { active: true }\n"))
}

extension Diagnostic {
    /// The finding about an active widget that no client creates.
    static func disabled(_ id: String, at range: SourceRange, by value: ConfigValue) -> Diagnostic {
        Diagnostic(
            .widgetDisabled, at: range, "'\(id)' is active, but its configuration turns it off", hint: "nobody sees it",
            notes: [.init("it is turned off here", at: value.range)])
    }
}
