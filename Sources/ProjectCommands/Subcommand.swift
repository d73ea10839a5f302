/// A command and the function that does its work.
struct Subcommand: Sendable {
    /// The work of a command.
    ///
    /// It may throw a ``UsageError`` for what only it can judge, such as a scene that does not exist.
    typealias Action = @Sendable (ParsedArguments, CommandLineTool, Terminal) async throws(UsageError) -> ExitCode

    /// What the command line looks like.
    let command: Command

    /// What happens then.
    let run: Action
}

extension CommandLineTool {
    /// Every command with its work, in the order of the help text.
    static let subcommands: [Subcommand] = [
        Subcommand(command: ValidateCommand.command) { (words, tool, terminal) throws(UsageError) in
            try await ValidateCommand.run(words, tool, terminal)
        },
        Subcommand(command: PreviewCommand.command) { (words, tool, terminal) throws(UsageError) in
            try await PreviewCommand.run(words, tool, terminal)
        },
        Subcommand(command: RenderCommand.command) { (words, tool, terminal) throws(UsageError) in
            try RenderCommand.run(words, tool, terminal)
        },
        Subcommand(command: LayoutCommand.command) { (words, tool, terminal) throws(UsageError) in
            try LayoutCommand.run(words, tool, terminal)
        },
        Subcommand(command: TimelineCommand.command) { (words, tool, terminal) throws(UsageError) in
            try TimelineCommand.run(words, tool, terminal)
        },
        Subcommand(command: ExplainCommand.command) { (words, tool, terminal) throws(UsageError) in
            try ExplainCommand.run(words, tool, terminal)
        },
        Subcommand(command: ExportCommand.command) { (words, tool, terminal) throws(UsageError) in
            try ExportCommand.run(words, tool, terminal)
        },
        Subcommand(command: ImportCommand.command) { (words, tool, terminal) throws(UsageError) in
            try ImportCommand.run(words, tool, terminal)
        },
        Subcommand(command: TokensCommand.command) { (words, tool, terminal) throws(UsageError) in
            try TokensCommand.run(words, tool, terminal)
        },
        Subcommand(command: SchemaCommand.command) { (words, tool, terminal) throws(UsageError) in
            try SchemaCommand.run(words, tool, terminal)
        },
        Subcommand(command: RulesCommand.command) { (words, tool, terminal) throws(UsageError) in
            try RulesCommand.run(words, tool, terminal)
        },
        Subcommand(command: ReferenceCommand.command) { (words, tool, terminal) throws(UsageError) in
            try ReferenceCommand.run(words, tool, terminal)
        },
        Subcommand(command: NewCommand.command) { (words, tool, terminal) throws(UsageError) in
            try NewCommand.run(words, tool, terminal)
        },
        Subcommand(command: CompletionCommand.command) { (words, tool, terminal) throws(UsageError) in
            try CompletionCommand.run(words, tool, terminal)
        },
        Subcommand(command: ManCommand.command) { (words, tool, terminal) throws(UsageError) in
            try ManCommand.run(words, tool, terminal)
        },
    ]
}
