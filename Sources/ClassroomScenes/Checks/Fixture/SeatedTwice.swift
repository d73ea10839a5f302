import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let seatedTwice = Rule(
        "contexts.seated-twice", .error, "Somebody is in two discussion groups, or twice in one.",
        explanation: "One is in one room at a time. Somebody who is in a group can be asked into another one.",
        wrong: .fixture(
            oneTeacher
                + "groups:\n  - { uuid: a, name: A, users: [lin] }\n  - { uuid: b, name: B, users: [↓lin] }\n"),
        right: .fixture(
            oneTeacher
                + "groups:\n  - { uuid: a, name: A, users: [lin] }\n  - { uuid: b, name: B, invited: [lin] }\n"))
}

/// Everybody is in one group at most, and is not asked into the one that they are in.
enum SeatedTwice: FixtureCheck {
    static let rules: [Rule] = [.seatedTwice]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        var seats: [String: SourceRange] = [:]
        for group in fixture.records("groups") {
            var own: [String: SourceRange] = [:]
            for member in group["users"]?.items ?? [] {
                guard let uuid = member.stringValue else { continue }
                if let earlier = seats[uuid] {
                    report(member, "'\(uuid)' is in a group already", earlier, &diagnostics)
                } else {
                    seats[uuid] = member.range
                }
                own[uuid] = member.range
            }
            for guest in group["invited"]?.items ?? [] {
                guard let uuid = guest.stringValue else { continue }
                if let earlier = own[uuid] {
                    report(guest, "'\(uuid)' is in the group, and cannot be asked into it", earlier, &diagnostics)
                }
                own[uuid] = guest.range
            }
        }
    }

    private static func report(
        _ value: ConfigValue, _ message: String, _ earlier: SourceRange, _ diagnostics: inout [Diagnostic]
    ) {
        guard !diagnostics.isFull else { return }
        diagnostics.append(
            Diagnostic(
                .seatedTwice, at: value.range, message, hint: "leave '\(value.stringValue ?? "")' in one of them",
                notes: [.init("the first time is here", at: earlier)]))
    }
}
