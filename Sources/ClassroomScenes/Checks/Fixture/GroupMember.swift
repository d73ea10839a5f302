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

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areKnown else { return }
        for group in fixture.records("groups") {
            for member in group["users"]?.items ?? [] {
                users.checkOwner(member, .groupMember, "the group's member", &diagnostics)
            }
            for guest in group["invited"]?.items ?? [] {
                users.checkOwner(guest, .groupMember, "the group's guest", &diagnostics)
            }
        }
    }
}
