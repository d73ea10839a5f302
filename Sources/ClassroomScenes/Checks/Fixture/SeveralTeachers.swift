import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let severalTeachers = Rule(
        "contexts.several-teachers", .warning, "The room has a second teacher.",
        explanation: "Components show the first user with the role teacher.",
        wrong: .fixture("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: wang, role: ↓teacher }\n"),
        right: .fixture("users:\n  - { uuid: lin, role: teacher }\n  - { uuid: wang, role: assistant }\n"))
}

/// A room has one teacher.
enum SeveralTeachers: FixtureCheck {
    static let rules: [Rule] = [.severalTeachers]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        let teachers = users.records.compactMap { $0["role"] }.filter { $0.stringValue == "teacher" }
        guard let first = teachers.first else { return }
        for teacher in teachers.dropFirst() {
            diagnostics.append(
                Diagnostic(
                    .severalTeachers, at: teacher.range, "a second teacher; components show the first one",
                    notes: [.init("the first is here", at: first.range)]))
        }
    }
}
