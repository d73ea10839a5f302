import SourceDiagnostics

extension CompletionCommand {
    /// Prints a script, or answers one.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let words = try arguments[words]
        guard let shell = CompletionScript(rawValue: try arguments[target].rawValue) else {
            let commands = try tool.commands(CommandLineTool.subcommands.map(\.command))
            for candidate in CompletionCandidates(commands: commands, tool: tool).all(for: words) {
                terminal.write("\(candidate.word)\t\(LineExcerpt.printable(candidate.meaning))\n")
            }
            return .success
        }
        guard words.isEmpty else { throw .unexpectedArgument(words[0], command: command.name) }
        terminal.write(shell.text(for: tool.name))
        return .success
    }
}
