import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let entries = Rule(
        "timeline.entries", .error, "The properties of 'entries' do not say when they begin, or say it twice.",
        explanation: """
            Entries are so many at equal distances ('count', 'every'), at times of day ('at'), or one for each item of a \
            list ('each', with 'every', or 'at' for a date that each item has).
            """,
        wrong: .widget("timeline: { entries: { count: 3, ↓at: [\"07:30\", \"18:00\"] } }\n" + dayExample),
        right: .widget("timeline: { entries: { at: [\"07:30\", \"18:00\"] } }\n" + dayExample))

    /// What examples show that are about something else.
    static let dayExample =
        "layouts:\n  default: { content: [{ text: { value: \"{entry.date | date('HH:mm')}\" } }] }\n"
}

/// What 'entries' says goes together.
enum EntriesAgree: Check {
    static let rules: [Rule] = [.entries]

    /// Whether a finding was added.
    static func check(_ record: RecordValue, _ diagnostics: inout [Diagnostic]) -> Bool {
        guard let (field, message) = conflict(in: record) else { return false }
        diagnostics.append(Diagnostic(.entries, at: field.keyRange, message))
        return true
    }

    private static func conflict(in record: RecordValue) -> (RecordValue.Field, String)? {
        let isBound = if case .bound = record["at"]?.value { true } else { false }
        if let at = record.field("at") {
            if isBound, record["each"] == nil, !record.lost.contains("each") {
                return (at, "a date of each item needs 'each'; times of day are a list such as [\"07:30\"]")
            }
            if !isBound, record["each"] != nil { return (at, "with 'each', 'at' is a date of the item: \"{item.…}\"") }
            if record["count"] != nil {
                return (later("at", "count", in: record) ?? at, "'at' says how many there are")
            }
            if let every = record.field("every") { return (every, "'at' says when they begin") }
        }
        if let count = record.field("count"), record["each"] != nil {
            return (count, "there are as many as 'each' has items")
        }
        let isCounted = ["count", "each"].contains { record[$0] != nil || record.lost.contains($0) }
        if let every = record.field("every"), !isCounted, record["at"] == nil, !record.lost.contains("at") {
            return (every, "'every' is the distance of several, and nothing says how many: add 'count'")
        }
        return nil
    }

    private static func later(_ left: String, _ right: String, in record: RecordValue) -> RecordValue.Field? {
        record.fields.last { [left, right].contains(record.group.members[$0.member].key) }
    }
}
