/// Findings for people, in the form that editors know from compilers.
public struct TextReporter: Reporter {
    /// What `--format` takes.
    public static let identifier = "text"

    private let usesColor: Bool
    private let showsSummary: Bool

    /// Makes a reporter; colour is for terminals only, and without a summary no findings are no text.
    public init(usesColor: Bool, showsSummary: Bool = true) {
        self.usesColor = usesColor
        self.showsSummary = showsSummary
    }

    /// One block a finding, then one summary line.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        let blocks = diagnostics.map { block(for: $0) }.joined()
        return showsSummary ? blocks + summary.sentence(for: diagnostics) + "\n" : blocks
    }

    /// The block of one finding: headline, source lines, notes.
    package func block(for diagnostic: Diagnostic) -> String {
        let style: TerminalStyle = diagnostic.severity == .error ? .error : .warning
        var text = paint(printable("\(diagnostic.range): "), .strong) + paint("\(diagnostic.severity): ", style)
        text += paint(printable(diagnostic.message), .strong) + " [\(diagnostic.id)]\n"
        text += excerpt(of: diagnostic, style: style)
        for note in diagnostic.notes {
            if let range = note.range { text += printable("\(range): ") }
            text += paint("note: ", .note) + printable(note.message) + "\n"
        }
        return text
    }

    private func excerpt(of diagnostic: Diagnostic, style: TerminalStyle) -> String {
        guard let excerpt = SourceExcerpt(diagnostic) else { return "" }
        let marks = excerpt.underline + (excerpt.advice.map { " " + $0 } ?? "")
        return excerpt.lines.map { excerpt.gutter($0) + $0.text + "\n" }.joined() + excerpt.gutter()
            + paint(marks, style) + "\n"
    }

    private func paint(_ text: String, _ style: TerminalStyle) -> String {
        usesColor ? style.paint(text) : text
    }

    // Text from a file, and a file's name, must not move the cursor or start an escape sequence.
    private func printable(_ text: String) -> String { LineExcerpt.printable(text) }
}

/// The few styles that findings use on a terminal (ECMA-48 codes).
package enum TerminalStyle: String {
    /// Bold.
    case strong = "1"
    /// Bold red.
    case error = "1;31"
    /// Bold yellow.
    case warning = "1;33"
    /// Cyan.
    case note = "36"

    /// The text between the style and its end.
    package func paint(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
