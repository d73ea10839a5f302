package import SourceDiagnostics

extension Rule {
    static let liveTopic = Rule(
        "home.live-topic", .error, "A widget has data from a topic, and nothing that makes it look again.",
        explanation: """
            A widget of a home screen runs for a moment and then is a picture: what is told on a topic reaches it with the \
            next timeline. 'reload: { topic: … }' asks for one. The Today view's widgets run while they are seen.
            """,
        wrong: .widget("families: [systemMedium]\ndata:\n  ↓lamp: " + lampExample + dayExample),
        right: .widget(
            "families: [systemMedium]\ndata:\n  lamp: " + lampExample + "timeline: { reload: { topic: home/lamp } }\n"
                + dayExample))

    private static let lampExample = "{ topic: home/lamp, shape: { on: boolean }, sample: { on: true } }\n"
}

/// What comes from a topic is looked at again.
package enum TopicsReload: Check {
    package static let rules: [Rule] = [.liveTopic]

    /// Adds a finding for the first source of a topic on which no reload waits.
    package static func check(
        _ sources: [DeclaredSource], _ timeline: Timeline, families: [WidgetFamily], _ diagnostics: inout [Diagnostic]
    ) {
        guard let family = families.first(where: { $0.surface != .todayView }) else { return }
        if case .topic = timeline.reload { return }
        for source in sources {
            guard case .topic(let topic) = source.origin else { continue }
            diagnostics.append(
                Diagnostic(
                    .liveTopic, at: source.range, "what is told on '\(topic)' does not reach \(family.rawValue)",
                    hint: "add 'reload: { topic: \(topic) }' to 'timeline'"))
            return
        }
    }
}
