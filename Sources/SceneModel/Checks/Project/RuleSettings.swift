import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unknownSetting = Rule(
        "project.unknown-rule", .warning, "The project file sets a rule that does not exist.",
        explanation: "`diorama rules --short` lists every rule; `*` stands for a part of a name, as in `theme.*`.",
        wrong: .project("rules:\n  ↓theme.unused-tokn: off\n"), right: .project("rules:\n  theme.unused-token: off\n"))
}

/// What the project file says of rules concerns rules that there are, and that can be set.
enum RuleSettings: Check {
    static let rules: [Rule] = [.unknownSetting]

    static func check(_ policy: FindingPolicy, known rules: [Rule], _ diagnostics: inout [Diagnostic]) {
        let named = Dictionary(grouping: rules) { $0.id }
        for setting in policy.settings + policy.overrides.flatMap(\.settings) {
            let name = setting.entry.key
            let meant = setting.pattern.map { pattern in rules.filter { pattern.matches($0.id) } } ?? named[name] ?? []
            if meant.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .unknownSetting, at: setting.entry.keyRange, "no rule is called '\(name)'",
                        suggesting: diagnostics.suggestion(for: name, in: rules.map(\.id)),
                        hint: "'diorama rules --short' lists them"))
            } else if setting.level != .error, meant.allSatisfy({ $0.severity == .error }) {
                diagnostics.append(.fixedSetting(name, at: setting.entry.keyRange))
            }
        }
    }
}
