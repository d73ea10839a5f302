import SourceDiagnostics

/// Makes a broken file readable by blanking what cannot be read; positions stay as they are.
enum SyntaxRecovery {
    /// The bytes with the broken part blanked, or nil when nothing can be saved.
    ///
    /// First the entry at fault goes, and when that was not it, everything up to the next top-level key.
    static func repair(after failure: LibYAMLFailure, in text: SourceFile) -> [UInt8]? {
        let lines = Lines(bytes: text.bytes, starts: text.lineStarts)
        let problem = min(failure.position.line, text.lineStarts.count)
        if failure.problem.hasSuffix("<document start>"), let repaired = lines.blankingDirectives() { return repaired }
        if Encoding.explain(failure, in: text) != nil {
            let broken = text.lineStarts.indices.map { $0 + 1 }.filter { !lines.isUTF8($0) }
            return lines.blanking(broken.map { lines.entry(at: $0) })
        }
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
    func blanking(_ lines: ClosedRange<Int>) -> [UInt8]? { blanking([lines]) }

    /// The same for several stretches of lines.
    func blanking(_ stretches: [ClosedRange<Int>]) -> [UInt8]? {
        var result = bytes
        var blanked = 0
        for lines in stretches {
            let end = range(lines.upperBound).upperBound
            for index in max(blanked, starts[lines.lowerBound - 1])..<max(end, blanked)
            where ![0x0A, 0x0D].contains(result[index]) {
                result[index] = 0x20
            }
            blanked = max(blanked, end)
        }
        return result == bytes ? nil : result
    }

    /// Whether a line's bytes are text.
    func isUTF8(_ line: Int) -> Bool { String(validating: bytes[range(line)], as: UTF8.self) != nil }

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
