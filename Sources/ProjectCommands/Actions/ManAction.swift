import SceneModel

extension ManCommand {
    /// Prints the page.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let commands = try tool.commands(CommandLineTool.subcommands.map(\.command))
        terminal.write(
            ManualPage.text(
                for: commands, program: tool.name, version: tool.version,
                examples: try tool.kinds().flatMap(\.commandExamples)))
        return .success
    }
}
