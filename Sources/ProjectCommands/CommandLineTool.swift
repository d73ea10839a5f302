public import Exporting
public import Importing
public import PreviewServing
import SceneModel
import SceneRendering

/// A command line with every command of Diorama, for the kinds of scenes that one program knows.
///
/// A product with components of its own has a program of its own. These lines are all of its `main.swift`, and
/// `notices preview`, `notices validate --strict` and the others know the product's components:
///
/// ```swift
/// import Foundation
/// import NoticeBoard
/// import ProjectCommands
///
/// let notices = CommandLineTool(name: "notices", version: "1.0.0") { [NoticeBoardKind()] }
/// exit(await notices.run())
/// ```
public struct CommandLineTool: Sendable {
    /// The version of Diorama, as in `CHANGELOG.md`.
    package static let dioramaVersion = "0.1.0"

    /// The program's name in help texts and errors.
    let name: String

    /// The program's own version.
    let version: String

    /// The forms in which themes and files are exported.
    let targets: [any ExportForm]

    /// The forms from which themes are imported.
    let sources: [any ImportSource]

    private let makeKinds: @Sendable () throws -> [any PreviewKind]

    // The kinds and their registry, which a command asks for several times and a process that runs many commands often.
    private let made = MadeOnce()

    /// A tool that has not run yet.
    ///
    /// - Parameters:
    ///   - name: The program's name, as a person types it.
    ///   - version: The program's own version, which `--version` prints.
    ///   - targets: The forms in which `export` writes themes and files; Diorama's for themes unless told otherwise. Names
    ///     are unique: of two with one name, the first is meant.
    ///   - sources: The forms from which `import` makes themes; Diorama's unless told otherwise, with unique names as well.
    ///   - kinds: Makes the kinds of scenes that files are checked against, drawn and shown with, at least one; scenes
    ///     that name no type are of the first. They are asked for only by commands that need them, and kept for the next
    ///     one; an error is printed, and the exit status is 2.
    public init(
        name: String, version: String, targets: [any ExportForm] = ExportTargets.builtIn,
        sources: [any ImportSource] = ImportSources.builtIn,
        kinds: @escaping @Sendable () throws -> [any PreviewKind]
    ) {
        self.name = name
        self.version = version
        self.targets = targets
        self.sources = sources
        makeKinds = kinds
    }

    /// Carries out a command line on the process's own streams.
    ///
    /// - Parameter words: What follows the program's name; the process's own arguments unless told otherwise.
    /// - Returns: The exit status: 0 when all was well, 1 for findings that count, 2 for a command line that is wrong
    ///   or names what cannot be read.
    public func run(_ words: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
        await run(words, terminal: .standard).rawValue
    }

    /// Carries out a command line.
    func run(
        _ words: [String], terminal: Terminal, subcommands: [Subcommand] = Self.subcommands
    ) async -> ExitCode {
        do throws(UsageError) {
            let commands = try commands(for: words, among: subcommands.map(\.command))
            switch try CommandLineParser(commands: commands).parse(words) {
            case .help(let command):
                terminal.write(try help(with: command, of: commands))
            case .version:
                terminal.print("\(name) \(version)")
            case .run(let command, let arguments):
                guard let subcommand = subcommands.first(where: { $0.command.name == command.name }) else { break }
                return try await subcommand.run(arguments, self, terminal)
            }
            return .success
        } catch {
            terminal.writeError(error.text(of: name))
            return .usage
        }
    }

    /// The commands with the kinds' options, where some words name one that has such: the others need no kind.
    private func commands(for words: [String], among commands: [Command]) throws(UsageError) -> [Command] {
        guard words.contains(where: { word in commands.contains { $0.takesKindOptions && $0.name == word } }) else {
            return commands.map { $0.taking(optionsOf: targets) }
        }
        return try self.commands(commands)
    }

    /// The commands with the options that the kinds of scenes bring.
    func commands(_ commands: [Command]) throws(UsageError) -> [Command] {
        let options = try previewOptions()
        let planOptions = try planOptions()
        let kinds = try kinds()
        let axes = ViewOptions.axes(of: kinds)
        return commands.map { command in
            command.adding(options, planOptions, axes).taking(optionsOf: targets).naming(filesOf: kinds)
                .naming(targets, sources)
        }
    }

    /// What the kinds bring for `preview`, each name once.
    func previewOptions() throws(UsageError) -> [PreviewOption] {
        var seen: Set<String> = []
        return try kinds().flatMap(\.previewOptions).filter { seen.insert($0.name).inserted }
    }

    /// The options that the kinds bring for `timeline`, each name once.
    func planOptions() throws(UsageError) -> [PreviewOption] {
        var seen: Set<String> = []
        return try kinds().flatMap(\.planOptions).filter { seen.insert($0.name).inserted }
    }

    private func help(with command: Command?, of commands: [Command]) throws(UsageError) -> String {
        guard let command else { return HelpText.overview(of: commands, program: name) }
        let kinds = try kinds()
        return HelpText.page(
            for: command.takesKindOptions ? command : command.naming(filesOf: kinds).naming(targets, sources),
            program: name,
            examples: kinds.flatMap(\.commandExamples))
    }

    /// The kinds of scenes that the commands know, the first one first.
    func kinds() throws(UsageError) -> [any PreviewKind] {
        try made.value { Result(catching: makeKinds).mapError { UsageError("\($0)") } }.get()
    }

    /// The same kinds with their components, checked for clashes of names.
    func registry() throws(UsageError) -> ComponentRegistry {
        try made.value { Result(catching: makeRegistry) }.get()
    }

    private func makeRegistry() throws(UsageError) -> ComponentRegistry {
        let kinds = try kinds()
        guard let first = kinds.first else { throw UsageError("\(name) knows no kind of scene") }
        do throws(ComponentRegistry.NameClash) {
            return try ComponentRegistry(first, kinds.dropFirst().map { $0 as any RenderableKind })
        } catch {
            throw UsageError("\(error)")
        }
    }
}
