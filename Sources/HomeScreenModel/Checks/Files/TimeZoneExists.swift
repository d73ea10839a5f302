package import ConfigSchema
import Foundation
package import SourceDiagnostics

extension Rule {
    static let timeZone = Rule(
        "contexts.time-zone", .error, "A fixture names a time zone that does not exist.",
        explanation: """
            Time zones have the names of the IANA: an area and a city, such as `Asia/Shanghai`, or `UTC`. Abbreviations \
            such as CST mean several, and a distance from UTC knows no summer time.
            """,
        wrong: .homeScreen(placing: "  - example/day: {}\ncontexts: { timeZone: ↓Asia/Shanghia }\n"),
        right: .homeScreen(placing: "  - example/day: {}\ncontexts: { timeZone: Asia/Shanghai }\n"))
}

/// The time zone of a fixture is one that there is.
package enum TimeZoneExists: Check {
    package static let rules: [Rule] = [.timeZone]

    /// Adds a finding for a name that no place has.
    package static func check(_ fixture: RecordValue, _ findings: inout [Diagnostic]) {
        guard let value = fixture["timeZone"], let name = value.stringValue, name != "UTC" else { return }
        // Older and newer names of one place are zones, too, and not in the list.
        guard !name.contains("/") || TimeZone(identifier: name) == nil else { return }
        let known = TimeZone.knownTimeZoneIdentifiers
        let city = known.first { $0.split(separator: "/").last?.lowercased() == name.lowercased() }
        let nearest = city.map { Suggestion($0) } ?? findings.suggestion(for: name, in: known + ["UTC"])
        findings.append(
            Diagnostic(
                .timeZone, at: value.range, "there is no time zone '\(name)'", suggesting: nearest,
                hint: nearest == nil ? "write an area and a city, such as Asia/Shanghai, or UTC" : nil))
    }
}
