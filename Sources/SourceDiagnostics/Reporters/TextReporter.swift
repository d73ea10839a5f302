/// Findings for people, in the form that editors know from compilers.
public struct TextReporter: Reporter {
    /// `text`.
    public static let identifier = "text"

    private let usesColor: Bool

    /// Makes a reporter; colour is for terminals only.
    public init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// One block a finding, then one summary line.
    public func report(_ diagnostics: [Diagnostic], summary: ReportSummary) -> String {
        diagnostics.map { block(for: $0) }.joined() + summary.sentence(for: diagnostics) + "\n"
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

    /// The source lines around a finding, with the place underlined and the hint behind the line; empty when the file
    /// has no such line.
    package func excerpt(of diagnostic: Diagnostic) -> String {
        excerpt(of: diagnostic, style: diagnostic.severity == .error ? .error : .warning)
    }

    private func excerpt(of diagnostic: Diagnostic, style: TerminalStyle) -> String {
        let start = diagnostic.range.start
        guard let line = diagnostic.range.file.line(start.line) else { return "" }
        let width = max(5, String(start.line).count + 1)
        var text = ""
        if start.line > 1, let before = diagnostic.range.file.line(start.line - 1) {
            text += gutter(String(start.line - 1), width) + " " + visible(before) + "\n"
        }
        let view = LineView(line, around: start.column)
        text += gutter(String(start.line), width) + " " + view.text + "\n"
        let sameLine = diagnostic.range.end.line == start.line
        let marks = view.underline(from: start.column, to: sameLine ? diagnostic.range.end.column : nil)
        let hint = (diagnostic.hint ?? diagnostic.fixes.first?.title).map { " " + printable($0) } ?? ""
        return text + gutter("", width) + " " + paint(marks + hint, style) + "\n"
    }

    private func gutter(_ label: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - label.count)) + label + " |"
    }

    private func visible(_ line: String) -> String { LineView(line, around: 1).text }

    private func paint(_ text: String, _ style: TerminalStyle) -> String {
        usesColor ? style.paint(text) : text
    }

    // Text from a file, and a file's name, must not move the cursor or start an escape sequence.
    private func printable(_ text: String) -> String { LineView.printable(text) }
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
