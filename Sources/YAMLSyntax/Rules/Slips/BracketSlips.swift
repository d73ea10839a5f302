import SourceDiagnostics

/// Commas and brackets that are missing, wrong or too many.
enum BracketSlips: SlipDetector {
    static let rules: [Rule] = [.openBracket]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, let line = scene.line(failure.position.line) else { return [] }
        let column = failure.position.column - 1
        guard failure.isInBrackets || failure.openBracket != nil, let start = failure.startOfBrackets,
            let sign = scene.file.character(at: start), "[{".contains(sign)
        else { return superfluous(line, column, in: scene) }
        let note = Diagnostic.Note("'\(sign)' is opened here", at: scene.file.place(start))
        var found: [SyntaxSlip] = []
        if line[column] == "," { found.append(superfluousComma(line, column, note, in: scene)) }
        found += semicolon(line, column, note, in: scene)
        let comma = missingComma(line, column, in: sign, note, in: scene)
        let open =
            otherBracket(line, column, sign, start, note, in: scene) + unclosed(sign, from: start, to: line, in: scene)
        // A line below the bracket more likely belongs to no bracket.
        return found + (start.line == line.number ? comma + open : open + comma)
    }

    /// `[a, b]]`.
    private static func superfluous(_ line: CodeLine, _ column: Int, in scene: SlipScene) -> [SyntaxSlip] {
        guard let sign = line[column], "]})".unicodeScalars.contains(sign) else { return [] }
        return [
            SyntaxSlip(
                Diagnostic(
                    .syntax, at: scene.range(line, column..<column + 1), "nothing is open that this '\(sign)' closes",
                    fixes: [FixIt("Remove '\(sign)'", edits: [scene.edit(line.number, column..<column + 1, "")])]))
        ]
    }

    private static func superfluousComma(
        _ line: CodeLine, _ column: Int, _ note: Diagnostic.Note, in scene: SlipScene
    ) -> SyntaxSlip {
        SyntaxSlip(
            Diagnostic(
                .syntax, at: scene.range(line, column..<column + 1), "there is nothing before this comma",
                fixes: [FixIt("Remove the comma", edits: [scene.edit(line.number, column..<column + 1, "")])]))
    }

    /// `{ a: 1; b: 2 }`.
    private static func semicolon(
        _ line: CodeLine, _ column: Int, _ note: Diagnostic.Note, in scene: SlipScene
    ) -> [SyntaxSlip] {
        let places = line.indices.filter { !line.isQuoted[$0] && line[$0] == ";" }
        guard let first = places.first else { return [] }
        let edits = places.map { place in
            scene.edit(line.number, place..<place + 1, line.isBlank(at: place + 1) ? "," : ", ")
        }
        return [
            SyntaxSlip(
                Diagnostic(
                    .openBracket, at: scene.range(line, first..<first + 1), "commas separate items, not ';'",
                    notes: [note], fixes: [FixIt("Write ','", edits: edits)]))
        ]
    }

    /// `{ a: 1 b: 2 }`.
    private static func missingComma(
        _ line: CodeLine, _ column: Int, in sign: Character, _ note: Diagnostic.Note, in scene: SlipScene
    ) -> [SyntaxSlip] {
        guard column < line.end else { return [] }
        var start = column
        if line[column] == ":" {
            while start > 0, let before = line[start - 1], CodeLine.isInName(before) { start -= 1 }
        }
        guard start < line.end, !"]},".unicodeScalars.contains(line.scalars[start]) else { return [] }
        guard let place = endBefore(start, of: line, in: scene) else { return [] }
        let end =
            line.isQuoted[start] || "{[".unicodeScalars.contains(line.scalars[start])
            ? start + 1 : max(start + 1, line.word(from: start)?.upperBound ?? 0)
        let comma = scene.insert(place.line, place.column, ",")
        let isKey = sign == "{" && "{[".unicodeScalars.contains(line.scalars[start])
        let finding = Diagnostic(
            .openBracket, at: scene.range(line, start..<end),
            "a comma\(isKey ? " and a key are" : " is") missing before this item", notes: [note],
            fixes: isKey ? [] : [FixIt("Add a comma", edits: [comma])])
        return [SyntaxSlip(finding, reading: [comma])]
    }

    /// Where the item ends that stands before a column, on its line or above.
    private static func endBefore(_ column: Int, of line: CodeLine, in scene: SlipScene) -> (line: Int, column: Int)? {
        if let last = line.scalars[..<column].lastIndex(where: { $0 != " " }) {
            return ",{[:".unicodeScalars.contains(line.scalars[last]) ? nil : (line.number, last + 1)
        }
        guard let above = scene.line(before: line.number), let last = above[above.end - 1] else { return nil }
        return ",{[:".unicodeScalars.contains(last) ? nil : (above.number, above.end)
    }

    /// `[a, b}`.
    private static func otherBracket(
        _ line: CodeLine, _ column: Int, _ sign: Character, _ start: SourcePosition, _ note: Diagnostic.Note,
        in scene: SlipScene
    ) -> [SyntaxSlip] {
        var (line, column) = (line, column)
        if start.line < line.number, line.indent == column || line[column] == ":",
            let first = scene.line(start.line), let last = first[first.end - 1], "]})）】］｝".unicodeScalars.contains(last)
        {
            (line, column) = (first, first.end - 1)
        }
        let closers = line.indices.filter { !line.isQuoted[$0] && "]})）".unicodeScalars.contains(line.scalars[$0]) }
        guard let found = line[column].map({ "]})".unicodeScalars.contains($0) }) == true ? column : closers.last else {
            return []
        }
        let right = closing(sign)
        guard Character(line.scalars[found]) != right else { return [] }
        let place = scene.range(line, found..<found + 1)
        let end = start.line == line.number ? endOfList(sign, line, start.column, before: found) ?? found : found
        let missing = SyntaxSlip(
            Diagnostic(
                .openBracket, at: scene.file.place(start), "this '\(sign)' is never closed",
                notes: [.init("'\(right)' is missing here", at: scene.range(line, end..<end + 1))],
                fixes: [
                    FixIt("Add '\(right)'", edits: [scene.insert(line.number, end, String(right))], isGuess: true)
                ]))
        let other = SyntaxSlip(
            Diagnostic(
                .openBracket, at: place, "'\(sign)' is closed by '\(right)', not by '\(line.scalars[found])'",
                notes: [note],
                fixes: [FixIt("Write '\(right)'", edits: [scene.edit(line.number, found..<found + 1, String(right))])]))
        return [missing, other]
    }

    /// Where a list ends that runs into the keys behind it: before the comma that a key follows.
    private static func endOfList(_ sign: Character, _ line: CodeLine, _ start: Int, before end: Int) -> Int? {
        guard sign == "[", start < end else { return nil }
        return (start..<end).first { column in
            guard line[column] == ",", !line.isQuoted[column] else { return false }
            let next = line.scalars[(column + 1)...].firstIndex { $0 != " " } ?? line.end
            return line.word(from: next).map { line[$0.upperBound] == ":" } ?? false
        }
    }

    /// `[a, b`: the bracket is closed at the end of its line, or of one below.
    private static func unclosed(
        _ sign: Character, from start: SourcePosition, to last: CodeLine, in scene: SlipScene
    ) -> [SyntaxSlip] {
        var found: [SyntaxSlip] = []
        let right = String(closing(sign))
        for number in start.line...max(start.line, min(last.number, start.line + maxLines)) {
            guard let line = scene.line(number), !line.isBlank else { continue }
            let all = number == start.line ? openBrackets(line) : []
            let closers = [right] + (all.count > 1 ? [all.reversed().map { String(closing($0)) }.joined()] : [])
            for closer in closers {
                let text = closer.hasPrefix("}") && line[line.end - 1] != "{" ? " " + closer : closer
                found.append(
                    SyntaxSlip(
                        Diagnostic(
                            .openBracket, at: scene.file.place(start), "this '\(sign)' is never closed",
                            hint: "close it with '\(right)'",
                            fixes: [
                                FixIt(
                                    "Add '\(closer)'", edits: [scene.insert(number, line.end, text)], isGuess: true)
                            ])))
            }
        }
        return found
    }

    private static let maxLines = 12

    private static func closing(_ sign: Character) -> Character { sign == "[" ? "]" : "}" }

    /// The brackets that a line leaves open.
    private static func openBrackets(_ line: CodeLine) -> [Character] {
        var open: [Character] = []
        for column in line.indices where !line.isQuoted[column] {
            switch line.scalars[column] {
            case "[", "{": open.append(Character(line.scalars[column]))
            case "]", "}": _ = open.popLast()
            default: break
            }
        }
        return open
    }
}
