import SourceDiagnostics

/// Quotes that are not closed, closed with another mark, or closed too early.
enum QuoteSlips: SlipDetector {
    static let rules: [Rule] = [.openQuote]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        // An open quote swallows all up to the next one: the line that opens it may be far above.
        guard let failure = scene.failure else { return scene.suspectLines.flatMap { slips($0, in: scene) } }
        var found: [SyntaxSlip] = []
        var number = 1
        while number <= min(failure.position.line, maxLines), found.count < maxSlips, let line = scene.line(number) {
            found += slips(line, in: scene)
            number += 1
        }
        return found
    }

    private static let maxLines = 20_000
    private static let maxSlips = 40

    private static func slips(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard let start = brokenQuote(line) else { return [] }
        let mark = line.scalars[start]
        return inner(line, start, mark, in: scene) + otherMark(line, start, mark, in: scene)
            + unclosed(line, start, mark, in: scene)
    }

    /// Where text in quotes starts that does not end on its line, or ends in the middle of something.
    private static func brokenQuote(_ line: CodeLine) -> Int? {
        var column = line.indent
        while column < line.scalars.count {
            guard line.isQuoted[column] else {
                column += 1
                continue
            }
            let start = column
            if start == line.openQuote { return start }
            while column < line.scalars.count, line.isQuoted[column] { column += 1 }
            if let next = line[column], !" \t,]}:".unicodeScalars.contains(next) { return start }
        }
        return nil
    }

    /// `'It's'`: marks inside text that ends with the same mark.
    private static func inner(
        _ line: CodeLine, _ start: Int, _ mark: Unicode.Scalar, in scene: SlipScene
    ) -> [SyntaxSlip] {
        var edits: [FixIt.Edit] = []
        var first: Int?
        let marks = line.scalars.indices.filter { $0 > start && line[$0] == mark && line[$0 - 1] != "\\" }
        guard let last = marks.last, marks.count > 1 || mark == "'" else { return [] }
        let endsLine = line.scalars[(last + 1)...].allSatisfy { $0 == " " }
        for column in marks {
            let isApostrophe =
                mark == "'" && line[column - 1]?.properties.isAlphabetic == true
                && line[column + 1]?.properties.isAlphabetic == true
            guard isApostrophe || endsLine && column != last else { continue }
            first = first ?? column
            edits.append(scene.insert(line.number, column, mark == "'" ? "'" : "\\"))
        }
        guard let first else { return [] }
        return [
            SyntaxSlip(
                Diagnostic(
                    .openQuote, at: scene.range(line, first..<first + 1),
                    "this quotation mark ends the text that starts before it",
                    hint: mark == "'" ? "inside text it is doubled: ''" : "inside text it is written \\\"",
                    notes: [.init("the text starts here", at: scene.range(line, start..<start + 1))],
                    fixes: [FixIt(mark == "'" ? "Double the mark" : "Escape the marks", edits: edits)]))
        ]
    }

    /// `"text'`.
    private static func otherMark(
        _ line: CodeLine, _ start: Int, _ mark: Unicode.Scalar, in scene: SlipScene
    ) -> [SyntaxSlip] {
        let marks = (mark == "\"" ? "'’”" : "\"’”").unicodeScalars
        let found = line.scalars.indices.first { column in
            guard column > start, marks.contains(line.scalars[column]) else { return false }
            return line.scalars[(column + 1)...].first { $0 != " " }.map { ",]}#".unicodeScalars.contains($0) } ?? true
        }
        guard let found else { return [] }
        return [
            SyntaxSlip(
                Diagnostic(
                    .openQuote, at: scene.range(line, start..<start + 1),
                    "the text that starts with \(mark) here is not closed with it, but with \(line.scalars[found])",
                    notes: [.init("\(line.scalars[found]) stands here", at: scene.range(line, found..<found + 1))],
                    fixes: [
                        FixIt("Close it with \(mark)", edits: [scene.edit(line.number, found..<found + 1, "\(mark)")])
                    ]))
        ]
    }

    /// `"text`.
    private static func unclosed(
        _ line: CodeLine, _ start: Int, _ mark: Unicode.Scalar, in scene: SlipScene
    ) -> [SyntaxSlip] {
        let rest = start + 1..<line.scalars.count
        let isInBrackets = line.scalars[..<start].contains { "{[".unicodeScalars.contains($0) }
        var ends = isInBrackets ? rest.filter { ",]}".unicodeScalars.contains(line.scalars[$0]) } : []
        if let comment = rest.first(where: { line[$0] == "#" && line[$0 - 1] == " " && line[$0 + 1] == " " }) {
            ends.append(comment)
        }
        ends.append(rest.upperBound)
        return ends.prefix(6).compactMap { end in
            var end = end
            while end > start + 1, line[end - 1] == " " { end -= 1 }
            return SyntaxSlip(
                Diagnostic(
                    .openQuote, at: scene.range(line, start..<start + 1), "this quotation mark is never closed",
                    hint: "close it with \(mark)",
                    fixes: [
                        FixIt(
                            "Close the quotation mark", edits: [scene.insert(line.number, end, "\(mark)")],
                            isGuess: true)
                    ]))
        }
    }
}

/// Text behind text in quotes: `"Example" Theme`.
enum TextBehindQuotes: SlipDetector {
    static let rules: [Rule] = []

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, !failure.isInBrackets, let line = scene.line(failure.position.line) else {
            return []
        }
        let column = failure.position.column - 1
        guard column > line.start, column < line.end, !line.isQuoted[column],
            let before = line.scalars[..<column].lastIndex(where: { $0 != " " }), line.isQuoted[before]
        else { return [] }
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(line, column..<line.end),
                    "the text before this ends at its quotation mark",
                    hint: "put all of it between the quotation marks, or nothing"),
                reading: [scene.edit(line.number, column..<line.end, "")])
        ]
    }
}
