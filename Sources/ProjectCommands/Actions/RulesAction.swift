import SourceDiagnostics

extension RulesCommand {
    /// Prints one rule or all of them, in full or in a line each.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let rules = Workspace.rules(of: try tool.registry(), tool.targets)
        guard let wanted = try arguments[id] else {
            terminal.write(arguments[isShort] ? list(rules) : rules.map(page).joined(separator: "\n"))
            return .success
        }
        guard let rule = rules.first(where: { $0.id == wanted }) else {
            let hint = Suggestion.clause(for: wanted, in: rules.map(\.id))
            throw UsageError("there is no rule '\(wanted)'\(hint)", help: "rules --help")
        }
        terminal.write(arguments[isShort] ? list([rule]) : page(rule))
        return .success
    }

    private static func list(_ rules: [Rule]) -> String {
        let widest = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            rule.id + String(repeating: " ", count: widest + 2 - rule.id.count) + rule.summary + "\n"
        }.joined()
    }

    private static func page(_ rule: Rule) -> String {
        """
        \(rule.id) (\(rule.severity))
          \(rule.summary)
          \(rule.explanation)

          Wrong:
        \(example(rule.wrong))
          Right:
        \(example(rule.right))
        """
    }

    private static func example(_ example: RuleExample) -> String {
        RuleExampleText.files(of: example).map { path, text in
            "    # \(path)\n"
                + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { "      \($0)\n" }.joined()
        }.joined()
    }
}
