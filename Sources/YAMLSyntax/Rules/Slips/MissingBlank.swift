import SourceDiagnostics

extension Rule {
    /// `borderWidth:2`.
    static let missingBlank = Rule(
        "yaml.missing-blank", .error, "A blank is missing behind a colon or a dash.",
        explanation: """
            A colon ends a key, and a dash starts a list item, only when a blank follows; `width:2` and `-item` are text.
            """,
        wrong: .theme("theme: example\nextends: base\ntitle↓:Example\n"),
        right: .theme("theme: example\nextends: base\ntitle: Example\n"))
}

/// `key:value` and `-item`.
enum MissingBlank: SlipDetector {
    static let rules: [Rule] = [.missingBlank]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        scene.suspectLines.flatMap { line -> [SyntaxSlip] in
            let own = glued(line)
            guard let first = own.first else { return [] }
            let slip = slip(at: first, of: line, own.map { ($0, line) }, in: scene)
            // Whoever forgot it once forgot it on the lines beside.
            let others = neighbours(of: line, in: scene).flatMap { other in glued(other).map { ($0, other) } }
            let whole =
                others.isEmpty ? [] : [self.slip(at: first, of: line, own.map { ($0, line) } + others, in: scene)]
            return scene.failure == nil ? whole + [slip] : [slip] + whole
        }
    }

    private static func slip(
        at column: Int, of line: CodeLine, _ places: [(column: Int, line: CodeLine)], in scene: SlipScene
    ) -> SyntaxSlip {
        let first = places.min { ($0.line.number, $0.column) < ($1.line.number, $1.column) } ?? (column, line)
        let sign = first.line[first.column] == "-" ? "dash" : "colon"
        return SyntaxSlip(
            Diagnostic(
                .missingBlank, at: scene.range(first.line, first.column..<first.column + 1),
                "a blank belongs behind the \(sign)",
                fixes: [
                    FixIt("Add a blank", edits: places.map { scene.insert($0.line.number, $0.column + 1, " ") })
                ]))
    }

    /// The columns of colons and dashes that lack their blank.
    private static func glued(_ line: CodeLine) -> [Int] {
        var found: [Int] = []
        if line[line.indent] == "-", let next = line[line.indent + 1],
            next.properties.isAlphabetic || "\"'{[$_".unicodeScalars.contains(next)
        {
            found.append(line.indent)
        }
        var starts = [found.isEmpty ? line.start : line.indent + 1]
        for column in line.indices where column >= line.start && !line.isQuoted[column] {
            let isOpening = line[column] == "{" || line[column] == "," && line.scalars[..<column].contains("{")
            guard isOpening else { continue }
            starts.append(line.scalars[(column + 1)...].firstIndex { $0 != " " } ?? line.end)
        }
        for start in starts {
            guard let word = line.word(from: start), line[word.upperBound] == ":", word.upperBound + 1 < line.end,
                let next = line[word.upperBound + 1], !" \t:/,}]".unicodeScalars.contains(next),
                line.isQuoted[start] || line.scalars[start].properties.isAlphabetic || line[start] == "_"
            else { continue }
            // In braces YAML takes a colon right behind quotes.
            if line.isQuoted[start], start != line.start { continue }
            found.append(word.upperBound)
        }
        return found
    }

    /// The lines beside one that start in its column, without a line between them that starts further left.
    private static func neighbours(of line: CodeLine, in scene: SlipScene) -> [CodeLine] {
        var found: [CodeLine] = []
        for step in [-1, 1] {
            var number = line.number + step
            while found.count < 40, abs(number - line.number) < 100, let other = scene.line(number) {
                if !other.isBlank {
                    if other.indent < line.indent { break }
                    if other.indent == line.indent { found.append(other) }
                }
                number += step
            }
        }
        return found
    }
}
