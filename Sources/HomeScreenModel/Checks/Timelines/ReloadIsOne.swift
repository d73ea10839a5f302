import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let reload = Rule(
        "timeline.reload", .error, "A timeline has two reasons to be made anew, or none.",
        explanation: "'reload' is atEnd or never, or a map of one key: { after: 2h } or { topic: … }.",
        wrong: .widget("timeline: { reload: { after: 2h, ↓topic: day } }\n" + dayExample),
        right: .widget("timeline: { reload: { after: 2h } }\n" + dayExample))
}

/// A policy has one reason.
enum ReloadIsOne: Check {
    static let rules: [Rule] = [.reload]

    /// Whether a finding was added.
    static func check(_ record: RecordValue, at place: SourceRange, _ diagnostics: inout [Diagnostic]) -> Bool {
        guard record.lost.isEmpty, record.fields.count != 1 else { return false }
        let second = record.fields.dropFirst().first
        diagnostics.append(
            Diagnostic(
                .reload, at: second?.keyRange ?? place,
                second == nil ? "'reload' says nothing" : "'reload' has one reason",
                hint: second == nil ? "write { after: 2h } or { topic: … }" : nil,
                notes: second == nil ? [] : record.fields.prefix(1).map { .init("the first is here", at: $0.keyRange) })
        )
        return true
    }
}
