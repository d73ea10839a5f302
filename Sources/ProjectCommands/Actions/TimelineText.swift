import Foundation
import LiveValues
import SceneModel

/// How plans are written.
enum TimelineText {
    /// A plan for people: a head, the events of each day, what they come to, and what is taken for granted.
    static func text(of plan: Forecast, called name: String) -> String {
        var lines = ["\(name): \(plan.subject)"]
        let zone = TimeZone(identifier: plan.timeZone) ?? .gmt
        var day = ""
        for event in plan.events {
            let date = written(event.time, in: zone)
            if date.day != day {
                day = date.day
                lines += ["", "\(day) \(plan.timeZone)"]
            }
            lines.append("  \(date.time)  \(event.text)")
        }
        lines += ["", plan.totals.map { "\($0.name) \($0.count)" }.joined(separator: ", "), "", "assumptions:"]
        lines += plan.assumptions.map { "  - \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A moment as clocks of a time zone show it, in two parts.
    private static func written(_ moment: Timestamp, in zone: TimeZone) -> (day: String, time: String) {
        let text = date(moment).formatted(Date.ISO8601FormatStyle(timeZone: zone))
        return (String(text.prefix(10)), String(text.dropFirst(11).prefix(8)))
    }

    /// A moment as files write one.
    private static func instant(_ moment: Timestamp) -> String { date(moment).formatted(.iso8601) }

    private static func date(_ moment: Timestamp) -> Date {
        Date(timeIntervalSince1970: Double(moment.milliseconds / 1000))
    }

    /// A plan for programs.
    struct Document: Encodable {
        private let name: String
        private let subject: String
        private let start: String
        private let timeZone: String
        private let events: [Event]
        private let totals: [String: Int]
        private let assumptions: [String]

        private struct Event: Encodable {
            let time: String
            let kind: String
            let text: String
            let details: LiveProperties
        }

        init(_ plan: Forecast, called name: String) {
            self.name = name
            subject = plan.subject
            start = instant(plan.start)
            timeZone = plan.timeZone
            events = plan.events.map {
                Event(time: instant($0.time), kind: $0.kind, text: $0.text, details: $0.details)
            }
            totals = Dictionary(plan.totals.map { ($0.name, $0.count) }, uniquingKeysWith: { first, _ in first })
            assumptions = plan.assumptions
        }
    }
}
