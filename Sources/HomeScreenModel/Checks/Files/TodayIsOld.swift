package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let legacy = Rule(
        "home.legacy", .warning, "A widget is there for the Today view alone.",
        explanation: """
            Since iOS 14 widgets of the Today view are an older kind, which people cannot put on their home screens. A \
            layout for a family such as systemMedium makes the widget one of today's.
            """,
        wrong: .widget("families: [↓todayCompact]\nlayouts: { default: { content: [{ text: Today }] } }\n"),
        right: .widget(
            "families: [todayCompact, systemMedium]\nlayouts: { default: { content: [{ text: Today }] } }\n"))
}

/// Widgets can stand on a home screen or a lock screen too.
package enum TodayIsOld: Check {
    package static let rules: [Rule] = [.legacy]

    /// Adds a finding for a widget all of whose families are the Today view's.
    package static func check(_ widget: RecordValue, _ findings: inout [Diagnostic]) {
        guard !widget.lost.contains("families"), !widget.lost.contains("layouts") else { return }
        let families = WidgetFamily.named(in: widget)
        let place = widget["families"]?.items.first?.range ?? widget["layouts"]?.mapEntries.first?.keyRange
        guard let place, !families.isEmpty, families.allSatisfy({ $0.surface == .todayView }) else { return }
        findings.append(
            Diagnostic(
                .legacy, at: place, "this widget is there for the Today view alone, which iOS 14 has superseded",
                hint: "add a layout for systemMedium"))
    }
}
