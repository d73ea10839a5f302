import SceneModel
import SourceDiagnostics

/// Writes the help texts: 80 columns, one section after the other, from the declarations alone.
struct HelpText {
    /// What the program is for.
    static let purpose = "Checks user interfaces written in YAML, and shows them live while they are edited."

    private static let width = 80

    private var lines: [String] = []

    /// The text for `PROGRAM --help`.
    static func overview(of commands: [Command], program: String) -> String {
        var text = HelpText()
        text.paragraph(purpose)
        text.section("Usage", ["\(program) COMMAND [ARGUMENTS] [OPTIONS]"])
        text.table("Commands", commands.map { ($0.name, $0.summary) })
        text.table("Options everywhere", CommonOptions.declarations.map(row))
        text.section("", ["'\(program) COMMAND --help' explains one command, with examples."])
        return text.finished
    }

    /// The text for `PROGRAM COMMAND --help`.
    ///
    /// - Parameters:
    ///   - command: The command that is explained.
    ///   - program: What a person types.
    ///   - examples: The kinds' own examples, of all commands.
    /// - Returns: Lines of 80 columns at most, the last one ended.
    static func page(for command: Command, program: String, examples: [CommandExample]) -> String {
        var text = HelpText()
        text.paragraph(command.summary)
        text.section("Usage", [usage(of: command, program: program)])
        for paragraph in command.discussion {
            text.lines.append("")
            text.paragraph(paragraph)
        }
        text.table("Arguments", command.positionals.map(row))
        text.table("Options", command.options.map(row))
        text.table("Options everywhere", CommonOptions.declarations.map(row))
        let own = examples.filter { $0.line.prefix { $0 != " " } == command.name }
        text.section("Examples", (command.examples + own).flatMap { ["\(program) \($0.line)", "    \($0.effect)"] })
        text.table("Exit status", command.exits.map { ("\($0.code.rawValue)", $0.meaning) })
        return text.finished
    }

    /// `PROGRAM validate [PATH…] [--format FORMAT] [--strict]`.
    static func usage(of command: Command, program: String) -> String {
        let words = command.arguments.map { argument in
            switch argument.form {
            case .flag: "[--\(argument.name)]"
            // The space inside keeps the two words on one line.
            case .option(let value): "[--\(argument.name)\u{A0}\(value)]"
            case .positional: argument.name
            case .optionalPositional: "[\(argument.name)]"
            case .repeatedPositional: "[\(argument.name)…]"
            }
        }
        return ([program, command.name] + words).joined(separator: " ")
    }

    private var finished: String { lines.joined(separator: "\n").replacing("\u{A0}", with: " ") + "\n" }

    private mutating func paragraph(_ text: String) {
        lines += Self.wrap(text, to: Self.width)
    }

    private mutating func section(_ title: String, _ content: [String]) {
        guard !content.isEmpty else { return }
        lines.append("")
        if !title.isEmpty { lines.append(title + ":") }
        lines += content.flatMap { line in
            Self.wrap(line, to: Self.width - 2, hanging: line.prefix { $0 == " " }.count + 4).map { "  " + $0 }
        }
    }

    private mutating func table(_ title: String, _ rows: [(String, String)]) {
        let column = (rows.map(\.0.count).max() ?? 0) + 2
        section(
            title,
            rows.flatMap { term, meaning in
                let meaning = Self.wrap(meaning, to: Self.width - 2 - column)
                return meaning.enumerated().map { index, line in
                    Self.padded(index == 0 ? term : "", to: column) + line
                }
            })
    }

    private static func row(_ argument: ArgumentDeclaration) -> (String, String) {
        (term(of: argument), meaning(of: argument))
    }

    /// `-o, --output FILE`.
    static func term(of argument: ArgumentDeclaration) -> String {
        let short = argument.short.map { "-\($0), " } ?? ""
        let value = argument.valueName.map { " \($0)" } ?? ""
        return short + argument.spelling + value
    }

    /// What an argument is for, what it takes, and what holds without it.
    static func meaning(of argument: ArgumentDeclaration) -> String {
        let choices = argument.choices.isEmpty ? "" : ": \(argument.choices.joinedAsList("or"))"
        let defaultText = argument.defaultText.map { " (default: \($0))" } ?? ""
        return argument.help + choices + defaultText
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Breaks at spaces; a word that is longer than a line stays whole.
    static func wrap(_ text: String, to width: Int, hanging indent: Int = 0) -> [String] {
        guard text.count > width else { return [text] }
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        for word in text.split(separator: " ") {
            let isFirst = line.allSatisfy { $0 == " " }
            if !isFirst, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
        }
        return lines + [line]
    }
}
