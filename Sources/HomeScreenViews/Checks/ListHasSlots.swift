import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let scrolling = Rule(
        "home.scrolling", .error, "A list has no number of slots, as if a widget scrolled.",
        explanation: """
            Widgets do not scroll: what does not fit is not there. `slots` says how many items there is space for, in \
            each family or in all. A list that is written out in the file is as long as it is.
            """,
        wrong: .layout("systemMedium", "- ↓each: { in: \"{names}\", item: { text: A } }\n", more: names),
        right: .layout("systemMedium", "- each: { in: \"{names}\", slots: 4, item: { text: A } }\n", more: names))

    private static let names = "data: { names: { store: names, shape: [text], sample: [Lin] } }\n"
}

/// A list from data shows as many items as there is space for.
enum ListHasSlots: LayoutCheck {
    static let rules: [Rule] = [.scrolling]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries {
            guard case .each = entry.source.meaning, case .bound? = entry.source["in"]?.value else { continue }
            if entry.source["slots"] == nil, !entry.source.hasLost("slots") {
                diagnostics.append(
                    Diagnostic(
                        .scrolling, at: entry.keyRange, "a widget does not scroll: 'each' needs 'slots'",
                        hint: "say how many items there is space for, such as 'slots: 4'"))
                continue
            }
            guard let families = entry.source["slots"]?.mapEntries, !families.isEmpty,
                let missing = layout.families.first(where: { name in !families.contains { $0.key == name } })
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .scrolling, at: entry.source["slots"]?.range ?? entry.keyRange,
                    "'slots' has no number for \(missing), which this layout serves", hint: "add '\(missing): 4'"))
        }
    }
}
