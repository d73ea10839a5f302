import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let duplicateStream = Rule(
        "contexts.duplicate-stream", .error, "Two streams have one identifier.",
        explanation: "Streams are told apart by `uuid`.",
        wrong: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: lin }\n  - { uuid: ↓s-1, owner: lin }\n"),
        right: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: lin }\n  - { uuid: s-2, owner: lin }\n"))
}

/// Every stream has an identifier of its own.
enum DuplicateStream: FixtureCheck {
    static let rules: [Rule] = [.duplicateStream]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        Identifiers.check(fixture.records("streams"), key: "uuid", noun: "stream", .duplicateStream, &diagnostics)
    }
}
