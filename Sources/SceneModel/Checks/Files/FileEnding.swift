import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let fileEnding = Rule(
        "file.ending", .error, "A file's name does not end in .yaml.",
        explanation:
            "Themes, scenes and fixtures are found by their names, so a file with another ending is never read. Rename it.",
        wrong: RuleExample(path: "Themes/example.yml", "↓" + themeHead), right: .theme(themeHead))
}

extension ValidationTarget: Check {
    static let rules: [Rule] = [.fileEnding]
}

extension Diagnostic {
    /// The finding about a file that would be read if its name ended otherwise; `renamed` is the name that it should have.
    static func fileEnding(_ path: String, renamed: String?) -> Diagnostic {
        Diagnostic(
            .fileEnding, at: .startOf(SourceFile(path: path, bytes: [])),
            "'\(path)' is not read: the names of themes, scenes and fixtures end in '.yaml'",
            notes: renamed.map { [.init("rename it to '\($0)'")] } ?? [])
    }
}
