import SceneModel
import SourceDiagnostics

/// Writes the manual page, in the macros of man(7), from the declarations alone.
struct ManualPage {
    private var lines: [String] = []

    /// The page of a program.
    ///
    /// - Parameters:
    ///   - commands: What it can do.
    ///   - program: What a person types.
    ///   - version: The program's version.
    ///   - examples: The kinds' own examples, of all commands.
    /// - Returns: The page's source.
    static func text(for commands: [Command], program: String, version: String, examples: [CommandExample]) -> String {
        var page = ManualPage()
        let title = escaped(program.uppercased())
        page.lines.append(".TH \"\(title)\" 1 \"\" \"\(escaped("\(program) \(version)"))\" \"User Commands\"")
        page.section("NAME")
        page.paragraph("\(program) - \(HelpText.purpose)")
        page.section("SYNOPSIS")
        page.lines.append(".B \(escaped(program))")
        page.paragraph("COMMAND [ARGUMENTS] [OPTIONS]")
        page.section("COMMANDS")
        for command in commands { page.add(command, program, examples) }
        page.section("OPTIONS EVERYWHERE")
        page.table(CommonOptions.declarations.map { (HelpText.term(of: $0), HelpText.meaning(of: $0)) })
        page.section("FILES")
        let layout = ProjectLayout.standard
        page.table([
            ("\(layout.themeFolder)/*\(layout.ending)", "Themes; images lie below the folder, too"),
            ("\(layout.sceneFolder)/*\(layout.ending)", "Scenes"),
            ("\(layout.presetFolder)/*\(layout.ending)", "Scenes that are there to be extended"),
            ("\(layout.fixtureFolder)/*\(layout.ending)", "Fixtures: what is live in scenes"),
            ("\(layout.textFolder)/*\(layout.ending)", "The product's texts in languages that the project adds"),
            (layout.projectFile, "What holds for the whole project; it may be missing"),
        ])
        return page.lines.joined(separator: "\n") + "\n"
    }

    private mutating func add(_ command: Command, _ program: String, _ examples: [CommandExample]) {
        lines.append(".SS \(Self.escaped(command.name))")
        paragraph(command.summary)
        lines.append(".PP")
        paragraph(HelpText.usage(of: command, program: program))
        for text in command.discussion {
            lines.append(".PP")
            paragraph(text)
        }
        table(command.arguments.map { (HelpText.term(of: $0), HelpText.meaning(of: $0)) })
        let own = command.examples + examples.filter { $0.line.prefix { $0 != " " } == command.name }
        if !own.isEmpty { heading("Examples:") }
        table(own.map { ("\(program) \($0.line)", $0.effect) })
        heading("Exit status:")
        table(command.exits.map { ("\($0.code.rawValue)", $0.meaning) })
    }

    private mutating func section(_ title: String) { lines.append(".SH \(Self.escaped(title))") }

    private mutating func heading(_ text: String) {
        lines.append(".PP")
        paragraph(text)
    }

    private mutating func paragraph(_ text: String) { lines.append(Self.escaped(text)) }

    private mutating func table(_ rows: [(term: String, meaning: String)]) {
        for row in rows {
            lines.append(".TP")
            lines.append(".B \(Self.escaped(row.term))")
            paragraph(row.meaning)
        }
    }

    /// Text as roff reads it: a hyphen stays one, and no line begins with a macro.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "~": escaped += "\\(ti"
            case "^": escaped += "\\(ha"
            case "\"": escaped += "\\(dq"
            case "\u{A0}": escaped += " "
            case "\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
