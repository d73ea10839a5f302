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
    package static func check(_ timeline: Timeline, _ diagnostics: inout [Diagnostic]) {
        guard let place = timeline.places.reload, let span = timeline.span else { return }
        guard span > .zero else {
            diagnostics.append(
                Diagnostic(
                    .budget, at: place, "one entry is over at once, and 'atEnd' asks again without a pause",
                    hint: "write { after: 1h }",
                    fixes: place.lineText == "atEnd"
                        ? [FixIt("Write { after: 1h }", replace: place, with: "{ after: 1h }", isGuess: true)] : []))
            return
        }
        let asked = Int((Duration.seconds(86_400) / span).rounded(.down))
        guard asked > ReloadPlan.perDay else { return }
        diagnostics.append(
            Diagnostic(
                .budget, at: timeline.places.after ?? place,
                "this asks for \(asked) reloads a day; the system grants about \(ReloadPlan.perDay)",
                hint: "at least 29m apart all of them come in time"))
    }
}
