import SourceDiagnostics

extension Rule {
    /// `// like this`.
    static let comment = Rule(
        "yaml.comment", .error, "A comment is written as in another language.",
        explanation: "In YAML a comment starts with `#` and goes on to the end of its line.",
        wrong: .theme("theme: example\nextends: base\n↓// The title\ntitle: Example\n"),
        right: .theme("theme: example\nextends: base\n# The title\ntitle: Example\n"))
}

/// Comments of C, CSS, HTML, SQL and INI.
enum ForeignComment: SlipDetector {
    static let rules: [Rule] = [.comment]

    static func slips(in scene: SlipScene) -> [SyntaxSlip] {
        guard scene.failure != nil else {
            // `// text: more` is a key for YAML.
            return scene.suspectLines.filter { $0.text.hasPrefix("//") }.compactMap { leading($0, in: scene) }
        }
        return scene.suspectLines.flatMap { line in [leading(line, in: scene), trailing(line, in: scene)] }
            .compactMap(\.self)
    }

    private static let signs: [(start: String, end: String?)] = [
        ("///", nil), ("//", nil), ("/**", "*/"), ("/*", "*/"), ("<!--", "-->"), ("-- ", nil), ("; ", nil),
        (";; ", nil),
    ]

    private static func leading(_ line: CodeLine, in scene: SlipScene) -> SyntaxSlip? {
        guard let sign = signs.first(where: { starts(line, with: $0.start, at: line.indent) }) else { return nil }
        let length = sign.start.filter { $0 != " " }.count
        let opening = line.indent..<line.indent + length
        var edits = [scene.edit(line.number, opening, "#")]
        if let end = sign.end {
            guard let closing = closingEdits(of: line, behind: opening.upperBound, end, in: scene) else { return nil }
            edits += closing
        }
        return slip(line, opening, edits, in: scene)
    }

    private static func trailing(_ line: CodeLine, in scene: SlipScene) -> SyntaxSlip? {
        for column in line.indices where column > line.indent && !line.isQuoted[column] && line[column - 1] == " " {
            guard let sign = signs.prefix(5).first(where: { starts(line, with: $0.start, at: column) }) else {
                continue
            }
            var edits = [scene.edit(line.number, column..<column + sign.start.count, "#")]
            if let end = sign.end {
                guard let place = find(end, in: line, from: column), place.upperBound == line.scalars.count else {
                    return nil
                }
                edits.append(scene.edit(line.number, place, ""))
            }
            return slip(line, column..<column + sign.start.count, edits, in: scene)
        }
        return nil
    }

    /// A hash before each line up to the one that ends the comment; nil when none does, or text follows.
    private static func closingEdits(
        of line: CodeLine, behind column: Int, _ end: String, in scene: SlipScene
    ) -> [FixIt.Edit]? {
        var edits: [FixIt.Edit] = []
        for number in line.number..<line.number + 60 {
            guard let text = scene.file.line(number) else { return nil }
            let other = CodeLine(number, text)
            if number > line.number { edits.append(scene.insert(number, other.indent, "# ")) }
            guard let place = find(end, in: other, from: number == line.number ? column : 0) else { continue }
            guard other.scalars[place.upperBound...].allSatisfy({ $0 == " " }) else { return nil }
            return edits + [scene.edit(number, place, "")]
        }
        return nil
    }

    private static func slip(
        _ line: CodeLine, _ columns: Range<Int>, _ edits: [FixIt.Edit], in scene: SlipScene
    ) -> SyntaxSlip {
        SyntaxSlip(
            Diagnostic(
                .comment, at: scene.range(line, columns),
                "'\(line.text(columns))' starts no comment in YAML", hint: "comments begin with '#'",
                fixes: [FixIt("Write the comment with '#'", edits: edits)]))
    }

    private static func starts(_ line: CodeLine, with sign: String, at column: Int) -> Bool {
        line.scalars.dropFirst(column).starts(with: sign.unicodeScalars)
    }

    private static func find(_ sign: String, in line: CodeLine, from column: Int) -> Range<Int>? {
        let length = sign.unicodeScalars.count
        guard let start = (column..<max(column, line.scalars.count)).first(where: { starts(line, with: sign, at: $0) })
        else { return nil }
        return start..<start + length
    }
}

extension CodeLine {
    /// The columns of its text.
    var indices: Range<Int> { 0..<end }
}
