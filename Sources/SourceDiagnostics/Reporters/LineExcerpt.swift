/// One source line as a terminal shows it: tabs opened, control characters made visible, long lines cut.
package struct LineExcerpt {
    /// The line, or the part of it around the finding.
    let text: String

    // The scalar that the text starts with, and the terminal cell at which each one from there on starts.
    private let first: Int
    private let cells: [Int]

    private static let maxScalars = 160
    private static let tabStop = 4

    /// Prepares a line whose interesting column (from 1, in scalars) is given.
    init(_ line: String, around column: Int) {
        // A column far to the right moves the window, so that the mark is never beyond the text. Only the window is
        // looked at: a line may be as long as a file.
        first = max(0, column - 1 - Self.maxScalars / 2)
        let window = line.unicodeScalars.dropFirst(first).prefix(Self.maxScalars + 1)
        var shown = first > 0 ? "…" : ""
        var cell = first > 0 ? 1 : 0
        var cells: [Int] = []
        for scalar in window.prefix(Self.maxScalars) {
            cells.append(cell)
            if scalar == "\t" {
                let spaces = Self.tabStop - cell % Self.tabStop
                shown += String(repeating: " ", count: spaces)
                cell += spaces
            } else {
                shown.unicodeScalars.append(Self.isControl(scalar) ? "\u{FFFD}" : scalar)
                cell += Self.width(of: scalar)
            }
        }
        cells.append(cell)
        text = window.count > Self.maxScalars ? shown + "…" : shown
        self.cells = cells
    }

    /// The cells from a column to the one before `end`, or to the end of the line; at least one.
    func cells(from start: Int, to end: Int?) -> Range<Int> {
        let first = cell(of: start)
        let last = end.map { cell(of: $0) } ?? cells[cells.count - 1]
        return first..<max(last, first + 1)
    }

    /// Text in which control characters, line breaks included, cannot act on a terminal.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars { result.unicodeScalars.append(isControl(scalar) ? " " : scalar) }
        return result
    }

    private func cell(of column: Int) -> Int { cells[min(max(column - 1 - first, 0), cells.count - 1)] }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        // Unicode's tables take longer than all the rest, and most text is ASCII.
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Overrides of the writing direction would show a line in another order than it is read.
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }

    /// How many terminal cells a scalar takes: 0 for marks, 2 for East Asian wide characters and emoji, otherwise 1.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
        ]
        return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
}
