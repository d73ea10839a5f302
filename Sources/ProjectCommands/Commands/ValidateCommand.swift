import SceneModel

/// `validate`: checks files and everything they import.
enum ValidateCommand {
    /// The forms in which findings are printed.
    enum Format: String, CaseIterable, Sendable {
        /// For people, and for editors that know the compiler convention.
        case text
        /// An array of findings.
        case json
        /// SARIF 2.1.0, for code scanning.
        case sarif
        /// Annotations for GitHub's log.
        case github
    }

    static let paths = Positional<[String]>.many(
        "PATH", help: "Files and folders to check (default: Themes and Scenes)")

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How findings are printed")

    static let strict = Option<Bool>.flag("strict", help: "Exit 1 for warnings too, not only for errors")

    static let command = Command(
        name: "validate",
        summary: "Check themes, scenes and fixtures, and whatever they import.",
        discussion: [
            "Every finding is printed with its file, line and column, in file order, then one line that sums up."
                + " The command 'rules' explains each kind of finding."
        ],
        arguments: [paths.declaration, format.declaration, strict.declaration],
        examples: [
            .init("validate", "Checks everything below Themes and Scenes."),
            .init("validate Themes/evening.yaml --strict", "Checks one theme, and takes warnings as errors."),
            .init("validate --format sarif > findings.sarif", "Writes a report for code scanning."),
        ],
        exits: [
            .init(.success, "no findings, or only warnings without --strict"),
            .init(.findings, "errors; with --strict, any finding"),
            .init(.usage, "the command line is wrong, or a path cannot be read"),
        ])
}
