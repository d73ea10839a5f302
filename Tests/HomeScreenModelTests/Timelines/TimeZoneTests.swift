import ConfigSchema
import Foundation
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import Testing

/// A telephone lives by the clocks of its place, also in the night in which they are put forward or back.
@Suite struct TimeZoneTests {
    private static func midnight() throws -> Timeline {
        let reading = try Reading(
            "timeline: { entries: { at: [\"00:00\"] } }\n",
            [PropertySpec("timeline", .record(Timeline.group), "Entries.")])
        var found: [Diagnostic] = []
        return Timeline(
            try #require(try reading["timeline"].record), BindingTypes(BindingTypes.builtIn), &found)
    }

    private static func moment(_ text: String) throws -> Timestamp {
        Timestamp(milliseconds: Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970) * 1000)
    }

    private static func format(_ zone: String) -> LocalFormat { .known("en", in: zone) }

    /// In Berlin, clocks went forward on 29 March 2026 at 1:00 UTC, and back on 25 October.
    @Test(arguments: [
        ("UTC", "2026-03-28T12:00:00Z", "2026-03-29T00:00:00Z"),
        ("Asia/Shanghai", "2026-03-28T12:00:00Z", "2026-03-28T16:00:00Z"),
        ("Europe/Berlin", "2026-03-28T12:00:00Z", "2026-03-28T23:00:00Z"),
        ("Europe/Berlin", "2026-03-29T12:00:00Z", "2026-03-29T22:00:00Z"),
        ("Europe/Berlin", "2026-10-24T12:00:00Z", "2026-10-24T22:00:00Z"),
        ("Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-25T23:00:00Z"),
    ])
    func beginsTheDayAtMidnightOfThePlace(zone: String, now: String, next: String) throws {
        let scope = BindingScope(roots: [:], format: Self.format(zone))
        let entries = try Self.midnight().entries(now: try Self.moment(now), in: scope)
        #expect(entries.map(\.date).dropFirst().first == (try Self.moment(next)))
    }

    @Test(arguments: [
        ("2026-03-29T00:59:00Z", "1:59"), ("2026-03-29T01:00:00Z", "3:00"),
        ("2026-10-25T00:30:00Z", "2:30"), ("2026-10-25T01:30:00Z", "2:30"),
    ])
    func showsTheClocksOfThePlace(moment: String, shown: String) throws {
        #expect(Self.format("Europe/Berlin").text(try Self.moment(moment), pattern: "H:mm") == shown)
    }

    @Test func keepsFormatsOfPlacesApart() throws {
        let moment = try Self.moment("2026-03-02T23:30:00Z")
        #expect(LocalFormat.known("en", in: "Asia/Shanghai").text(moment, pattern: "EEEE") == "Tuesday")
        #expect(LocalFormat.known("en", in: "UTC").text(moment, pattern: "EEEE") == "Monday")
    }
}
