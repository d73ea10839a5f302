import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateGroup = Rule(
        "contexts.duplicate-group", .error, "Two discussion groups have one identifier.",
        explanation: "Groups are told apart by `uuid`.",
        wrong: .fixture(oneTeacher + "groups:\n  - { uuid: optics, name: A }\n  - { uuid: ↓optics, name: B }\n"),
        right: .fixture(oneTeacher + "groups:\n  - { uuid: optics, name: A }\n  - { uuid: waves, name: B }\n"))
}

/// Every discussion group has an identifier of its own.
enum DuplicateGroup: FixtureCheck {
    static let rules: [Rule] = [.duplicateGroup]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        Identifiers.check(fixture.records("groups"), key: "uuid", noun: "group", .duplicateGroup, &diagnostics)
    }
}
