import SourceDiagnostics

extension Rule {
    /// A tab where spaces belong.
    static let tab = Rule(
        "yaml.tab", .error, "A tab is used for indentation.",
        explanation: "YAML allows only spaces for indentation, because a tab has no agreed width.",
        wrong: .theme("theme: example\nextends: base\nstrings:\n↓\tfcr_user_list: Attendance\n"),
        right: .theme("theme: example\nextends: base\nstrings:\n  fcr_user_list: Attendance\n"))
}

/// Tabs among the blanks that lines start with.
enum Tab: SyntaxExplanation, SlipDetector {
    static let rules: [Rule] = [.tab]

    static func explain(_ failure: LibYAMLFailure, in file: SourceFile) -> Diagnostic? {
        let isTab =
            failure.problem.hasPrefix("found a tab character")
            || failure.startsNoToken && file.character(at: failure.position) == "\t"
        let line = Array((file.line(failure.position.line) ?? "").unicodeScalars)
        guard isTab, let first = line.firstIndex(of: "\t") else { return nil }
        let count = line.dropFirst(first).prefix { $0 == "\t" }.count
        let range = file.place(SourcePosition(line: failure.position.line, column: first + 1))
            .slice(from: 0, length: count)
        return Diagnostic(
            .tab, at: range, "a tab cannot be used for indentation", hint: "indent with spaces",
            fixes: [FixIt("Indent with spaces", replace: range, with: String(repeating: "  ", count: count))])
    }

    /// The tabs of all lines are replaced at once, by as many spaces as fit the lines around them.
    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, let finding = explain(failure, in: scene.file) else { return [] }
        let starts = scene.file.lineStarts
        let tabs = starts.indices.flatMap { index -> [(line: Int, column: Int)] in
            let blanks = scene.file.bytes[starts[index]...].prefix { $0 == 0x20 || $0 == 0x09 }
            return blanks.indices.filter { scene.file.bytes[$0] == 0x09 }.map { (index + 1, $0 - blanks.startIndex) }
        }
        // Of widths that read as well, the one that leaves fewest keys without what is written below them, and of those
        // the one that puts most lines at an indent of their neighbours.
        let widths = [2, 4, 1, 3, 8].enumerated()
            .map { order, width in
                let (lost, met) = (lostKeys(width, in: scene.file), metIndents(width, in: scene.file))
                return (order: order, width: width, lost: lost, met: met)
            }
            .sorted { ($0.lost, -$0.met, $0.order) < ($1.lost, -$1.met, $1.order) }
        // Two indents that fit as well, of the two widths that people use, put a line below different keys.
        let best = widths[0]
        let isGuess =
            best.met > 0
            && widths.dropFirst().contains { [2, 4].contains($0.width) && $0.lost == best.lost && $0.met == best.met }
        return widths.map { choice in
            let spaces = String(repeating: " ", count: choice.width)
            let edits = tabs.map { scene.edit($0.line, $0.column..<$0.column + 1, spaces) }
            return SyntaxSlip(finding.fixed(by: [FixIt("Indent with spaces", edits: edits, isGuess: isGuess)]))
        }
    }

    /// A line with text, as it would be indented if tabs had some width.
    private struct Line {
        let indent: Int
        let hasTab: Bool
        /// Whether it is an item of a list.
        let isItem: Bool
        /// Whether it ends with a key whose value is to follow.
        let isOpen: Bool
    }

    private static func lines(_ width: Int, in file: SourceFile) -> [Line] {
        file.lineStarts.compactMap { start in
            let line = file.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
            let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
            guard let first = line.dropFirst(blanks.count).first, first != UInt8(ascii: "#") else { return nil }
            let tabs = blanks.count { $0 == 0x09 }
            return Line(
                indent: blanks.count + tabs * (width - 1), hasTab: tabs > 0, isItem: first == UInt8(ascii: "-"),
                isOpen: line.last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":"))
        }
    }

    /// Counts the lines that, had tabs some width, would be indented as a line without tabs below the same outermost key.
    ///
    /// A line cannot be indented deeper than one above it that already has a value.
    private static func metIndents(_ width: Int, in file: SourceFile) -> Int {
        var (spaced, tabbed): (Set<Int>, [Int]) = ([], [])
        var above: Line?
        var count = 0
        for line in lines(width, in: file) {
            if line.hasTab {
                let fits = above.map { line.indent <= $0.indent || $0.isOpen || $0.isItem } ?? true
                if fits { tabbed.append(line.indent) }
            } else if line.indent > 0 {
                spaced.insert(line.indent)
            } else {
                count += tabbed.count { spaced.contains($0) }
                (spaced, tabbed) = ([], [])
            }
            above = line
        }
        return count + tabbed.count { spaced.contains($0) }
    }

    /// Counts the keys that end their line and would have nothing below them, had tabs some width.
    private static func lostKeys(_ width: Int, in file: SourceFile) -> Int {
        let lines = lines(width, in: file)
        return zip(lines, lines.dropFirst()).count { above, line in
            above.isOpen && (above.hasTab || line.hasTab) && line.indent <= above.indent && !line.isItem
        }
    }
}
