import SceneModel

/// `completion`: what a shell needs to complete command lines.
enum CompletionCommand {
    /// The shells that can be taught, and what their scripts ask for.
    enum Target: String, CaseIterable, Sendable {
        /// GNU Bash 3.2 or newer.
        case bash
        /// For `compinit`, as a file in a folder of `fpath`.
        case zsh
        /// fish 3.4 or newer.
        case fish
        /// What may stand in place of the last of some words.
        case words
    }

    static let target = Positional<Target>.choice(
        "SHELL", help: "Whose script is printed; with words, what may follow, as the scripts ask for it")

    static let words = Positional<[String]>.many(
        "WORD", help: "For words: what stands behind the program's name, behind '--', the unfinished word last")

    static let command = Command(
        name: "completion",
        summary: "Print a script with which a shell completes commands, options and names.",
        discussion: [
            "Scenes, themes, screens and languages are those of the project in the current folder, or behind --root."
        ],
        arguments: [target.declaration, words.declaration],
        examples: [
            .init("completion bash > completion.bash", "Teaches Bash, when ~/.bashrc sources the file."),
            .init("completion zsh > ~/.zfunc/_completion", "Teaches zsh, where fpath names ~/.zfunc before compinit."),
            .init("completion fish | source", "Teaches fish; as a line of config.fish, for good."),
        ],
        exits: [.init(.success, "the script was printed"), .init(.usage, "the command line is wrong")])
}
