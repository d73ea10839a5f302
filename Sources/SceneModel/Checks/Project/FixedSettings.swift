import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let fixedSetting = Rule(
        "project.fixed-rule", .warning, "The project file wants errors to be less than errors.",
        explanation: "An error says that a file cannot be used as it is. Only findings that warn can be set.",
        wrong: .project("rules:\n  ↓config.unknown-key: off\n"),
        right: .project("rules:\n  theme.unused-token: off\n"))
}

/// Errors stay errors, whatever the project file says.
enum FixedSettings: Check {
    static let rules: [Rule] = [.fixedSetting]
}

extension Diagnostic {
    static func fixedSetting(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.fixedSetting, at: range, "'\(name)' is an error, and stays one", hint: "only warnings can be set")
    }
}
