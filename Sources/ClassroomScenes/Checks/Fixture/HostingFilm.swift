import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let hostingFilm = Rule(
        "contexts.hosting-film", .warning, "The film of a hosted class is not said as players read it.",
        explanation:
            "The room property `hostingScene` is a map with the film's address, `videoURL`, and another one for "
            + "when that fails, `reserveVideoURL`.",
        wrong: .fixture("room:\n  properties:\n    hostingScene: { ↓videoUrl: https://films.example/nails.mp4 }\n"),
        right: .fixture("room:\n  properties:\n    hostingScene: { videoURL: https://films.example/nails.mp4 }\n"))
}

/// The film of a hosted class is a map with the addresses that players read.
enum HostingFilm: FixtureCheck {
    static let rules: [Rule] = [.hostingFilm]

    private static let keys = ["videoURL", "reserveVideoURL"]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard let film = film(in: fixture) else { return }
        guard case .map = film.value else {
            diagnostics.append(
                Diagnostic(
                    .hostingFilm, at: film.range, "'hostingScene' is a map with 'videoURL' and 'reserveVideoURL'",
                    hint: "write 'hostingScene: { videoURL: https://… }'"))
            return
        }
        let entries = film.mapEntries
        if let unknown = entries.first(where: { !keys.contains($0.key) }) {
            diagnostics.append(
                Diagnostic(
                    .hostingFilm, at: unknown.keyRange, "players read no '\(unknown.key)' of a film",
                    suggesting: Suggestion(nearestTo: unknown.key, in: keys),
                    hint: "they read 'videoURL' and 'reserveVideoURL'"))
        } else if let odd = entries.first(where: { ($0.value.stringValue ?? "").isEmpty }) {
            diagnostics.append(
                Diagnostic(.hostingFilm, at: odd.value.range, "'\(odd.key)' is the address of a film, as text"))
        } else if !entries.contains(where: { $0.key == "videoURL" }) {
            diagnostics.append(Diagnostic(.hostingFilm, at: film.range, "a film needs 'videoURL': its address"))
        }
    }

    /// Whether a fixture names a film.
    static func isNamed(in fixture: RecordValue) -> Bool { film(in: fixture) != nil }

    /// What a fixture says of the film.
    static func film(in fixture: RecordValue) -> ConfigValue? {
        fixture["room"]?.record?["properties"]?.mapEntries.first { $0.key == "hostingScene" }?.value
    }
}
