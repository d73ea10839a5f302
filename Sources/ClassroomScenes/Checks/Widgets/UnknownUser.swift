import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownUser = Rule(
        "contexts.unknown-user", .error, "The properties of a classroom's widget name a user who is not there.",
        explanation: "`grantedUsers` and `userProperties` are maps by the users' `uuid`.",
        wrong: .fixture(oneTeacher + "widgets:\n  netlessBoard: { properties: { grantedUsers: { ↓lim: true } } }\n"),
        right: .fixture(oneTeacher + "widgets:\n  netlessBoard: { properties: { grantedUsers: { lin: true } } }\n"))
}
