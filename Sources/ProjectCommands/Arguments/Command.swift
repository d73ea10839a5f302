import PreviewServing
import SceneModel

/// One subcommand as data: its words for the help text and the arguments it takes.
///
/// What it does is an ``Action``, which `CommandLineTool.subcommands` puts beside it.
struct Command: Sendable {
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
    var arguments: [ArgumentDeclaration]

    /// Whether it serves live stores, so that it has the options that the tool's kinds of scenes bring for them.
    var takesPreviewOptions = false

    /// Lines to copy, with names that any kind of scene could have; kinds add their own.
    var examples: [CommandExample] = []

    /// Every status it ends with.
    let exits: [Exit]

    /// The same with the options that kinds of scenes bring.
    func adding(_ options: [PreviewOption]) -> Command {
        guard takesPreviewOptions else { return self }
        var command = self
        command.arguments += options.map { ArgumentDeclaration($0) }
        return command
    }

    /// The bare words, in their order.
    var positionals: [ArgumentDeclaration] { arguments.filter(\.isPositional) }

    /// The options and flags.
    var options: [ArgumentDeclaration] { arguments.filter { !$0.isPositional } }
}
