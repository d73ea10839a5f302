import SourceDiagnostics

extension Rule {
    static let viewLabel = Rule(
        "view.label", .warning, "Something to tap has no words, so that nobody hears what it does.",
        explanation: "A link, a button or a toggle without a text in it needs a `label` for those who use VoiceOver.",
        wrong: .layout("systemMedium", "- ↓link: { to: \"example://day\", items: [{ shape: circle }] }\n"),
        right: .layout("systemMedium", "- link: { to: \"example://day\", label: Today, items: [{ shape: circle }] }\n"))
}

/// What somebody taps has words.
enum TapHasName: LayoutCheck {
    static let rules: [Rule] = [.viewLabel]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for (index, entry) in layout.entries.enumerated() where entry.isTapped && entry.source["label"] == nil {
            if entry.source.hasLost("label") || entry.source.hasLost("items") || entry.isNothing { continue }
            // Those in it follow it, deeper than itself.
            let inner = layout.entries[(index + 1)...].prefix { $0.depth > entry.depth }
            let hasWords = inner.contains { entry in
                if case .use = entry.source.meaning { return true }
                return entry.source["label"] != nil || [TextView.name, DateView.name].contains(entry.name)
            }
            guard !hasWords else { continue }
            diagnostics.append(
                Diagnostic(
                    .viewLabel, at: entry.keyRange, "this \(entry.name) has no words that somebody could hear",
                    hint: "give it a 'label'"))
        }
    }
}
