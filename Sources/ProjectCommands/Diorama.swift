import Foundation

/// The tool: its commands, and the way from a command line to an exit status.
package enum Diorama {
    /// The version of the tool and of the libraries, as in `CHANGELOG.md`.
    static let version = "0.1.0"

    /// Every command with its work, in the order of the help text.
    static let subcommands: [Subcommand] = [
        Subcommand(command: ValidateCommand.command) { (words, terminal) throws(UsageError) in
            try ValidateCommand.run(words, terminal)
        },
        Subcommand(command: PreviewCommand.command) { (words, terminal) throws(UsageError) in
            try await PreviewCommand.run(words, terminal)
        },
        Subcommand(command: RenderCommand.command) { (words, terminal) throws(UsageError) in
            try RenderCommand.run(words, terminal)
        },
        Subcommand(command: LayoutCommand.command) { (words, terminal) throws(UsageError) in
            try LayoutCommand.run(words, terminal)
        },
        Subcommand(command: ExplainCommand.command) { (words, terminal) throws(UsageError) in
            try ExplainCommand.run(words, terminal)
        },
        Subcommand(command: SchemaCommand.command) { (words, terminal) throws(UsageError) in
            try SchemaCommand.run(words, terminal)
        },
        Subcommand(command: RulesCommand.command) { (words, terminal) throws(UsageError) in
            try RulesCommand.run(words, terminal)
        },
        Subcommand(command: NewCommand.command) { (words, terminal) throws(UsageError) in
            try NewCommand.run(words, terminal)
        },
    ]

    /// Carries out the words after the program's name, on the process's own streams.
    ///
    /// - Parameter words: What follows the program's name.
    /// - Returns: The exit status.
    package static func run(_ words: [String]) async -> Int32 {
        await run(words, terminal: .standard(environment: ProcessInfo.processInfo.environment)).rawValue
    }

    /// Carries out the words after the program's name.
    static func run(
        _ words: [String], terminal: Terminal, subcommands: [Subcommand] = subcommands
    ) async -> ExitCode {
        let commands = subcommands.map(\.command)
        do throws(UsageError) {
            switch try CommandLineParser(commands: commands).parse(words) {
            case .help(let command):
                terminal.write(command.map(HelpText.page) ?? HelpText.overview(of: commands))
            case .version:
                terminal.print("diorama \(version)")
            case .run(let command, let arguments):
                guard let subcommand = subcommands.first(where: { $0.command.name == command.name }) else { break }
                return try await subcommand.run(arguments, terminal)
            }
            return .success
        } catch {
            terminal.printError(error.text)
            return .usage
        }
    }
}

/// A command and the function that does its work.
struct Subcommand: Sendable {
    /// The work of a command.
    ///
    /// It may throw a ``UsageError`` for what only it can judge, such as a scene that does not exist.
    typealias Action = @Sendable (ParsedArguments, Terminal) async throws(UsageError) -> ExitCode

    /// What the command line looks like.
    let command: Command

    /// What happens then.
    let run: Action
}
