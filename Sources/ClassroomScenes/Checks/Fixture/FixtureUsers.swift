import ConfigSchema
import SceneModel
import SourceDiagnostics

/// The users of a fixture, for checks of what names one: gathered once, because a dozen of them ask.
struct FixtureUsers {
    /// Those that could be read.
    let records: [RecordValue]
    private let ids: Set<String>
    private let areIncomplete: Bool
    /// Whether two users have one identifier.
    let areDoubled: Bool

    init(of fixture: RecordValue) {
        records = fixture.records("users")
        let known = Self.identifiers(of: records)
        let own = Set(known)
        ids = own.union(GeneratedStudents.identifiers(in: fixture, besides: own))
        areIncomplete =
            fixture.lost.contains("users") || GeneratedStudents.areLost(in: fixture) || known.count < records.count
        areDoubled = own.count < known.count
    }

    /// Whether it can be told that somebody is missing: not when a user could not be read, and not when two have one
    /// identifier, for either may be whoever is missed.
    var areKnown: Bool { !areIncomplete && !areDoubled }

    /// The users' identifiers in their order; nil when some user could not be read.
    static func identifiers(in fixture: RecordValue) -> [String]? {
        guard !fixture.lost.contains("users"), !GeneratedStudents.areLost(in: fixture) else { return nil }
        let records = fixture.records("users")
        let known = identifiers(of: records)
        guard known.count == records.count else { return nil }
        return known + GeneratedStudents.identifiers(in: fixture, besides: Set(known))
    }

    private static func identifiers(of records: [RecordValue]) -> [String] {
        records.compactMap { $0["uuid"]?.stringValue }
    }

    /// Reports a value that is nobody's identifier.
    func checkOwner(_ value: ConfigValue?, _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]) {
        guard !diagnostics.isFull, let value, let id = value.stringValue, !ids.contains(id) else { return }
        diagnostics.append(Self.unknown(id, at: value.range, diagnostics.canSuggest ? ids : [], rule, what))
    }

    /// Reports each key of a map by users that is nobody's identifier.
    func checkKeys(_ map: ConfigValue?, _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]) {
        guard let map, areKnown else { return }
        checkKeys(map.mapEntries, rule, what, &diagnostics)
    }

    /// The same for entries of several maps.
    func checkKeys(_ entries: [MapEntry], _ rule: Rule, _ what: String, _ diagnostics: inout [Diagnostic]) {
        for entry in entries where !ids.contains(entry.key) && !diagnostics.isFull {
            diagnostics.append(
                Self.unknown(entry.key, at: entry.keyRange, diagnostics.canSuggest ? ids : [], rule, what))
        }
    }

    private static func unknown(
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
