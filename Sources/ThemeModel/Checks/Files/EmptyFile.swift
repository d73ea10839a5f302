import ConfigSchema
package import SourceDiagnostics

extension Rule {
    package static let emptyFile = Rule(
        "file.empty", .error, "A file has no content.",
        explanation: "A theme needs at least its name and something to say; a scene needs its name.",
        wrong: .theme("↓# nothing here yet\n"), right: .theme(themeHead))
}

/// A file has something in it besides comments.
package enum EmptyFile: Check {
    package static let rules: [Rule] = [.emptyFile]
}

extension Diagnostic {
    /// The finding about a file of which nothing is left but comments; `noun` says what it should hold.
    package static func emptyFile(_ noun: String, _ file: SourceFile) -> Diagnostic {
        Diagnostic(.emptyFile, at: .startOf(file), "this \(noun) has no content")
    }
}
