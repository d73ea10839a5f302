package import SourceDiagnostics

extension Rule {
    static let order = Rule(
        "timeline.order", .error, "A later entry begins before an earlier one.",
        explanation:
            "The system shows entries in the order of their dates; one that is listed late is never where it stands.",
        wrong: .widget("timeline: { entries: { at: [\"18:00\", ↓\"07:30\"] } }\n" + dayExample),
        right: .widget("timeline: { entries: { at: [\"07:30\", \"18:00\"] } }\n" + dayExample))
}

/// Entries begin one after the other.
package enum TimesRise: Check {
    package static let rules: [Rule] = [.order]

    /// Adds a finding for the first time of day that is before the one in front of it.
    package static func check(_ timeline: Timeline, _ diagnostics: inout [Diagnostic]) {
        guard case .times(let times) = timeline.entries, times.count == timeline.places.times.count else { return }
        guard let fall = times.indices.dropFirst().first(where: { times[$0] <= times[$0 - 1] }) else { return }
        let isTwice = times[fall] == times[fall - 1]
        diagnostics.append(
            Diagnostic(
                .order, at: timeline.places.times[fall],
                isTwice ? "this time is there already" : "this time is before the one in front of it"))
    }

    /// The same for the items that a sample has.
    package static func check(_ timeline: Timeline, in sample: BindingScope, _ diagnostics: inout [Diagnostic]) {
        guard let fall = timeline.firstFall(in: sample), let place = timeline.places.times.first else { return }
        diagnostics.append(
            Diagnostic(.order, at: place, "in the sample, item \(fall) begins before item \(fall - 1)"))
    }
}
