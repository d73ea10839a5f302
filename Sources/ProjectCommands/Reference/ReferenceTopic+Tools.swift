import SceneModel
import SceneRendering
import SourceDiagnostics

extension ReferenceTopic {
    /// What somebody reads first.
    static func guides(_ registry: ComponentRegistry) -> ReferenceTopic {
        ReferenceTopic(
            name: "guides", title: "Guides", summary: "One task each, step by step, with files to copy.",
            pages: registry.kinds.flatMap(\.guides).map { guide in
                ReferencePage(
                    name: guide.id, anchor: guide.id, title: guide.title, isCode: false,
                    summary: "For \(guide.audience). \(guide.summary)",
                    blocks: MarkdownText.blocks(of: guide.body, drawings: guide.drawings))
            })
    }

    /// Every kind of finding.
    static func rules(_ rules: [Rule]) -> ReferenceTopic {
        ReferenceTopic(
            name: "rules", title: "Rules", summary: "Every kind of finding, with a wrong and a right example.",
            pages: rules.map { rule in
                ReferencePage(
                    // Reports link to a rule by its identifier alone.
                    name: rule.id, anchor: rule.id, title: rule.id, summary: rule.summary,
                    blocks: [.paragraph("Severity: \(rule.severity). \(rule.explanation)")]
                        + RuleExampleText.files(of: rule.wrong).map { .code($1, label: "Wrong: \($0)") }
                        + RuleExampleText.files(of: rule.right).map { .code($1, label: "Right: \($0)") })
            })
    }

    /// The command line.
    static func commands(
        _ commands: [Command], _ program: String, examples: [CommandExample]
    ) -> ReferenceTopic {
        ReferenceTopic(
            name: "commands", title: "Commands", summary: "What '\(program)' does, with every option.",
            pages: commands.map { command in
                ReferencePage(
                    name: command.name, anchor: "command-\(command.name)", title: "\(program) \(command.name)",
                    summary: command.summary, blocks: blocks(of: command, program, examples))
            })
    }

    private static func blocks(
        of command: Command, _ program: String, _ examples: [CommandExample]
    ) -> [ReferenceBlock] {
        func row(_ argument: ArgumentDeclaration) -> ReferenceRow {
            ReferenceRow(
                id: "\(command.name) \(argument.spelling)", name: HelpText.term(of: argument), facts: [],
                summary: HelpText.meaning(of: argument))
        }
        let own = (command.examples + examples).filter { $0.line.split(separator: " ").contains { $0 == command.name } }
        var blocks: [ReferenceBlock] = [
            .code(
                HelpText.usage(of: command, program: program).replacing("\u{A0}", with: " ") + "\n", label: "Usage")
        ]
        blocks += command.discussion.map { .paragraph($0) }
        if !command.arguments.isEmpty {
            blocks.append(.table(["Argument", "What it does"], command.arguments.map(row)))
        }
        blocks += own.map { .code("\(program) \($0.line)\n", label: $0.effect) }
        blocks.append(
            .table(
                ["Exit status", "Meaning"],
                command.exits.map {
                    ReferenceRow(
                        id: "\(command.name) \($0.code.rawValue)", name: "\($0.code.rawValue)", facts: [],
                        summary: $0.meaning)
                }))
        return blocks
    }
}
