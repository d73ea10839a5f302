import SceneModel

/// `validate`: checks files and everything they import.
enum ValidateCommand {
    /// The forms in which findings are printed.
    enum Format: String, CaseIterable, Sendable {
        /// For people, and for editors that know the compiler convention.
        case text
        /// An object with a version, a summary and the findings.
        case json
        /// SARIF 2.1.0, for code scanning.
        case sarif
        /// Annotations for GitHub's log.
        case github
    }

    static let paths = Positional<[String]>.many(
        "PATH",
        help: "Files, folders and quoted patterns such as 'Scenes/**/*.yaml' to check, or - for standard input"
            + " (default: Themes and Scenes)")

    static let format = Option<Format>.choice(
        "format", value: "FORMAT", default: .text, help: "How findings are printed")

    static let strict = Option<Bool>.flag("strict", help: "Exit 1 for warnings too, not only for errors")

    static let fix = Option<Bool>.flag(
        "fix", help: "Write into the files what mends findings without a doubt, and report what is left")

    static let all = Option<Bool>.flag(
        "all", help: "With --fix: also what is probably meant, such as a name spelled right")

    static let dryRun = Option<Bool>.flag("dry-run", help: "With --fix: write nothing, print a diff for 'git apply'")

    static let watch = Option<Bool>.flag("watch", help: "Check again after every save, until Ctrl-C")

    static let quiet = Option<Bool>.flag(
        "quiet", short: "q", help: "Print findings only, and nothing when there are none")

    static let stdinPath = Option<String?>.text(
        "stdin-path", value: "PATH", help: "With -: the file that standard input would be saved as")

    static let command = Command(
        name: "validate",
        summary: "Check themes, scenes and fixtures, and whatever they import.",
        discussion: [
            "Every finding is printed with its file, line and column, in file order, then one line that sums up."
                + " The command 'rules' explains each kind of finding.",
            "Paths may lie in several projects, and '--root' can be repeated. An image stands for the themes that use it;"
                + " files that no project uses are skipped.",
        ],
        arguments: [
            paths.declaration, format.declaration, strict.declaration, fix.declaration, all.declaration,
            dryRun.declaration, watch.declaration, quiet.declaration, stdinPath.declaration,
        ],
        examples: [
            .init("validate", "Checks everything below Themes and Scenes."),
            .init("validate Themes/evening.yaml --strict", "Checks one theme, and takes warnings as errors."),
            .init("validate --fix --all --dry-run", "Shows what every fix would change."),
            .init("validate --watch", "Checks again after every save."),
            .init("validate - --stdin-path Themes/evening.yaml", "Checks what an editor has not saved yet."),
            .init("validate --format sarif > findings.sarif", "Writes a report for code scanning."),
        ],
        exits: [
            .init(.success, "no findings, or only warnings without --strict"),
            .init(.findings, "errors; with --strict, any finding"),
            .init(.usage, "the command line is wrong, or a path cannot be read"),
        ])
}
