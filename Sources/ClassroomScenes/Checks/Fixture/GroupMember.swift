import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let groupMember = Rule(
        "contexts.group-member", .error, "A discussion group names somebody who is not there.",
        explanation: "`users` and `invited` of a group are identifiers of the fixture's users.",
        wrong: .fixture(oneTeacher + "groups:\n  - { uuid: optics, name: Optics, users: [↓lim] }\n"),
        right: .fixture(oneTeacher + "groups:\n  - { uuid: optics, name: Optics, users: [lin] }\n"))
}

/// Whoever is in a group, or was asked in, is one of the users.
enum GroupMember: FixtureCheck {
    static let rules: [Rule] = [.groupMember]

    static func check(_ fixture: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard !FixtureUsers.areIncomplete(in: fixture) else { return }
        let ids = FixtureUsers.ids(in: fixture)
        if FixtureUsers.areDoubled(in: fixture, ids) { return }
        for group in fixture.records("groups") {
            for member in group["users"]?.items ?? [] {
                FixtureUsers.checkOwner(member, ids, .groupMember, "the group's member", &diagnostics)
            }
            for guest in group["invited"]?.items ?? [] {
                FixtureUsers.checkOwner(guest, ids, .groupMember, "the group's guest", &diagnostics)
            }
        }
    }
}
