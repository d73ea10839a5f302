package import SourceDiagnostics

extension Rule {
    static let budget = Rule(
        "timeline.budget", .warning, "A timeline asks for more reloads than the system grants.",
        explanation: """
            A widget that is often seen gets 40 to 70 reloads a day. What it asks for beyond that comes late. Put more \
            entries into one timeline, or let the app ask when something has changed: in front, it pays nothing.
            """,
        wrong: .widget("timeline: { reload: { after: ↓5m } }\n" + dayExample),
        right: .widget("timeline: { reload: { after: 1h } }\n" + dayExample))
}

/// Policies stay within what the system grants in a day.
package enum ReloadsAreGranted: Check {
    package static let rules: [Rule] = [.budget]

    /// Adds a finding for a policy that spends more than a day's reloads.
    ///
    /// `sample` says how long the lists are of which entries are made; without it, nothing is said of those.
    package static func check(
        _ timeline: Timeline, in sample: BindingScope? = nil, _ diagnostics: inout [Diagnostic]
    ) {
        guard let place = timeline.places.reload else { return }
        if case (.atEnd, .moments) = (timeline.reload, timeline.entries) {
            // Nobody knows which dates will come; those that are over end at once.
            return report("once the last date is over, 'atEnd' asks again without a pause", at: place, &diagnostics)
        }
        guard let span = timeline.span ?? sample.flatMap({ timeline.span(in: $0) }) else { return }
        guard span > .zero else {
            if case .after = timeline.reload {
                let after = timeline.places.after ?? place
                let fix = FixIt("Write 1h", replace: after, with: "1h", isGuess: true)
                diagnostics.append(
                    Diagnostic(
                        .budget, at: after, "this asks again without a pause", hint: "write 1h",
                        fixes: after.lineText == nil ? [] : [fix]))
                return
            }
            return report("one entry is over at once, and 'atEnd' asks again without a pause", at: place, &diagnostics)
        }
        let asked = Int((Duration.seconds(86_400) / span).rounded(.down))
        guard asked > ReloadPlan.perDay else { return }
        diagnostics.append(
            Diagnostic(
                .budget, at: timeline.places.after ?? place,
                "this asks for \(asked) reloads a day; the system grants about \(ReloadPlan.perDay)",
                hint: "at least 29m apart all of them come in time"))
    }

    private static func report(_ message: String, at place: SourceRange, _ diagnostics: inout [Diagnostic]) {
        diagnostics.append(
            Diagnostic(
                .budget, at: place, message, hint: "write { after: 1h }",
                fixes: place.lineText == "atEnd"
                    ? [FixIt("Write { after: 1h }", replace: place, with: "{ after: 1h }", isGuess: true)] : []))
    }
}
