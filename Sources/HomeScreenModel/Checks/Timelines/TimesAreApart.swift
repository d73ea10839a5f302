package import SourceDiagnostics

extension Rule {
    static let dense = Rule(
        "timeline.dense", .warning, "Entries begin less than five minutes after each other.",
        explanation:
            "The system draws entries ahead and may leave out what is closer. Texts that tick need no entries.",
        wrong: .widget("timeline: { entries: { count: 60, every: ↓1m } }\n" + dayExample),
        right: .widget("timeline: { entries: { count: 12, every: 5m } }\n" + dayExample))
}

/// Entries are as far apart as the system shows them.
package enum TimesAreApart: Check {
    package static let rules: [Rule] = [.dense]

    /// What the platform's documentation asks for.
    package static let least = Duration.seconds(300)

    /// Adds a finding for entries that are too close.
    package static func check(_ timeline: Timeline, _ diagnostics: inout [Diagnostic]) {
        switch timeline.entries {
        case .count(let count, let every) where count > 1 && every < least:
            report(every, at: timeline.places.every, &diagnostics)
        case .items(_, let every) where every < least:
            report(every, at: timeline.places.every, &diagnostics)
        case .times(let times):
            let close = times.indices.dropFirst().first { (1..<5).contains(times[$0].minutes - times[$0 - 1].minutes) }
            guard let close, timeline.places.times.indices.contains(close) else { return }
            let apart = Duration.seconds(60 * (times[close].minutes - times[close - 1].minutes))
            report(apart, at: timeline.places.times[close], &diagnostics)
        default: return
        }
    }

    private static func report(_ apart: Duration, at place: SourceRange?, _ diagnostics: inout [Diagnostic]) {
        guard let place else { return }
        diagnostics.append(
            Diagnostic(.dense, at: place, "entries are \(apart.words) apart; the system wants five minutes"))
    }
}
