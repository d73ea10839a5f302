import SourceDiagnostics

/// A command line that cannot be carried out, told so that the next try succeeds.
struct UsageError: Error, Equatable {
    /// What is wrong, without a full stop.
    let message: String

    /// The rest of a command line, after the program's name, that helps further; nil when the message says it all.
    let helpLine: String?

    init(_ message: String, help helpLine: String? = nil) {
        self.message = message
        self.helpLine = helpLine
    }

    /// The lines that a program of some name writes to standard error; what was typed cannot act on the terminal.
    func text(of program: String) -> String {
        let advice = helpLine.map { "\n       '\(program) \($0)' explains" } ?? ""
        return "error: \(LineExcerpt.printable(message))\(advice)\n"
    }
}

extension UsageError {
    static func unknownCommand(_ name: String, known: [String]) -> UsageError {
        UsageError("unknown command '\(name)'\(hint(name, in: known))", help: "--help")
    }

    static func unknownOption(_ spelling: String, known: [ArgumentDeclaration], command: String?) -> UsageError {
        UsageError(
            "unknown option '\(spelling)'\(hint(spelling, in: known.map(\.spelling)))", help: helpLine(of: command))
    }

    static func missingValue(of option: ArgumentDeclaration, command: String?) -> UsageError {
        UsageError(
            "option '\(option.spelling)' needs a value: \(option.spelling) \(option.valueName ?? "")",
            help: helpLine(of: command))
    }

    static func valueForFlag(_ flag: ArgumentDeclaration, command: String?) -> UsageError {
        UsageError("option '\(flag.spelling)' takes no value", help: helpLine(of: command))
    }

    static func unacceptable(_ value: String, for argument: ArgumentDeclaration, command: String?) -> UsageError {
        let expected = argument.choices.isEmpty ? argument.expected : argument.choices.joinedAsList("or")
        let known = "expected \(expected)\(hint(value, in: argument.choices))"
        let found = argument.isSecret ? "be read" : "be '\(value)'"
        return UsageError("'\(argument.spelling)' cannot \(found): \(known)", help: helpLine(of: command))
    }

    static func missingArgument(_ name: String, command: String?) -> UsageError {
        UsageError("missing argument '\(name)'", help: helpLine(of: command))
    }

    static func unexpectedArgument(_ word: String, command: String?) -> UsageError {
        UsageError("unexpected argument '\(word)'", help: helpLine(of: command))
    }

    private static func helpLine(of command: String?) -> String {
        command.map { "\($0) --help" } ?? "--help"
    }

    private static func hint(_ name: String, in candidates: [String]) -> String {
        Suggestion.clause(for: name, in: candidates)
    }
}
