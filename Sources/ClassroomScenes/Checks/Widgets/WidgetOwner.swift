import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let widgetOwner = Rule(
        "contexts.widget-owner", .error, "A classroom's widget belongs to a user who is not there.",
        explanation: "`owner` is the `uuid` of the user whose leaving ends the widget's activity.",
        wrong: .fixture(oneTeacher + "widgets:\n  poll: { active: true, owner: ↓lim }\n"),
        right: .fixture(oneTeacher + "widgets:\n  poll: { active: true, owner: lin }\n"))
}
