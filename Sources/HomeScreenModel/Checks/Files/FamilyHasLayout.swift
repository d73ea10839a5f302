package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let noLayout = Rule(
        "home.no-layout", .error, "A widget can be placed in a family that it has no layout for.",
        explanation: """
            Every family that 'families' lists needs a layout of its own, or 'default', which serves all that have none.
            """,
        wrong: .widget(
            "families: [systemSmall, ↓systemLarge]\nlayouts: { systemSmall: { content: [{ text: Today }] } }\n"),
        right: .widget("families: [systemSmall, systemLarge]\nlayouts: { default: { content: [{ text: Today }] } }\n"))
}

/// What people can place, somebody has drawn.
package enum FamilyHasLayout: Check {
    package static let rules: [Rule] = [.noLayout]

    package static func check(_ widget: RecordValue, _ findings: inout [Diagnostic]) {
        guard let layouts = widget["layouts"], !widget.lost.contains("layouts") else { return }
        let drawn = layouts.mapEntries.map(\.key)
        if drawn.isEmpty, layouts.range.lineText == "{}" {
            findings.append(
                Diagnostic(
                    .noLayout, at: layouts.range, "the widget has no layout, and people can place it nowhere",
                    hint: "add one, such as systemSmall: { content: [{ text: Hello }] }"))
        }
        guard !drawn.contains("default"), !drawn.isEmpty else { return }
        for family in widget["families"]?.items ?? [] {
            guard let name = family.stringValue, !drawn.contains(name) else { continue }
            findings.append(
                Diagnostic(
                    .noLayout, at: family.range, "there is no layout for '\(name)'",
                    hint: "add it below 'layouts', or one that is called 'default'"))
        }
    }
}
