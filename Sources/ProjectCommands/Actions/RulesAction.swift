import SourceDiagnostics

extension RulesCommand {
    /// Prints one rule or all of them, in full or in a line each.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let rules = Workspace.rules(of: try tool.registry())
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
        let files =
            [(example.path, example.text)] + example.otherFiles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let left = files.count - maxFiles
        return files.prefix(maxFiles).map { path, text in
            // Some examples are long on purpose; their beginning says enough.
            let lines = readable(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast(
                text.hasSuffix("\n") ? 1 : 0)
            let shown = lines.prefix(12).map { "      " + ($0.count > 90 ? $0.prefix(90) + "…" : $0) + "\n" }.joined()
            return "    # \(path)\n" + shown + (lines.count > 12 ? "      …\n" : "")
        }.joined() + (left > 0 ? "    # and \(left) more files\n" : "")
    }

    /// A text with dots for what is no text, as in a picture.
    private static func readable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" ? "·" : $0 }))
    }

    /// How many files of an example are shown; some have many on purpose.
    private static let maxFiles = 8
}
