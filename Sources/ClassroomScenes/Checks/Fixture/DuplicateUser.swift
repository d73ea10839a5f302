import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateUser = Rule(
        "contexts.duplicate-user", .error, "Two users have one identifier.",
        explanation: "Users are told apart by `uuid` alone; names may repeat.",
        wrong: .fixture("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: ↓lin, role: student }\n"),
        right: .fixture("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: chen, role: student }\n"))
}

/// Every user has an identifier of their own.
enum DuplicateUser: FixtureCheck {
    static let rules: [Rule] = [.duplicateUser]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areDoubled else { return }
        Identifiers.check(users.records, key: "uuid", noun: "user", .duplicateUser, &diagnostics)
    }
}
