/// Findings as GitHub workflow commands, which become annotations on the changed lines.
///
/// GitHub keeps ten errors and ten warnings a step and drops the rest without a word, so errors come first and the
/// summary line says how many there are.
public struct GitHubReporter: Reporter {
    /// What `--format` takes.
    public static let identifier = "github"

    private let showsSummary: Bool

    /// Makes a reporter; without a summary, no findings are no text.
    public init(showsSummary: Bool = true) {
        self.showsSummary = showsSummary
    }

    /// One command a finding, errors first, then the summary.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        let sorted = diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
        let hidden = Diagnostic.Severity.allCases.map { severity in
            max(0, diagnostics.count { $0.severity == severity } - Self.shownPerSeverity)
        }.reduce(0, +)
        let note = hidden > 0 ? "; GitHub shows \(Self.shownPerSeverity) of each kind, \(hidden) more are above" : ""
        let commands = sorted.map { command(for: $0) }.joined()
        return !showsSummary ? commands : commands + summary.sentence(for: diagnostics) + note + "\n"
    }

    /// GitHub's limit of annotations of one severity for a step.
    private static let shownPerSeverity = 10

    /// The full table in Markdown for `$GITHUB_STEP_SUMMARY`, cut below that file's limit of 1 MiB.
    package func stepSummary(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        var text = "### diorama: \(summary.sentence(for: diagnostics))\n\n"
        guard !diagnostics.isEmpty else { return text }
        text += "| Place | Severity | Finding | Rule |\n|---|---|---|---|\n"
        for (index, diagnostic) in diagnostics.enumerated() {
            let message = [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: ": ")
            let row =
                "| \(cell("\(diagnostic.range)")) | \(diagnostic.severity) | \(cell(message)) | \(diagnostic.id) |\n"
            guard text.utf8.count + row.utf8.count < 1_000_000 else {
                return text + "\nand \(diagnostics.count - index) more\n"
            }
            text += row
        }
        return text
    }

    private func cell(_ text: String) -> String {
        // Scalar by scalar, because a combining mark would hide the sign that it follows.
        text.unicodeScalars.map { scalar in
            if "\\|<>`*_[]@#&~".unicodeScalars.contains(scalar) { return "\\\(scalar)" }
            return Character(scalar).isNewline ? " " : String(scalar)
        }.joined()
    }

    private func command(for diagnostic: Diagnostic) -> String {
        let range = diagnostic.range
        var properties = "file=\(property(range.file.path)),line=\(range.start.line),endLine=\(range.end.line)"
        // Columns are only understood when the range stays in one line.
        if range.start.line == range.end.line {
            properties += ",col=\(range.start.column),endColumn=\(range.end.column)"
        }
        properties += ",title=\(property(diagnostic.id))"
        let message = [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: ": ")
        // An annotation stands at one place; what explains it elsewhere is told with the place in words.
        let notes = diagnostic.notes.map { note in
            "\nnote: " + (note.range.map { "\($0): " } ?? "") + note.message
        }
        return "::\(diagnostic.severity) \(properties)::\(data(message + notes.joined()))\n"
    }

    // The escapes of GitHub's toolkit: without them a file's text could give commands of its own. The lines are shown in
    // terminals too.
    private func data(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: LineExcerpt.printable(String(scalar))
            }
        }.joined()
    }

    private func property(_ text: String) -> String {
        data(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}
