import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let source = Rule(
        "data.source", .error, "A source says twice where its data come from, or not at all.",
        explanation:
            "A source has one of file, http, store, topic, things, room and custom. Several sources have several names.",
        wrong: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    ↓file: quote.json\n    shape: text\n    sample: A\n"
                + dayExample),
        right: .widget(
            "data:\n  quote:\n    http: https://example.com/\n    shape: text\n    sample: A\n" + dayExample))
}

/// A source has one origin.
enum SourceIsOne: Check {
    static let rules: [Rule] = [.source]

    /// The only origin, or the first of several; nil when there is none.
    static func check(
        _ record: RecordValue, at place: SourceRange, _ diagnostics: inout [Diagnostic]
    ) -> (key: String, value: ConfigValue)? {
        let found = record.fields.filter { DeclaredSource.origins.contains(record.group.members[$0.member].key) }
        if found.count > 1 {
            let names = found.map { record.group.members[$0.member].key }
            diagnostics.append(
                Diagnostic(
                    .source, at: found[1].keyRange, "the data come from \(names.joinedAsList()) at once",
                    notes: [.init("the first is here", at: found[0].keyRange)]))
        } else if found.isEmpty, record.lost.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .source, at: place, "nothing says where these data come from",
                    hint: "add one of \(DeclaredSource.origins.joinedAsList("or"))"))
        }
        guard let first = found.first else { return nil }
        let key = record.group.members[first.member].key
        if let text = first.value.stringValue, text.allSatisfy(\.isWhitespace), let wanted = wanted[key] {
            diagnostics.append(
                Diagnostic(.source, at: first.value.range, "'\(key)' is empty", hint: "write \(wanted)"))
            return nil
        }
        return (key, first.value)
    }

    /// What stands at origins that say nothing of it themselves when they are empty.
    private static let wanted = [
        "file": "the path of a JSON file below the widget's folder", "store": "a key of the app's group",
        "things": "the id of a product, or all", "room": "a path such as room.name",
    ]
}
