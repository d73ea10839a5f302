import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let mediaAddress = Rule(
        "contexts.media-address", .warning, "An address cannot be what its key says.",
        explanation: "RTMP addresses begin with `rtmp://`, those of HLS, of FLV and of films with `https://`.",
        wrong: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: lin, hlsUrl: ↓rtmp://cdn.example/lin }\n"),
        right: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: lin, rtmpUrl: rtmp://cdn.example/lin }\n"))
}

/// Each address has the scheme that its protocol needs.
enum MediaAddress: FixtureCheck {
    static let rules: [Rule] = [.mediaAddress]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        for stream in fixture.records("streams") where !diagnostics.isFull {
            for key in ["rtmpUrl", "hlsUrl", "flvUrl"] { check(stream[key], key, &diagnostics) }
        }
        let recordings = fixture["room"]?.record?["recordingUrls"]?.record
        for key in ["rtmp", "hls", "flv"] { check(recordings?[key], key, &diagnostics) }
        for film in HostingFilm.film(in: fixture)?.mapEntries ?? [] { check(film.value, film.key, &diagnostics) }
    }

    private static func check(_ value: ConfigValue?, _ key: String, _ diagnostics: inout [Diagnostic]) {
        guard let value, let text = value.stringValue, !text.isEmpty else { return }
        let schemes = key.hasPrefix("rtmp") ? ["rtmp://", "rtmps://"] : ["https://", "http://"]
        guard !schemes.contains(where: { text.hasPrefix($0) && text.count > $0.count }) else { return }
        let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
        diagnostics.append(
            Diagnostic(
                .mediaAddress, at: value.range, "'\(key)' begins with '\(schemes[0])'; this is '\(shown)'"))
    }
}
