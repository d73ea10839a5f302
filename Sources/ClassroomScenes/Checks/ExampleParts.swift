import ConfigSchema
import SourceDiagnostics

// What the examples of several rules are made of.

extension Rule {
    /// A fixture with a teacher.
    static let oneTeacher = "users:\n  - { uuid: lin, role: teacher }\n"

    /// A scene's place for widgets.
    static let classToolsExample = "compose:\n  - classTools: { left: 0, right: 0, top: 0, bottom: 0 }\n"

    /// The properties of a poll, but for its answers.
    static let pollExample = """
              pollState: 1
              pollId: a
              mode: 1
              pollTitle: Which is smoother?

        """
}
