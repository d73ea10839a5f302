import SourceDiagnostics

/// Lines that stand too far to the right or to the left, and list items that lost their dash.
enum IndentationSlips: SlipDetector {
    static let rules: [Rule] = [.indentation]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard let failure = scene.failure, failure.openBracket == nil, let line = scene.line(failure.position.line),
            !line.isBlank
        else { return [] }
        // A map in braces, or text in quotes, is taken for a key until its line has ended.
        let items = scene.suspectLines.prefix(4).filter { "{[\"'".unicodeScalars.contains($0[$0.indent] ?? " ") }
        if !items.isEmpty, failure.problem.hasPrefix("could not find expected ':'") {
            return items.flatMap { dash($0, in: scene) }
        }
        if failure.problem.hasSuffix("<document start>") { return firstLines(before: line, in: scene) }
        // A second colon on one line is no matter of indentation.
        if failure.problem.hasPrefix("mapping values"), failure.position.column - 1 > (line.key?.upperBound ?? .max) {
            return []
        }
        return blockText(line, in: scene) + belowItem(line, in: scene) + dash(line, in: scene)
            + moves(of: line, in: scene)
    }

    private static let maxLines = 400

    /// The levels that are open above a line: where keys and dashes start, nearest first.
    private static func levels(above line: CodeLine, in scene: SlipScene) -> [(column: Int, line: Int)] {
        var levels: [(column: Int, line: Int)] = []
        var limit = Int.max
        var number = line.number - 1
        while number >= 1, number > line.number - maxLines, limit > 0, let above = scene.line(number) {
            number -= 1
            guard !above.isBlank, above.indent < limit else { continue }
            if above.start > above.indent, above.key != nil, above.start < limit {
                levels.append((above.start, above.number))
            }
            levels.append((above.indent, above.number))
            limit = above.indent
        }
        return levels
    }

    /// The line moved to the levels above it, nearest first, with what is indented below it or stands beside it.
    private static func moves(of line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard line.key != nil || line.start > line.indent else { return [] }
        let levels = levels(above: line, in: scene).filter { $0.column != line.indent }
            .sorted { abs($0.column - line.indent) < abs($1.column - line.indent) }
        return levels.prefix(4).flatMap { level -> [SyntaxSlip] in
            let below = block(of: line, withNeighbours: false, in: scene)
            let all = block(of: line, withNeighbours: true, in: scene)
            // What is indented below a line that stands too near may be right as it is.
            let alone = level.column > line.indent && below.count > 1 ? [[line]] : []
            return (alone + (below.count == all.count ? [below] : [below, all])).map { lines in
                move(lines, from: line, to: level, in: scene)
            }
        }
    }

    private static func move(
        _ lines: [CodeLine], from line: CodeLine, to level: (column: Int, line: Int), in scene: SlipScene
    ) -> SyntaxSlip {
        let difference = level.column - line.indent
        let edits = lines.map { other in
            difference > 0
                ? scene.insert(other.number, 0, String(repeating: " ", count: difference))
                : scene.edit(other.number, 0..<min(-difference, other.indent), "")
        }
        let neighbour = scene.line(level.line)
        return SyntaxSlip(
            Diagnostic(
                .indentation, at: scene.range(line, line.indent..<(line.key?.upperBound ?? line.end)),
                "this line starts in column \(line.indent + 1); it should start in column \(level.column + 1)",
                hint: "move it to column \(level.column + 1)",
                notes: neighbour.map { [.init("as this line does", at: scene.range($0, level.column..<$0.end))] } ?? [],
                fixes: [FixIt("Move it to column \(level.column + 1)", edits: edits, isGuess: true)]))
    }

    /// A line with those that are indented below it, or also with those beside it that start in its column.
    private static func block(of line: CodeLine, withNeighbours: Bool, in scene: SlipScene) -> [CodeLine] {
        var lines = [line]
        var number = line.number + 1
        while lines.count < maxLines, let next = scene.line(number) {
            number += 1
            if next.isBlank { continue }
            guard next.indent > line.indent || withNeighbours && next.indent == line.indent else { break }
            lines.append(next)
        }
        return lines
    }

    /// ` theme: x` at the top of a file whose other keys start in column 1.
    private static func firstLines(before line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        var number = 1
        while number < line.number, let first = scene.line(number) {
            number += 1
            if first.isBlank || first.text == "---" || first.text.hasPrefix("%") { continue }
            guard first.indent > line.indent else { return [] }
            var lines: [CodeLine] = []
            for other in first.number..<line.number {
                if let other = scene.line(other), !other.isBlank { lines.append(other) }
            }
            return [move(lines, from: first, to: (line.indent, line.number), in: scene)]
        }
        return []
    }

    /// `left: …` in the column of the dash of `- bar:`, to which it belongs with all that stands beside it.
    private static func belowItem(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard line.key != nil, line.start == line.indent, let item = scene.line(before: line.number),
            item.indent == line.indent, item.start > item.indent, let name = item.key, name.upperBound + 1 == item.end
        else { return [] }
        let lines = block(of: line, withNeighbours: true, in: scene).prefix {
            $0.indent > line.indent || $0.start == $0.indent
        }
        let column = item.start + 2
        let blanks = String(repeating: " ", count: column - line.indent)
        return [
            SyntaxSlip(
                Diagnostic(
                    .indentation, at: scene.range(line, line.indent..<(line.key?.upperBound ?? line.end)),
                    "this line starts in column \(line.indent + 1), and belongs to '\(item.text(name))' above it",
                    hint: "move it to column \(column + 1)",
                    notes: [.init("'\(item.text(name))' is here", at: scene.range(item, name))],
                    fixes: [
                        FixIt(
                            "Move it to column \(column + 1)", edits: lines.map { scene.insert($0.number, 0, blanks) },
                            isGuess: true)
                    ]))
        ]
    }

    /// `b: …` between `- a` and `- c`.
    private static func dash(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        guard line[line.indent] != "-", line[line.indent] != "?", let list = listAbove(line, in: scene) else {
            return []
        }
        let below = block(of: line, withNeighbours: false, in: scene).dropFirst()
        let insertion = scene.insert(line.number, line.indent, "- ")
        return [[], below.map { scene.insert($0.number, 0, "  ") }].map { edits in
            SyntaxSlip(
                Diagnostic(
                    .indentation, at: scene.range(line, line.indent..<(line.key?.upperBound ?? line.end)),
                    "a list item starts with '- '; this line stands between items without it", hint: "add '- '",
                    notes: [.init("the list starts here", at: scene.range(list, list.indent..<list.indent + 1))],
                    fixes: [FixIt("Add '- '", edits: [insertion] + edits, isGuess: true)]))
        }
    }

    private static func listAbove(_ line: CodeLine, in scene: SlipScene) -> CodeLine? {
        var number = line.number - 1
        while number >= 1, number > line.number - maxLines, let above = scene.line(number) {
            number -= 1
            if above.isBlank || above.indent > line.indent { continue }
            return above.indent == line.indent && above.start > above.indent ? above : nil
        }
        return nil
    }

    /// Text below `|` or `>` that is not indented.
    private static func blockText(_ line: CodeLine, in scene: SlipScene) -> [SyntaxSlip] {
        var number = line.number - 1
        var header: CodeLine?
        while number >= 1, number > line.number - 40, header == nil, let above = scene.line(number) {
            if let last = above.text.split(separator: " ").last, "|>".contains(last.first ?? " "), last.count < 4 {
                header = above
            }
            number -= 1
        }
        guard let header, line.key == nil else { return [] }
        let first = scene.line(header.number + 1).flatMap { $0.isBlank ? nil : $0 }
        let column = max(first.map(\.indent) ?? 0, header.start + 2)
        let text = block(of: line, withNeighbours: true, in: scene).prefix { $0.key == nil }
        return (1...max(1, min(text.count, 8))).map { count in
            let lines = count == 8 ? Array(text) : Array(text.prefix(count))
            let edits = lines.map {
                scene.insert($0.number, 0, String(repeating: " ", count: max(0, column - $0.indent)))
            }
            return SyntaxSlip(
                Diagnostic(
                    .indentation, at: scene.whole(line),
                    "this line starts in column \(line.indent + 1); text below '\(header.text.suffix(1))' starts in column "
                        + "\(column + 1)",
                    notes: [.init("the text belongs to this key", at: scene.whole(header))],
                    fixes: [FixIt("Indent the text", edits: edits)]))
        }
    }
}
