import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let streamOwner = Rule(
        "contexts.stream-owner", .error, "A stream belongs to a user who is not there.",
        explanation: "`owner` is the `uuid` of one of the users.",
        wrong: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: ↓lim }\n"),
        right: .fixture(oneTeacher + "streams:\n  - { uuid: s-1, owner: lin }\n"))
}

/// Every stream belongs to one of the users.
enum StreamOwner: FixtureCheck {
    static let rules: [Rule] = [.streamOwner]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areKnown else { return }
        for stream in fixture.records("streams") {
            users.checkOwner(stream["owner"], .streamOwner, "the stream's owner", &diagnostics)
        }
    }
}
