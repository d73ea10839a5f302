/// Turns the words of a command line into what is to be done.
///
/// It follows the usual conventions: `--name value`, `--name=value`, `-o value`, `-ovalue`; `--` ends the options; a
/// lone `-` is an ordinary word; the common options may stand before the command's name as well as after it.
struct CommandLineParser: Sendable {
    /// What a command line asks for.
    enum Request: Sendable {
        case run(Command, ParsedArguments)
        /// Explain a command, or the whole tool.
        case help(Command?)
        /// Print the version.
        case version
    }

    /// Every command of the tool.
    let commands: [Command]

    /// Reads the words after the program's name.
    func parse(_ words: [String]) throws(UsageError) -> Request {
        var state = State(words: words)
        while let word = state.next() {
            if try readOption(word, &state) { continue }
            if let command = state.command {
                try readPositional(word, of: command, &state)
            } else if word == "help" {
                return try help(on: state.next())
            } else {
                state.enter(try command(named: word))
            }
        }
        return try request(from: state)
    }

    private func request(from state: State) throws(UsageError) -> Request {
        if state.arguments[CommonOptions.help] { return .help(state.command) }
        if state.arguments[CommonOptions.version] { return .version }
        guard let command = state.command else { throw UsageError("no command given", help: "--help") }
        for argument in command.positionals where argument.form == .positional && !state.arguments.contains(argument) {
            throw .missingArgument(argument.name, command: command.name)
        }
        return .run(command, state.arguments)
    }

    private func help(on name: String?) throws(UsageError) -> Request {
        guard let name else { return .help(nil) }
        return .help(try command(named: name))
    }

    private func command(named name: String) throws(UsageError) -> Command {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, known: commands.map(\.name))
        }
        return command
    }

    private func readPositional(_ word: String, of command: Command, _ state: inout State) throws(UsageError) {
        let free = command.positionals.first { $0.form == .repeatedPositional || !state.arguments.contains($0) }
        guard let free else { throw .unexpectedArgument(word, command: command.name) }
        guard free.accepts(word) else { throw .unacceptable(word, for: free, command: command.name) }
        state.arguments.append(word, to: free)
    }

    /// Returns false when the word is no option.
    private func readOption(_ word: String, _ state: inout State) throws(UsageError) -> Bool {
        guard word.hasPrefix("-"), word.count > 1, !state.optionsHaveEnded else { return false }
        if word == "--" {
            state.optionsHaveEnded = true
            return true
        }
        let known = (state.command?.options ?? []) + CommonOptions.declarations
        let (option, attached) = try find(word, in: known, command: state.command?.name)
        guard option.valueName != nil else {
            if attached != nil { throw .valueForFlag(option, command: state.command?.name) }
            state.arguments.append("", to: option)
            return true
        }
        guard let value = attached ?? state.nextValue() else {
            throw .missingValue(of: option, command: state.command?.name)
        }
        guard option.accepts(value) else { throw .unacceptable(value, for: option, command: state.command?.name) }
        state.arguments.append(value, to: option)
        return true
    }

    /// The option that a word names, and the value that is attached to it.
    private func find(
        _ word: String, in known: [ArgumentDeclaration], command: String?
    ) throws(UsageError) -> (ArgumentDeclaration, String?) {
        if word.hasPrefix("--") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if let option = known.first(where: { $0.spelling == parts[0] }) {
                return (option, parts.count > 1 ? parts[1] : nil)
            }
            throw .unknownOption(parts[0], known: known, command: command)
        }
        let letter = word.dropFirst().first
        guard let option = known.first(where: { $0.short == letter }) else {
            throw .unknownOption(word, known: known, command: command)
        }
        let rest = String(word.dropFirst(2))
        return (option, rest.isEmpty ? nil : rest)
    }
}

extension CommandLineParser {
    /// How far a command line has been read.
    private struct State {
        private var words: ArraySlice<String>
        private(set) var command: Command?
        var arguments = ParsedArguments()
        var optionsHaveEnded = false

        init(words: [String]) {
            self.words = words[...]
        }

        mutating func next() -> String? { words.popFirst() }

        /// The next word as an option's value: not what looks like another option, which no negative number does.
        mutating func nextValue() -> String? {
            guard let word = words.first else { return nil }
            let behind = word.dropFirst().first
            let isValue = !word.hasPrefix("-") || behind.map { $0.isASCII && $0.isNumber } ?? true
            return isValue ? words.popFirst() : nil
        }

        mutating func enter(_ command: Command) {
            self.command = command
            arguments.command = command.name
        }
    }
}
