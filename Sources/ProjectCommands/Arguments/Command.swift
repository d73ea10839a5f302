/// One subcommand as data: its words for the help text and the arguments it takes.
///
/// What it does is an ``Action``, which `CommandLineTool.subcommands` puts beside it.
struct Command: Sendable {
    /// A line that a person could type, and what it does.
    struct Example: Sendable {
        let line: String
        let effect: String

        /// The line without the program's name, such as `validate --strict`.
        init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// What an exit status of the command means.
    struct Exit: Sendable {
        let code: ExitCode
        let meaning: String

        init(_ code: ExitCode, _ meaning: String) {
            self.code = code
            self.meaning = meaning
        }
    }

    /// The word after the program's name.
    let name: String

    /// One sentence for the overview and the head of the help text.
    let summary: String

    /// Paragraphs below it.
    var discussion: [String] = []

    /// Positionals in their order, then options, as declared.
    let arguments: [ArgumentDeclaration]

    /// Lines to copy.
    let examples: [Example]

    /// Every status it ends with.
    let exits: [Exit]

    /// The bare words, in their order.
    var positionals: [ArgumentDeclaration] { arguments.filter(\.isPositional) }

    /// The options and flags.
    var options: [ArgumentDeclaration] { arguments.filter { !$0.isPositional } }
}
