import SourceDiagnostics

extension Diagnostic {
    /// A finding about something that has no counterpart in the exported form.
    static func notCarried(_ thing: String, at place: SourceRange, _ hint: String) -> Diagnostic {
        Diagnostic(.widgetNotCarried, at: place, "WidgetKit has no counterpart for \(thing)", hint: hint)
    }
}

extension Rule {
    static let widgetNotCarried = Rule(
        "export.not-carried", .warning, "A part of a widget has no counterpart in WidgetKit.",
        explanation: """
            The exported extension lacks it. Everything else is written, so that the finding lists what is left to do by \
            hand.
            """,
        wrong: RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\nfamilies: [systemSmall, ↓todayCompact]\nlayouts: { default: { content: [{ text: Today }] } }\n",
            otherFiles: app),
        right: RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\nfamilies: [systemSmall]\nlayouts: { default: { content: [{ text: Today }] } }\n",
            otherFiles: app))

    private static let app = ["Widgets/example/app.yaml": "app: example\ntitle: Example\nschemes: [example]\n"]
}
