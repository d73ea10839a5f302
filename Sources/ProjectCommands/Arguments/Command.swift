import Exporting
import Importing
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

    /// Whether it makes a plan, so that it has those of these options that a plan can be made with.
    var takesPlanOptions = false

    /// Whether it shows one view, so that it has an option for each axis that the tool's kinds of scenes add.
    var takesAxes = false

    /// Lines to copy, with names that any kind of scene could have; kinds add their own.
    var examples: [CommandExample] = []

    /// Every status it ends with.
    let exits: [Exit]

    /// The same with the options that kinds of scenes bring, and with those of their axes.
    func adding(_ options: [PreviewOption], _ planOptions: [PreviewOption], _ axes: [SceneAxis]) -> Command {
        var command = self
        if takesPlanOptions { command.arguments += planOptions.map { ArgumentDeclaration($0) } }
        if takesPreviewOptions { command.arguments += options.map { ArgumentDeclaration($0) } }
        if takesAxes { command.arguments += axes.map { ViewOptions.option(for: $0).declaration } }
        return command
    }

    /// The same, whose help names the files that kinds of scenes bring.
    func naming(filesOf kinds: [any SceneKind]) -> Command {
        var command = self
        command.arguments = arguments.map { argument in
            var argument = argument
            let names =
                switch argument.source {
                case .startable: kinds.flatMap { $0.startingFiles?.files.map(\.format) ?? [] }
                case .formats: kinds.compactMap(\.sceneNoun) + kinds.flatMap(\.fileFormats).map(\.name)
                default: [String]()
                }
            argument.help = ([argument.help] + names).joined(separator: ", ")
            return argument
        }
        return command
    }

    /// The command with the options that forms of exports bring, where it takes a form.
    func taking(optionsOf targets: [any ExportForm]) -> Command {
        guard arguments.contains(where: { $0.source == .targets }) else { return self }
        var command = self
        command.arguments += targets.options.map { ArgumentDeclaration($0) }
        return command
    }

    /// The command, whose help lists the forms of exports or imports where it takes one.
    func naming(_ targets: [any ExportForm], _ sources: [any ImportSource]) -> Command {
        var command = self
        if arguments.contains(where: { $0.source == .targets }) {
            command.discussion += targets.map { "'\($0.name)' writes \($0.summary)." }
        }
        if arguments.contains(where: { $0.source == .sources }) {
            command.discussion += sources.map { "'\($0.name)' reads \($0.summary)." }
        }
        return command
    }

    /// Whether some of its options are the kinds' to say.
    var takesKindOptions: Bool { takesPreviewOptions || takesPlanOptions || takesAxes }

    /// The bare words, in their order.
    var positionals: [ArgumentDeclaration] { arguments.filter(\.isPositional) }

    /// The options and flags.
    var options: [ArgumentDeclaration] { arguments.filter { !$0.isPositional } }
}
