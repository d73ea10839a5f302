import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let driveOwner = Rule(
        "contexts.drive-owner", .error, "Somebody who is not there has files in the cloud drive.",
        explanation: "The keys below `own` are each the `uuid` of one of the users.",
        wrong: .fixture(oneTeacher + "drive: { own: { ↓lim: [{ name: Notes.pdf }] } }\n"),
        right: .fixture(oneTeacher + "drive: { own: { lin: [{ name: Notes.pdf }] } }\n"))
}

/// Whoever has files of their own is one of the users.
enum DriveOwner: FixtureCheck {
    static let rules: [Rule] = [.driveOwner]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        users.checkKeys(fixture["drive"]?.record?["own"], .driveOwner, "the files' owner", &diagnostics)
    }
}
