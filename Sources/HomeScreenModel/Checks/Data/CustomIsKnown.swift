package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let customSource = Rule(
        "data.custom", .error, "A source is named that the program has not added.",
        explanation:
            "A program adds sources of its own to its home screens by their names; `diorama` itself adds none. Files that "
            + "name one are checked by the program that adds it, as in `swift run outdoors validate` for Examples/Compass.",
        wrong: .widget("data:\n  tide:\n    custom: ↓tides\n    shape: text\n    sample: A\n" + dayExample),
        right: .widget("data:\n  tide:\n    http: https://example.com/\n    shape: text\n    sample: A\n" + dayExample))
}

/// A source that is named is one that the program has.
package enum CustomIsKnown: Check {
    package static let rules: [Rule] = [.customSource]

    /// Checks a widget's sources against the names that the program has added.
    package static func check(_ widget: RecordValue, among known: [String], _ findings: inout [Diagnostic]) {
        for source in widget["data"]?.mapEntries ?? [] {
            guard let custom = source.value.record?["custom"], let name = custom.stringValue, !known.contains(name)
            else { continue }
            findings.append(
                Diagnostic(
                    .customSource, at: custom.range, "this program has added no source '\(name)'",
                    suggesting: Suggestion(nearestTo: name, in: known),
                    hint: known.isEmpty
                        ? "run the program that adds it; without one, use http, store or topic"
                        : "it has \(known.joinedAsList())"))
        }
    }
}
