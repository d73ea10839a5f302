import SourceDiagnostics

extension Rule {
    /// `<<<<<<< HEAD` and its companions.
    static let conflict = Rule(
        "yaml.conflict", .error, "A merge left its conflict markers in the file.",
        explanation: """
            Between `<<<<<<<` and `=======` stands one side of a merge, between `=======` and `>>>>>>>` the other one. \
            Keep what is right, and delete the lines with the markers.
            """,
        wrong: .theme(
            "theme: example\nextends: base\n↓<<<<<<< HEAD\ntitle: Example\n=======\ntitle: Sample\n>>>>>>> x\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// What is wrong with a file as a whole, whatever libyaml stumbled over: no text, conflict markers, tabs.
enum WholeFile: Check {
    static let rules: [Rule] = [.conflict]

    static func slip(_ failure: LibYAMLFailure, in file: SourceFile) -> SyntaxSlip? {
        if let slip = wideText(in: file) ?? conflict(in: file) { return slip }
        for explanation in [ControlCharacter.self, UnknownEscape.self, Encoding.self] as [any SyntaxExplanation.Type] {
            if let finding = explanation.explain(failure, in: file) { return SyntaxSlip(finding) }
        }
        return nil
    }

    /// Text in units of two or four bytes: every other byte of its first letters is zero.
    private static func wideText(in file: SourceFile) -> SyntaxSlip? {
        let head = file.bytes.prefix(4)
        let hasMark = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { head.starts(with: $0) }
        guard hasMark || head.count == 4 && (2...3).contains(head.count { $0 == 0 }) else { return nil }
        let isWider = head.count(where: { $0 == 0 }) > 2 || head.elementsEqual([0xFF, 0xFE, 0, 0])
        var slip = SyntaxSlip(
            Diagnostic(
                .encoding, at: file.place(.start), "the file is UTF-\(isWider ? 32 : 16)",
                hint: "save the file as UTF-8"))
        slip.endsReading = true
        return slip
    }

    /// The first conflict; of its sides, the first one is read.
    private static func conflict(in file: SourceFile) -> SyntaxSlip? {
        let starts = file.lineStarts
        let markers = starts.indices.compactMap { index -> (line: Int, sign: UInt8)? in
            let line = file.bytes[starts[index]...].prefix(8)
            guard let sign = line.first, "<=>|".utf8.contains(sign), line.prefix(7).count(where: { $0 == sign }) == 7,
                line.count == 7 || [0x20, 0x0A, 0x0D].contains(line[line.endIndex - 1])
            else { return nil }
            return (index + 1, sign)
        }
        guard let first = markers.first else { return nil }
        // A conflict ends with its `>`, or else with the last marker.
        let end = markers.first { $0.sign == UInt8(ascii: ">") }?.line ?? markers[markers.count - 1].line
        let middle = markers.first { $0.sign != UInt8(ascii: "<") }?.line ?? first.line
        let left = [first.line] + Array(max(middle, first.line)...max(end, middle, first.line))
        let edits = Set(left).sorted().map { number in
            FixIt.Edit(range: wholeLine(number, in: file), text: "")
        }
        let shown = file.restOfLine(from: SourcePosition(line: first.line, column: 1))?.range
        return SyntaxSlip(
            Diagnostic(
                .conflict, at: shown ?? file.place(SourcePosition(line: first.line, column: 1)),
                "a merge left its conflict markers here",
                hint: "keep the side that is right, and delete the lines with markers",
                notes: markers.dropFirst().prefix { $0.line <= end }.map { marker in
                    .init("and here", at: wholeLine(marker.line, in: file))
                }), reading: edits)
    }

    private static func wholeLine(_ number: Int, in file: SourceFile) -> SourceRange {
        let count = file.line(number)?.unicodeScalars.count ?? 0
        return SourceRange(
            file: file, start: SourcePosition(line: number, column: 1),
            end: SourcePosition(line: number, column: count + 1))
    }
}
