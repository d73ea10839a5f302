import ConfigSchema
import SceneModel
import SourceDiagnostics

/// The users of a fixture, for checks of what names one.
enum FixtureUsers {
    static func ids(in fixture: RecordValue) -> Set<String> {
        Set(fixture.records("users").compactMap { $0["uuid"]?.stringValue })
    }

    /// Whether some users could not be read: then nobody can be told to be missing.
    static func areIncomplete(in fixture: RecordValue) -> Bool {
        fixture.lost.contains("users") || fixture.records("users").contains { $0["uuid"]?.stringValue == nil }
    }

    /// Whether two users have one identifier: one of them may be whoever is missed.
    static func areDoubled(in fixture: RecordValue, _ ids: Set<String>) -> Bool {
        ids.count < fixture.records("users").count
    }

    static func checkOwner(
        _ value: ConfigValue?, _ ids: Set<String>, _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]
    ) {
        guard !diagnostics.isFull, let value, let id = value.stringValue, !ids.contains(id) else { return }
        diagnostics.append(unknown(id, at: value.range, diagnostics.canSuggest ? ids : [], rule, what))
    }

    /// Reports each key of a map by users that is nobody's identifier.
    static func checkKeys(
        _ map: ConfigValue?, in fixture: RecordValue, _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]
    ) {
        guard let map, !areIncomplete(in: fixture) else { return }
        let ids = ids(in: fixture)
        if areDoubled(in: fixture, ids) { return }
        for entry in map.mapEntries where !ids.contains(entry.key) && !diagnostics.isFull {
            diagnostics.append(
                unknown(entry.key, at: entry.keyRange, diagnostics.canSuggest ? ids : [], rule, what))
        }
    }

    static func unknown(
        _ id: String, at range: SourceRange, _ ids: Set<String>, _ rule: Rule, _ what: String
    ) -> Diagnostic {
        // A class may be large; only ids of similar length can be near.
        let near = ids.filter { abs($0.utf8.count - id.utf8.count) <= 2 }.sorted().prefix(500)
        return Diagnostic(
            rule, at: range, "\(what) '\(id)' is not among the users",
            suggesting: Suggestion(nearestTo: id, in: near), hint: "add '\(id)' to 'users', or name one of them"
        ).caused(by: .missing(viewer: id, from: range.file.path))
    }
}

/// Identifiers that tell the records of a list apart.
enum Identifiers {
    /// Reports each record whose identifier an earlier one has.
    static func check(
        _ records: [RecordValue], key: String, noun: String, _ rule: Rule, _ diagnostics: inout [Diagnostic]
    ) {
        var first: [String: SourceRange] = [:]
        first.reserveCapacity(records.count)
        for record in records {
            guard let value = record[key], let id = value.stringValue else { continue }
            if let earlier = first[id] {
                diagnostics.append(
                    Diagnostic(
                        rule, at: value.range, "two \(noun)s are called '\(id)'",
                        notes: [.init("the first is here", at: earlier)]))
            } else {
                first[id] = value.range
            }
        }
    }
}

extension RecordValue {
    /// The records of a list, without what could not be read.
    func records(_ key: String) -> [RecordValue] { (self[key]?.items ?? []).compactMap(\.record) }
}
