import SourceDiagnostics

/// Makes a broken file readable by blanking what cannot be read; positions stay as they are.
enum SyntaxRecovery {
    /// The bytes with the broken part blanked, or nil when nothing can be saved.
    ///
    /// First the entry at fault goes, and when that was not it, everything up to the next top-level key.
    static func repair(_ bytes: [UInt8], after failure: LibYAMLFailure, in file: SourceFile) -> [UInt8]? {
        let lines = Lines(bytes: bytes, starts: file.lineStarts)
        let problem = min(failure.position.line, file.lineStarts.count)
        if let tabs = lines.leadingTabs(problem, upTo: file.offset(of: failure.position)) {
            var repaired = bytes
            for index in tabs where repaired[index] == 0x09 { repaired[index] = 0x20 }
            return repaired
        }
        if failure.problem.hasSuffix("<document start>"), let repaired = lines.blankingDirectives() { return repaired }
        let line = lineAtFault(failure, problem: problem)
        return lines.blanking(lines.entry(at: line)) ?? lines.blanking(lines.section(at: problem))
    }

    /// An open quote or bracket, or a key without a colon, is at fault where it starts and not where libyaml notices.
    private static func lineAtFault(_ failure: LibYAMLFailure, problem: Int) -> Int {
        let context = failure.context ?? ""
        let isAtStart = ["scalar", "flow", "simple key"].contains { context.contains($0) }
        guard isAtStart, let start = failure.openBracket ?? failure.contextPosition else { return problem }
        return min(start.line, problem)
    }
}

/// The lines of a file, counted from 1.
private struct Lines {
    let bytes: [UInt8]
    let starts: [Int]

    private func range(_ line: Int) -> Range<Int> {
        starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
    }

    /// The lines' bytes turned into spaces, line breaks kept; nil when they are blank already.
    func blanking(_ lines: ClosedRange<Int>) -> [UInt8]? {
        var result = bytes
        for index in starts[lines.lowerBound - 1]..<range(lines.upperBound).upperBound
        where ![0x0A, 0x0D].contains(result[index]) {
            result[index] = 0x20
        }
        return result == bytes ? nil : result
    }

    /// The bytes without lines such as `%YAML 1.1`, which want a `---` behind them; nil when there is none.
    func blankingDirectives() -> [UInt8]? {
        let directives = starts.indices.map { $0 + 1 }.filter { indentation($0) == (0, 0x25) }
        guard let first = directives.first, let last = directives.last else { return nil }
        return blanking(first...last)
    }

    /// A line with all that is indented below it, the end of its brackets, and its list when that is not indented.
    func entry(at line: Int) -> ClosedRange<Int> {
        let own = indentation(line)
        let isItem = startsItem(line)
        var last = line
        while last < starts.count {
            let next = indentation(last + 1)
            let isInside = next.first.map { first in
                let isEnd = first == 0x7D || first == 0x5D
                return next.width > own.width
                    || next.width == own.width && (isEnd || !isItem && startsItem(last + 1))
            }
            guard isInside ?? true else { break }
            last += 1
        }
        return line...last
    }

    /// A line with all up to the next that starts with a letter in the first column.
    func section(at line: Int) -> ClosedRange<Int> {
        var last = line
        while last < starts.count {
            let next = indentation(last + 1)
            let isLetter = next.first.map { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) } ?? false
            if isLetter, next.width == 0 { break }
            last += 1
        }
        return line...last
    }

    /// The bytes before a line's text when they hold a tab and the problem is among them.
    func leadingTabs(_ line: Int, upTo problem: Int) -> Range<Int>? {
        let all = range(line)
        let end = bytes[all].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? all.upperBound
        let blanks = all.lowerBound..<end
        return problem <= end && bytes[blanks].contains(0x09) ? blanks : nil
    }

    /// Whether a line is a dash, alone or with a space behind it.
    private func startsItem(_ line: Int) -> Bool {
        let text = bytes[range(line)].drop { $0 == 0x20 }
        return text.first == 0x2D && text.dropFirst().first.map { [0x20, 0x0A, 0x0D].contains($0) } ?? true
    }

    /// How many spaces a line starts with, and its first other byte; nil for a blank line.
    private func indentation(_ line: Int) -> (width: Int, first: UInt8?) {
        let all = range(line)
        let text = bytes[all].firstIndex { $0 != 0x20 } ?? all.upperBound
        let isBlank = text == all.upperBound || bytes[text] == 0x0A || bytes[text] == 0x0D
        return (text - all.lowerBound, isBlank ? nil : bytes[text])
    }
}
