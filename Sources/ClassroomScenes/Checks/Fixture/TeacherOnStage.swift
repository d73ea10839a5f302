import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let teacherOnStage = Rule(
        "contexts.teacher-on-stage", .warning, "The teacher is put on stage.",
        explanation: "The stage is the list of co-hosts, and the teacher is not one of them.",
        wrong: .fixture("users:\n  - { uuid: lin, role: teacher, onStage: ↓true }\n"),
        right: .fixture("users:\n  - { uuid: lin, role: teacher }\n"))
}

/// The teacher is not among those on stage.
enum TeacherOnStage: FixtureCheck {
    static let rules: [Rule] = [.teacherOnStage]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        for user in users.records where user["role"]?.stringValue == "teacher" {
            guard let onStage = user["onStage"], onStage.booleanValue == true else { continue }
            diagnostics.append(
                Diagnostic(
                    .teacherOnStage, at: onStage.range, "the teacher has a place of their own and is never on stage",
                    hint: "delete 'onStage'"))
        }
    }
}
