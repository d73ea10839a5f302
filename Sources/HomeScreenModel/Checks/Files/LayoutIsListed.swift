package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let families = Rule(
        "home.families", .warning, "A widget draws a family that it does not list, or lists one twice.",
        explanation: """
            Where a widget has 'families', people can place it in these and in no others; without, in all that it has \
            layouts for.
            """,
        wrong: .widget(
            "families: [systemSmall]\nlayouts:\n  systemSmall: { content: [{ text: Today }] }\n"
                + "  ↓systemLarge: { content: [{ text: Today }] }\n"),
        right: .widget(
            "families: [systemSmall, systemLarge]\nlayouts:\n  systemSmall: { content: [{ text: Today }] }\n"
                + "  systemLarge: { content: [{ text: Today }] }\n"))
}

/// What somebody has drawn, people can place.
package enum LayoutIsListed: Check {
    package static let rules: [Rule] = [.families]

    /// Adds a finding for each family that is listed again, and one for each layout that no listed family has.
    package static func check(_ widget: RecordValue, _ findings: inout [Diagnostic]) {
        guard let families = widget["families"]?.items, !families.isEmpty, !widget.lost.contains("families") else {
            return
        }
        var listed: [String: SourceRange] = [:]
        for family in families {
            guard let name = family.stringValue else { continue }
            if let first = listed[name] {
                findings.append(
                    Diagnostic(
                        .families, at: family.range, "'\(name)' is listed already", hint: "take it out",
                        notes: [.init("it is here", at: first)]))
            } else {
                listed[name] = family.range
            }
        }
        let layouts = widget["layouts"]?.mapEntries ?? []
        let drawn = Set(layouts.map(\.key))
        // A name that is wrong in the list is told where it stands: what it may have meant is no mistake of its own.
        guard families.allSatisfy({ $0.stringValue.map { drawn.contains($0) || drawn.contains("default") } == true })
        else { return }
        for layout in layouts where layout.key != "default" && listed[layout.key] == nil {
            findings.append(
                Diagnostic(
                    .families, at: layout.keyRange, "nobody can place the widget as '\(layout.key)'",
                    hint: "add it to 'families', or take the layout out"))
        }
    }
}
