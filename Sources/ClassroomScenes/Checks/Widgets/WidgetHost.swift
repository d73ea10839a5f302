import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetHost = Rule(
        "widget.host", .warning, "A classroom's widget is active in a scene that has no place for it.",
        explanation: "Countdown, poll and quiz appear in `classTools`, the layer over the board.",
        wrong: .scene(sceneHead + "widgets:\n  ↓poll: { active: true }\n"),
        right: .scene(
            sceneHead + classToolsExample + "widgets:\n  poll: { active: true }\n"))
}

extension Diagnostic {
    /// The finding about an active widget whose host no file places.
    static func noHost(_ host: String, of id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .widgetHost, at: range, "'\(id)' is active, but no '\(host)' is there to show it",
            hint: "add '- \(host): {}' to 'compose'")
    }

    /// The finding about an active widget whose host is hidden, or is not there for everybody.
    static func hiddenHost(
        _ host: String, of id: String, at range: SourceRange, for audiences: [String] = []
    ) -> Diagnostic {
        let whom = audiences.isEmpty ? "" : " for \(audiences.joinedAsList())"
        return Diagnostic(
            .widgetHost, at: range, "'\(id)' is active, and '\(host)', which shows it, is not there\(whom)",
            hint: audiences.isEmpty ? "nobody sees it" : "they do not see it")
    }
}
