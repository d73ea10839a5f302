import LiveValues
package import SourceDiagnostics

extension Rule {
    static let unreached = Rule(
        "timeline.unreached", .warning, "Entries begin after the next reload, which replaces them.",
        explanation: """
            'reload: { after: 2h }' makes a new timeline after two hours. Entries of the old one that begin later are \
            shown only if that reload fails or is put off. Give the timeline fewer entries, or let it last longer. A \
            reserve for a server that fails is a good reason to accept this finding.
            """,
        wrong: .widget(
            "timeline: { entries: { count: ↓12, every: 1h }, reload: { after: 2h } }\n" + dayExample),
        right: .widget("timeline: { entries: { count: 3, every: 1h }, reload: { after: 2h } }\n" + dayExample))
}

/// Entries begin before the next reload.
package enum EntriesAreReached: Check {
    package static let rules: [Rule] = [.unreached]

    /// Adds a finding for entries that begin after the reload for which the timeline asks.
    ///
    /// - Parameters:
    ///   - timeline: The widget's timeline.
    ///   - sample: Decides how long lists are of whose items entries are made.
    ///   - diagnostics: Takes the finding.
    package static func check(_ timeline: Timeline, in sample: BindingScope, _ diagnostics: inout [Diagnostic]) {
        guard case .after(let pause) = timeline.reload, let place = timeline.places.count,
            // More reloads than the budget has are put off, which shows later entries; that is told by itself.
            pause * ReloadPlan.perDay >= .seconds(86_400)
        else { return }
        let isOfItems: Bool
        switch timeline.entries {
        case .count: isOfItems = false
        case .items: isOfItems = true
        // A reload may come shortly before any time of day, and dates are those of data.
        case .times, .moments: return
        }
        let start = Timeline.exampleStart
        let entries = timeline.entries(now: start, in: sample)
        let late = entries.count { $0.date > start + pause }
        guard late > 0 else { return }
        let words = "\(late) of \(entries.count) entries \(late == 1 ? "begins" : "begin")"
        diagnostics.append(
            Diagnostic(
                .unreached, at: place,
                (isOfItems ? "with the sample, " : "") + words
                    + " after the next reload, and \(late == 1 ? "is" : "are") shown only if that fails or is put off",
                hint: "have fewer entries, or reload later",
                notes: timeline.places.after.map { [.init("the reload comes after \(pause.words)", at: $0)] } ?? []))
    }
}
