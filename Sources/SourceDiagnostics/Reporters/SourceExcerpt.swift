/// The part of a file that shows a finding: its line, the one before, what is marked, and what to do about it.
///
/// Reporters and pages draw it each in its own way, and all show the same. Every text in it is safe to print: tabs are
/// opened, control characters are replaced, long lines are cut around the place.
public struct SourceExcerpt: Hashable, Sendable {
    /// The lines in their order; the last one holds the place.
    public let lines: [Line]

    /// What of the last line is marked, in cells of a terminal from 0: a tab takes up to four, `陈` takes two.
    ///
    /// It holds at least one cell, which may lie behind the end of the text.
    public let markedCells: Range<Int>

    /// A few words for the line under the source: the finding's hint, or else what its first fix-it does.
    public let advice: String?

    /// One line as it is shown.
    public struct Line: Hashable, Sendable {
        /// The line's number, from 1.
        public let number: Int

        /// What is shown of it, without its ending.
        public let text: String
    }

    /// Cuts out what a finding speaks of; nil when its file has no such line.
    public init?(_ diagnostic: Diagnostic) {
        let (file, start, end) = (diagnostic.range.file, diagnostic.range.start, diagnostic.range.end)
        guard let line = file.line(start.line) else { return nil }
        let excerpt = LineExcerpt(line, around: start.column)
        let before = start.line > 1 ? file.line(start.line - 1) : nil
        lines =
            (before.map { [Line(number: start.line - 1, text: LineExcerpt($0, around: 1).text)] } ?? [])
            + [Line(number: start.line, text: excerpt.text)]
        markedCells = excerpt.cells(from: start.column, to: end.line == start.line ? end.column : nil)
        advice = (diagnostic.hint ?? diagnostic.fixes.first?.title).map { LineExcerpt.printable($0) }
    }

    /// The marks as text: spaces, a caret under the first cell, tildes under the others.
    public var underline: String {
        String(repeating: " ", count: markedCells.lowerBound) + "^"
            + String(repeating: "~", count: markedCells.count - 1)
    }

    /// What stands left of a line: its number and a bar, or a bar alone for the line of the marks.
    public func gutter(_ line: Line? = nil) -> String {
        let width = max(5, String(lines[lines.count - 1].number).count + 1)
        let label = line.map { String($0.number) } ?? ""
        return String(repeating: " ", count: max(0, width - label.count)) + label + " | "
    }

    /// The excerpt as plain text, the marks and the advice in a line of their own.
    public var text: String {
        lines.map { gutter($0) + $0.text + "\n" }.joined() + gutter() + underline + (advice.map { " " + $0 } ?? "")
            + "\n"
    }
}
